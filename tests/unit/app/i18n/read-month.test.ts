import { expect, test } from "vitest";
import { readMonth } from "~/i18n/read-month";

test.each([
  ["2026-03", "2026-03"],
  ["03/2026", "2026-03"],
  [" 3/2026 ", "2026-03"],
  ["03.2026", "2026-03"],
  ["13/2026", "2026-13"],
  ["março de 2026", "março de 2026"],
  ["", ""],
])("typed month: %s reads as %s", (typed, month) => {
  expect(readMonth(typed)).toBe(month);
});
