import { describe, expect, test } from "vitest";
import {
  LARGEST_CENTS,
  readCents,
  readCount,
  readPercent,
} from "../../../../contract/calculators/read-amount.ts";
import { seededRandom } from "./random.ts";

const cents = (value: number) => ({ state: "number", value });
const invalid = (reason: string) => ({ state: "invalid", reason });

describe("amount", () => {
  test.each([
    ["1234.5", 123_450],
    ["1'234.50", 123_450],
    ["1’234.50", 123_450],
    ["1.234,50", 123_450],
    ["1,234.50", 123_450],
    ["1 234,50", 123_450],
    ["1\u00a0234", 123_400],
    ["1.234", 123_400],
    ["1,234", 123_400],
    ["1.234.567", 123_456_700],
    ["CHF 8’000", 800_000],
    ["chf8000", 800_000],
    ["Fr. 1'200.–", 120_000],
    ["1200.-", 120_000],
    ["R$ 1.234,50", 123_450],
    ["CHF 1 234", 123_400],
    ["6000", 600_000],
    ["6.000", 600_000],
    ["6,5", 650],
    ["0", 0],
    ["-0", 0],
    ["0,05", 5],
    ["\t7’502.00\n", 750_200],
    ["CHF\t7'502.00", 750_200],
  ])("reads %j", (typed, value) => {
    expect(readCents(typed)).toEqual(cents(value));
  });
});

describe("invalid amount", () => {
  test.each([
    ["abc", "unreadable"],
    ["12abc", "unreadable"],
    ["1e5", "unreadable"],
    ["1e6", "unreadable"],
    ["12,3456", "unreadable"],
    ["1,,000", "unreadable"],
    ["-5", "negative"],
    ["NaN", "unreadable"],
    ["Infinity", "unreadable"],
    ["1.2.3", "unreadable"],
    ["1234.567", "unreadable"],
    ["0.567", "unreadable"],
    ["1,234.567", "unreadable"],
    ["12,34,56", "unreadable"],
    [".", "unreadable"],
    ["CHF", "unreadable"],
    ["%", "unreadable"],
    ["-100", "negative"],
    ["−1’000", "negative"],
    ["7’502\t8’100", "several"],
    ["7502\n8100", "several"],
    ["7502;8100", "several"],
    ["50000000.01", "large"],
    ["999999999999999999999999", "large"],
    ["9".repeat(80), "large"],
  ])("%j has a reason", (typed, reason) => {
    expect(readCents(typed)).toEqual(invalid(reason));
  });

  test.each(["", "  ", "\t\n", "\u00a0"])("%j is empty", (typed) => {
    expect(readCents(typed)).toEqual({ state: "empty" });
  });
});

test("amount: any text gives whole cents within limits, or a reason", () => {
  const random = seededRandom(7);
  const signs = "0123456789.,'’ -eCHFR$%\t\nabc()+/";
  for (let round = 0; round < 5_000; round += 1) {
    const length = Math.floor(random() * 14);
    const typed = Array.from({ length }, () => signs[Math.floor(random() * signs.length)]).join("");
    const read = readCents(typed);
    if (read.state !== "number") continue;
    expect(Number.isSafeInteger(read.value), typed).toBe(true);
    expect(read.value, typed).toBeGreaterThanOrEqual(0);
    expect(read.value, typed).toBeLessThanOrEqual(LARGEST_CENTS);
  }
});

test("amount: a formatted amount is read back", () => {
  for (const value of [0, 5, 99, 100, 123_450, 98_765_432]) {
    const [whole, rest] = [Math.floor(value / 100), String(value % 100).padStart(2, "0")];
    const grouped = (mark: string) => String(whole).replace(/\B(?=(\d{3})+$)/g, mark);
    for (const typed of [
      `${grouped("’")}.${rest}`,
      `${grouped(".")},${rest}`,
      `${whole}.${rest}`,
    ]) {
      expect(readCents(typed), typed).toEqual(cents(value));
    }
  }
});

test("percentage: has up to four decimals, and three are no thousands separator", () => {
  expect(readPercent("5,3 %")).toEqual(cents(5.3));
  expect(readPercent("5.125")).toEqual(cents(5.125));
  expect(readPercent("100")).toEqual(cents(100));
  expect(readPercent("100.1")).toEqual(invalid("large"));
  expect(readPercent("-1")).toEqual(invalid("negative"));
});

test("count: is a whole number", () => {
  expect(readCount("38", 120)).toEqual(cents(38));
  expect(readCount("38.5", 120)).toEqual(invalid("unreadable"));
  expect(readCount("121", 120)).toEqual(invalid("large"));
});
