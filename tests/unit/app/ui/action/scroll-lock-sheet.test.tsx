import { render } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { styleSingleton } from "~/ui/action/scroll-lock-sheet";

const rules = () =>
  document.adoptedStyleSheets.flatMap((sheet) => [...sheet.cssRules].map((rule) => rule.cssText));

afterEach(() => {
  document.adoptedStyleSheets = [];
});

test("scroll lock sheet: keeps styles from the first user to the last, without a style element", () => {
  const Sheet = styleSingleton();
  const first = render(<Sheet styles="body { overflow: hidden; }" />);
  const second = render(<Sheet styles="body { overflow: auto; }" />);

  expect(rules()).toEqual(["body { overflow: hidden; }"]);
  expect(document.querySelector("style")).toBeNull();

  first.unmount();
  expect(rules()).toHaveLength(1);
  second.unmount();
  expect(rules()).toEqual([]);
});

test("scroll lock sheet: updates only dynamic styles", () => {
  const Sheet = styleSingleton();
  const { rerender } = render(<Sheet styles="p { margin: 1px; }" dynamic />);
  rerender(<Sheet styles="p { margin: 2px; }" dynamic />);
  expect(rules()).toEqual(["p { margin: 2px; }"]);

  const Still = styleSingleton();
  const still = render(<Still styles="p { margin: 3px; }" />);
  still.rerender(<Still styles="p { margin: 4px; }" />);
  expect(rules()).toEqual(["p { margin: 2px; }", "p { margin: 3px; }"]);
});
