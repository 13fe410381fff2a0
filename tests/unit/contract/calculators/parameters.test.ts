import { describe, expect, test } from "vitest";
import { calculatorParameters } from "../../../../cms-extensions/seed/content/calculator-parameters.ts";
import {
  findParameterProblem,
  allParameterKeys,
  editionOf,
  listYears,
  parametersOf,
  usableSets,
  type ParameterSet,
} from "../../../../contract/calculators/parameters.ts";
import { demoSets } from "../../../factories/calculators.ts";

const ahv = (year: number, employeePercent: number, version = 1): ParameterSet<"calc.ahv"> => ({
  key: "calc.ahv",
  year,
  version,
  value: { employeePercent, employerPercent: 5.3 },
  source: "BSV",
  sourceUrl: null,
  publisher: "BSV",
  reviewedAt: "2026-11-20",
});

test("seeded parameters: contain every key with its source", () => {
  expect(new Set(demoSets.map(({ key }) => key))).toEqual(new Set(allParameterKeys));
  for (const { source, publisher } of calculatorParameters) {
    expect([source, publisher].every(Boolean)).toBe(true);
  }
});

test("seeded parameters: an unreviewed figure names who says so, and an official one has its address", () => {
  for (const { key, source, sourceUrl, reviewedAt } of calculatorParameters) {
    expect([key, source.includes("segundo")]).toEqual([key, reviewedAt === null]);
    if (reviewedAt)
      expect(sourceUrl).toMatch(/^https:\/\/www\.(ahv-iv|bsv\.admin|fedlex\.admin)\.ch/);
  }
});

describe("edited parameter", () => {
  test.each([
    ["calc.ahv", { employeePercent: "5,3", employerPercent: 5.3 }, /employeePercent/],
    ["calc.ahv", { employeePercent: 5.3 }, /employerPercent/],
    ["calc.ahv", { employeePercent: 530, employerPercent: 5.3 }, /0 a 100/],
    ["calc.ahv", null, /employeePercent/],
    ["calc.alv", { employeePercent: 1.1, employerPercent: 1.1, ceilingPerYearChf: -1 }, /ceiling/],
    [
      "calc.withholding",
      { annualModelCantons: ["Genf"], ordinaryFromGrossPerYearChf: 1 },
      /siglas/,
    ],
    ["calc.avh", {}, /Nenhuma calculadora/],
  ])("%s %j is rejected with an explanation", (key, value, words) => {
    expect(findParameterProblem(key, value)).toMatch(words);
  });

  test("needs age bands without gaps", () => {
    const bvg = demoSets.find(({ key }) => key === "calc.bvg")?.value;
    const withBands = (ageCredits: unknown) =>
      findParameterProblem("calc.bvg", { ...bvg, ageCredits });
    expect(withBands([{ from: 25, to: 34, percent: 7 }])).toBeNull();
    expect(withBands([])).toMatch(/ageCredits/);
    expect(
      withBands([
        { from: 25, to: 34, percent: 7 },
        { from: 36, to: 44, percent: 10 },
      ]),
    ).toMatch(/lacunas/);
  });

  test("of another key is not validated", () => {
    expect(findParameterProblem("data.rent", { anything: true })).toBeNull();
    expect(findParameterProblem("calc.table.wages", {})).toBeNull();
  });

  test("is left out if it is invalid", () => {
    expect(usableSets([{ ...ahv(2026, 5.3), value: { employeePercent: "x" } }])).toEqual([]);
  });
});

describe("parameters of a year", () => {
  const sets = [...demoSets, ahv(2027, 5.4), ahv(2027, 5.5, 2)];

  test("are the newest of that year, or of the last year before", () => {
    const { sets: of2027 } = parametersOf(2027, sets);
    expect(of2027["calc.ahv"]).toMatchObject({ year: 2027, version: 2 });
    expect(of2027["calc.ahv"]?.value.employeePercent).toBe(5.5);
    expect(of2027["calc.alv"]?.year).toBe(2026);
    expect(parametersOf(2026, sets).sets["calc.ahv"]?.value.employeePercent).toBe(5.3);
    expect(parametersOf(2025, sets).sets["calc.ahv"]).toBeUndefined();
  });

  test("are available once one of them is entered and all others have an earlier one", () => {
    const keys = ["calc.ahv", "calc.alv", "calc.mortgage-rate"] as const;
    expect(listYears(keys, demoSets)).toEqual([2026]);
    expect(listYears(keys, sets)).toEqual([2027, 2026]);
    expect(listYears(["calc.ahv"], [])).toEqual([]);
  });

  test("have an edition number, raised by every new version", () => {
    expect(editionOf(parametersOf(2026, sets))).toBe("2026.1");
    expect(editionOf(parametersOf(2027, sets))).toBe("2027.2");
  });
});
