import { describe, expect, test } from "vitest";
import {
  dayLimits,
  findRelativeLabel,
  formatCount,
  formatDate,
  formatDateLabel,
  formatDateTime,
  formatFullDate,
  formatFullDateTime,
  formatWeekdayDate,
  formatMoney,
  formatPercent,
  formatNumber,
  formatPopulation,
  formatTime,
  formatWholeChf,
  zurichDay,
} from "~/i18n/format";

describe("dates in Zurich", () => {
  test("writes the short, full and clock forms", () => {
    expect(formatDate("2026-11-12T07:30:00Z")).toBe("12 nov. 2026");
    expect(formatDateTime("2026-11-12T07:30:00Z")).toBe("12 nov. 2026, 08:30");
    expect(formatFullDate("2026-11-12T07:30:00Z")).toBe("12 de novembro de 2026");
    expect(formatFullDateTime("2026-11-12T07:30:00Z")).toBe("12 de novembro de 2026, 08:30");
    expect(formatWeekdayDate("2026-11-30T07:30:00Z")).toBe("segunda-feira, 30 de novembro de 2026");
  });

  test("names the Swiss day of a moment", () => {
    expect(zurichDay(new Date("2026-11-30T22:59:59Z"))).toBe("2026-11-30");
    expect(zurichDay(new Date("2026-11-30T23:00:00Z"))).toBe("2026-12-01");
    expect(zurichDay(new Date("2026-06-30T22:00:00Z"))).toBe("2026-07-01");
  });

  test("uses the Swiss day, not the UTC one", () => {
    expect(formatDate("2026-12-31T23:30:00Z")).toBe("1 jan. 2027");
    expect(formatDate("2026-07-31T22:30:00Z")).toBe("1 ago. 2026");
  });

  test.each([
    ["2026-11-12", "2026-11-11T23:00:00.000Z", "2026-11-12T23:00:00.000Z"],
    ["2026-07-01", "2026-06-30T22:00:00.000Z", "2026-07-01T22:00:00.000Z"],
    ["2026-03-29", "2026-03-28T23:00:00.000Z", "2026-03-29T22:00:00.000Z"],
    ["2026-10-25", "2026-10-24T22:00:00.000Z", "2026-10-25T23:00:00.000Z"],
  ])("knows start and end of %s", (day, begin, end) => {
    const limits = dayLimits(day);
    expect([limits.begin.toISOString(), limits.end.toISOString()]).toEqual([begin, end]);
  });

  test("follows the change to and from summer time", () => {
    expect(formatTime("2026-03-29T00:59:00Z")).toBe("01:59");
    expect(formatTime("2026-03-29T01:00:00Z")).toBe("03:00");
    expect(formatTime("2026-10-25T00:30:00Z")).toBe("02:30");
    expect(formatTime("2026-10-25T01:30:00Z")).toBe("02:30");
    expect(formatTime("2026-10-25T23:00:00Z")).toBe("00:00");
  });
});

test.each([
  [0, "0"],
  [999, "999"],
  [1_000, "1\u00a0mil"],
  [1_290, "1,2\u00a0mil"],
  [9_999, "9,9\u00a0mil"],
  [12_900, "12\u00a0mil"],
])("count of %i is short", (count, label) => {
  expect(formatCount(count)).toBe(label);
});

describe("relative dates", () => {
  const now = "2026-11-12T12:00:00Z";

  test.each([
    ["2026-11-12T11:59:30Z", "agora"],
    ["2026-11-12T12:00:02Z", "agora"],
    ["2026-11-12T11:55:00Z", "há 5 min"],
    ["2026-11-12T11:00:01Z", "há 59 min"],
    ["2026-11-12T09:00:00Z", "há 3 h"],
    ["2026-11-11T23:30:00Z", "há 12 h"],
    ["2026-11-11T20:00:00Z", "ontem"],
    ["2026-11-11T01:00:00Z", "ontem"],
    ["2026-11-08T12:00:00Z", "há 4 dias"],
    ["2026-11-06T12:00:00Z", "há 6 dias"],
  ])("%s reads %s", (then, label) => {
    expect(findRelativeLabel(then, now)).toBe(label);
  });

  test("shortly after midnight show hours, not yesterday", () => {
    expect(findRelativeLabel("2026-11-11T21:00:00Z", "2026-11-11T23:30:00Z")).toBe("há 2 h");
  });

  test("count a day of 23 or 25 hours as one day", () => {
    expect(findRelativeLabel("2026-03-27T11:00:00Z", "2026-03-29T10:00:00Z")).toBe("há 2 dias");
    expect(findRelativeLabel("2026-10-24T10:00:00Z", "2026-10-26T11:00:00Z")).toBe("há 2 dias");
  });

  test("become a date after a week and for the future", () => {
    expect(formatDateLabel("2026-11-05T12:00:00Z", now)).toBe("5 nov. 2026");
    expect(formatDateLabel("2026-11-13T12:00:00Z", now)).toBe("13 nov. 2026");
  });
});

test("percentage: has a decimal comma and no space", () => {
  expect([formatPercent(5.52, 2), formatPercent(8.1, 3), formatPercent(32.4)]).toEqual([
    ...["5,52%", "8,1%", "32%"],
  ]);
});

describe("money", () => {
  test.each([
    [123450, "CHF", "CHF\u00a01’234.50"],
    [123450, "BRL", "R$\u00a01.234,50"],
    [5, "CHF", "CHF\u00a00.05"],
    [0, "CHF", "CHF\u00a00.00"],
    [-123456789, "CHF", "−CHF\u00a01’234’567.89"],
    [99999, "BRL", "R$\u00a0999,99"],
  ] as const)("%i cents of %s read %s", (cents, currency, text) => {
    expect(formatMoney(cents, currency)).toBe(text);
  });

  test("rejects fractions of a cent", () => {
    expect(() => formatMoney(0.1 + 0.2, "CHF")).toThrow(RangeError);
  });

  test("rounds to whole francs", () => {
    expect(formatWholeChf(7502.5)).toBe("CHF\u00a07’503");
    expect(formatWholeChf(1485)).toBe("CHF\u00a01’485");
    expect(formatWholeChf(-0.4)).toBe("CHF\u00a00");
  });
});

describe("numbers", () => {
  test("groups thousands the Brazilian way and rounds half away from zero", () => {
    expect(formatNumber(9051029)).toBe("9.051.029");
    expect(formatNumber(1234.56, 1)).toBe("1.234,6");
    expect(formatNumber(-2.5)).toBe("-3");
  });
});

describe("population", () => {
  test.each([
    [16.4, "16\u00a0mil"],
    [832, "832\u00a0mil"],
    [999.6, "1\u00a0milhão"],
    [1071, "1,07\u00a0milhão"],
    [1620, "1,62\u00a0milhão"],
    [8960, "8,96\u00a0milhões"],
  ])("%s thousand read %s", (thousands, label) => {
    expect(formatPopulation(thousands)).toBe(label);
  });
});
