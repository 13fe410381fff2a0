import { expect, test } from "vitest";
import { sourcesOf } from "~/features/cantons/choropleth/figure-sources";
import type { FigureSet } from "~/reference/figure-sets.server";

const premiums = (more: Partial<FigureSet> = {}): FigureSet => ({
  key: "premiumMedianCents",
  year: 2026,
  publisher: "BAG",
  source: "Prämien 2026",
  sourceUrl: null,
  reviewedAt: null,
  reviewer: null,
  note: null,
  values: { ZH: { value: 59_100 } },
  ...more,
});

const newerYear = (year: number, today: string, key: FigureSet["key"] = "premiumMedianCents") =>
  sourcesOf(premiums({ year, key }), ["ZH"], today)[0]?.newerYear;

test("figure sources: report a published year that is missing here, for yearly figures only", () => {
  expect(newerYear(2026, "2026-09-28")).toBeNull();
  expect(newerYear(2026, "2026-11-28")).toBe("2027 publicado em 29 set. 2026, ainda não está aqui");
  expect(newerYear(2027, "2027-01-01")).toBeNull();
  expect(newerYear(2027, "2028-01-01")).toBe("2028 já começou e ainda não está aqui");
  expect(newerYear(2016, "2027-01-01", "areaKm2")).toBeNull();
});

test("figure sources: name the office with the title apart, and a canton's own source instead", () => {
  const values = { ZH: { value: 1 }, BE: { value: 2, source: "BAG, segundo a imprensa" } };
  const sources = sourcesOf(premiums({ values, reviewedAt: "2026-11-21" }), ["ZH", "BE", "ZH"]);
  expect(sources.map(({ name, title, reviewedOn }) => [name, title, reviewedOn])).toEqual([
    ["BAG", "Prämien 2026", "21 nov. 2026"],
    ["BAG, segundo a imprensa", null, "21 nov. 2026"],
  ]);
});
