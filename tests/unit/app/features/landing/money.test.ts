import { expect, test } from "vitest";
import { formatChf, formatShare } from "~/features/landing/money";

test("figures are written the Swiss way for francs and the Brazilian way for the rest", () => {
  expect(formatChf(6998.4)).toBe("CHF 6’998");
  expect(formatShare(0.321)).toBe("32%");
});
