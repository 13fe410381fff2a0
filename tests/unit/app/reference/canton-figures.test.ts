import { expect, test } from "vitest";
import { listFigures } from "~/reference/canton-figures.server";

const note = (year: number | null) => ({ year, source: "BAG", sourceUrl: null, note: null });

function newerYears(premiumYear: number | null, today: string) {
  const row = {
    populationInThousands: 1_620,
    averageMonthlySalary: 7_502,
    averageRentPrice: 1_768,
    grdpInChfMillions: 164_495,
    areaKm2: 1_728.9,
    avgPremiumCents: 47_120,
    figures: {
      areaKm2: note(2016),
      averageRentPrice: note(2024),
      avgPremiumCents: note(premiumYear),
    },
  };
  return listFigures(row, [], today).flatMap(({ name, newerYear }) =>
    newerYear ? [`${name}: ${newerYear}`] : [],
  );
}

test("canton figures: report a published year that is missing here, for yearly figures only", () => {
  expect(newerYears(2026, "2026-09-28")).toEqual([]);
  expect(newerYears(2026, "2026-11-28")).toEqual([
    "avgPremiumCents: 2027 publicado em 29 set. 2026, ainda não está aqui",
  ]);
  expect(newerYears(2027, "2027-01-01")).toEqual([]);
  expect(newerYears(2027, "2028-01-01")).toEqual([
    "avgPremiumCents: 2028 já começou e ainda não está aqui",
  ]);
});

test("canton figures: report nothing for a figure without a year", () => {
  expect(newerYears(null, "2027-01-01")).toEqual([]);
});
