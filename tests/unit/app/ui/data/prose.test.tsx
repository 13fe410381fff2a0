import { render } from "@testing-library/react";
import { expect, test } from "vitest";
import { Prose } from "~/ui/data/prose";

test("prose: wraps every table in a frame that the keyboard can scroll", () => {
  const html = "<p>Antes</p><table><tbody><tr><td>1</td></tr></tbody></table><p>Depois</p>";
  const { container } = render(<Prose html={html} />);
  const frame = container.querySelector("table")?.parentElement;
  expect(frame?.tabIndex).toBe(0);
  expect(frame?.textContent).toBe("1");
  expect(container.firstElementChild?.children.length).toBe(3);
});
