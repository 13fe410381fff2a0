import { expect, test } from "vitest";
import cantonFile from "../../../../cms-extensions/seed/data/cantons.json";
import { figureKeys, readCantonValues } from "../../../../contract/switzerland/canton-figures.ts";
import { cantonFigurePlan } from "../../../../cms-extensions/seed/reference-rows.ts";
import { cantonPlan } from "../../../../cms-extensions/seed/canton-rows.ts";

type Row = Record<string, unknown>;
const rows: Row[] = cantonFigurePlan().rows[0]?.rows ?? [];
const cantons: Row[] = cantonPlan().rows.find(({ table }) => table === "Cantons")?.rows ?? [];
const valueOf = (key: string, code: string) =>
  readCantonValues(rows.find((row) => row["key"] === key)?.["byCanton"]).values[code]?.value;

test("seeded canton figures: contain every figure once for its year and all 26 cantons, with publisher and source", () => {
  expect(rows.map(({ key }) => key).toSorted()).toEqual([...figureKeys].toSorted());
  for (const { key, year, publisher, source, byCanton } of rows) {
    const { values, wrong } = readCantonValues(byCanton);
    expect([Object.keys(values).length, wrong], `${String(key)}`).toEqual([26, []]);
    expect(year).toBeGreaterThan(2015);
    expect(publisher && source, `${String(key)}`).toBeTruthy();
  }
});

test("seeded canton figures: have no check date if they come from a copy of the source", () => {
  const sources: Readonly<Record<string, { publisher: string; via?: string }>> = cantonFile.sources;
  const ids: Readonly<Record<string, string>> = cantonFile.cantons[0]?.sources ?? {};
  for (const { key, reviewedAt } of rows) {
    // Rents by number of rooms come from the same table as the average rent.
    const isRent = /^rent\dRoom/.test(String(key));
    const name = key === "populationInThousands" ? "population" : String(key);
    const { via } = sources[ids[isRent ? "averageRentPrice" : name] ?? ""] ?? {};
    expect(reviewedAt === null, name).toBe(via !== undefined);
  }
});

test("seeded canton figures: match the published withholding tax of Geneva and Zurich, and one unknown rent", () => {
  expect(valueOf("taxSingle10000Pct", "GE")).toBe(15.56);
  const zurich = ["taxSingle5000Pct", "taxSingle7000Pct", "taxSingle10000Pct"];
  expect(zurich.map((key) => valueOf(key, "ZH"))).toEqual([5.52, 7.75, 10.59]);
  expect(valueOf("rent1Room", "AI")).toBeNull();
});

test.each(["averageRentPrice", "averageMonthlySalary", "grdpInChfMillions", "areaKm2"])(
  "seeded canton figures: %s equals the canton's column",
  (key) => {
    for (const canton of cantons)
      expect(valueOf(key, String(canton["cantonCode"]))).toBe(canton[key]);
  },
);

test("seeded cantons: each one has its own official site at a Swiss https address", () => {
  const sites = cantons.map(({ cantonCode, officialUrl }) => [cantonCode, String(officialUrl)]);
  for (const [code, site] of sites)
    expect(site, String(code)).toMatch(/^https:\/\/www\.[a-z]+\.ch$/);
  expect(new Set(sites.map(([, site]) => site)).size).toBe(26);
  expect(Object.fromEntries(sites)).toMatchObject({
    ZH: "https://www.zh.ch",
    BL: "https://www.baselland.ch",
    JU: "https://www.jura.ch",
    TI: "https://www.ti.ch",
  });
});
