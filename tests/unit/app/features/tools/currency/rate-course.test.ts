import { expect, test } from "vitest";
import { courseCsv, courseRows, readCourseChoice } from "~/features/tools/currency/rate-course";

test.each([
  ["", { from: "CHF", to: "BRL", days: 365 }],
  ["from=EUR&to=USD&period=30", { from: "EUR", to: "USD", days: 30 }],
  ["from=BRL", { from: "BRL", to: "CHF", days: 365 }],
  ["from=EUR&to=EUR", { from: "EUR", to: "CHF", days: 365 }],
  ["from=XYZ&to=%3Cb%3E&period=9999", { from: "CHF", to: "BRL", days: 365 }],
])("exchange rate chart: address %s selects a supported pair and period", (query, choice) => {
  expect(readCourseChoice(new URLSearchParams(query))).toEqual(choice);
});

const series = [
  {
    source: "Banco",
    sourceUrl: "https://banco.example/",
    points: [
      { day: "2026-11-19", rate: 6.1 },
      { day: "2026-11-20", rate: 6.25 },
    ],
  },
  {
    source: "Alfândega",
    sourceUrl: "https://alfandega.example/",
    points: [{ day: "2026-11-20", rate: 6.3 }],
  },
];

test("exchange rate chart: a day without a published rate is unknown, not zero", () => {
  expect(courseRows(series)).toEqual([
    { day: "2026-11-19", rates: [6.1, null] },
    { day: "2026-11-20", rates: [6.25, 6.3] },
  ]);
  const csv = courseCsv({ from: "CHF", to: "BRL", days: 30 }, series);
  expect(csv).toContain('"2026-11-19";"6,1";"s/d"');
  expect(csv).toContain('"Fonte";"Banco";"https://banco.example/"');
  expect(csv.startsWith("\ufeff")).toBe(true);
});
