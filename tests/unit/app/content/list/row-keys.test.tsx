import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test } from "vitest";
import { RowKeys } from "~/content/list/row-keys";

beforeEach(() => {
  localStorage.clear();
  // jsdom has no layout for this.
  Element.prototype.scrollIntoView = () => {};
});

function draw() {
  render(
    <>
      <input aria-label="Busca" />
      <ul>
        {["Um", "Dois"].map((name) => (
          <li key={name} className="row">
            <a href={`#${name}`}>{name}</a>
          </li>
        ))}
      </ul>
      <RowKeys selector=".row" />
    </>,
  );
  return userEvent.setup();
}
const focused = () => document.activeElement?.textContent;

test("row keys: J and K move through the rows and stop at the ends", async () => {
  const user = draw();
  await user.keyboard("j");
  expect(focused()).toBe("Um");
  await user.keyboard("jj");
  expect(focused()).toBe("Dois");
  await user.keyboard("kk");
  expect(focused()).toBe("Um");
});

test("row keys: text fields and other shortcuts keep their keys", async () => {
  const user = draw();
  await user.type(screen.getByLabelText("Busca"), "jk");
  expect(screen.getByLabelText<HTMLInputElement>("Busca").value).toBe("jk");
  (document.activeElement as HTMLElement).blur();
  await user.keyboard("{Control>}j{/Control}");
  expect(document.activeElement).toBe(document.body);
});

test("row keys: ? explains them, and they can be turned off for good", async () => {
  const user = draw();
  await user.keyboard("?");
  const use = await screen.findByRole("checkbox", { name: "Usar estes atalhos" });
  await user.click(use);
  await user.keyboard("{Escape}");
  (document.activeElement as HTMLElement | null)?.blur();
  await user.keyboard("j");
  expect(focused()).not.toBe("Um");
  expect(localStorage.length).toBe(1);
});
