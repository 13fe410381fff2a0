import { expect, test } from "vitest";
import { formatChf, formatShare, parseChf } from "~/features/landing/money";

test.each([
  ["1234.5", 1234.5],
  ["1.234,50", 1234.5],
  ["1'234.50", 1234.5],
  ["1’234.50", 1234.5],
  ["CHF 1 234", 1234],
  ["6000", 6000],
  ["6.000", 6000],
  ["6,5", 6.5],
  ["0", 0],
])("%s is read as %d francs", (typed, amount) => {
  expect(parseChf(typed)).toBe(amount);
});

test.each(["", "abc", "-5", "1.2.3", "12,3456", "1,,000", "1e6"])("%s is no amount", (typed) => {
  expect(parseChf(typed)).toBeNull();
});

test("figures are written the Swiss way for francs and the Brazilian way for the rest", () => {
  expect(formatChf(6998.4)).toBe("CHF 6’998");
  expect(formatShare(0.321)).toBe("32%");
});
