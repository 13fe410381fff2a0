import { describe, expect, test } from "vitest";
import {
  defaultYearOf,
  findSetOfFigure,
  findSetOfParameter,
  isReferenceRateDue,
  listMissingYears,
  officialSetNames,
  officialSets,
  yearStatusOf,
} from "../../../../contract/calculators/official-years.ts";
import { parameterShapes } from "../../../../contract/calculators/parameters.ts";

const [NOVEMBER, NEW_YEAR, FEBRUARY] = ["2026-11-28", "2027-01-01", "2027-02-28"] as const;
const states = (yearStatus: ReturnType<typeof yearStatusOf>) => [
  `${yearStatus.current.year} ${yearStatus.current.state}`,
  yearStatus.coming && `${yearStatus.coming.year} ${yearStatus.coming.state}`,
];

describe("official years", () => {
  test("premiums of the coming year are missing from their publication day", () => {
    expect(states(yearStatusOf("premiums", [2026], "2026-09-28"))).toEqual([
      "2026 held",
      "2027 expected",
    ]);
    expect(states(yearStatusOf("premiums", [2026], NOVEMBER))).toEqual([
      "2026 held",
      "2027 missing",
    ]);
    expect(states(yearStatusOf("premiums", [2026], NEW_YEAR))).toEqual([
      "2027 missing",
      "2028 expected",
    ]);
  });

  test("a year that started without a known publication is overdue", () => {
    expect(states(yearStatusOf("withholdingTax", [2026], NOVEMBER))).toEqual([
      "2026 held",
      "2027 expected",
    ]);
    for (const day of [NEW_YEAR, FEBRUARY]) {
      expect(states(yearStatusOf("withholdingTax", [2026], day))).toEqual([
        "2027 overdue",
        "2028 expected",
      ]);
    }
  });

  test("a year stored in the portal is held, this one and the coming one", () => {
    expect(states(yearStatusOf("pensionFund", [2026, 2027], NOVEMBER))).toEqual([
      "2026 held",
      "2027 held",
    ]);
    expect(states(yearStatusOf("pensionFund", [2026, 2027], FEBRUARY))).toEqual([
      "2027 held",
      "2028 expected",
    ]);
  });

  test("a survey of every second year stays current until the next one", () => {
    expect(states(yearStatusOf("salaries", [2024], FEBRUARY))).toEqual(["2024 held", null]);
  });

  test("premiums start with the coming year once it is stored, a pay slip's tax with this year", () => {
    expect(defaultYearOf("premiums", [2026], NOVEMBER)).toBe(2026);
    expect(defaultYearOf("premiums", [2027, 2026], NOVEMBER)).toBe(2027);
    expect(defaultYearOf("withholdingTax", [2027, 2026], NOVEMBER)).toBe(2026);
    expect(defaultYearOf("withholdingTax", [2027, 2026], NEW_YEAR)).toBe(2027);
    expect(defaultYearOf("premiums", [], NOVEMBER)).toBeNull();
    expect(defaultYearOf(null, [2027, 2026], NOVEMBER)).toBe(2026);
    expect(defaultYearOf(null, [2029, 2028], NOVEMBER)).toBe(2028);
  });

  test("editors miss published and started years, but no expected ones", () => {
    const yearStatuses = [
      yearStatusOf("premiums", [2026], NOVEMBER),
      yearStatusOf("withholdingTax", [2026], NOVEMBER),
      yearStatusOf("pensionFund", [2026, 2027], NOVEMBER),
    ];
    expect(
      listMissingYears(yearStatuses).map(({ set, missing }) => `${set} ${missing.year}`),
    ).toEqual(["premiums 2027"]);
    const later = yearStatusOf("withholdingTax", [2026], NEW_YEAR);
    expect(listMissingYears([later])[0]?.missing).toEqual({ state: "overdue", year: 2027 });
  });

  test("the mortgage reference rate is due from its next publication", () => {
    expect(isReferenceRateDue(NOVEMBER)).toBe(false);
    expect(isReferenceRateDue("2026-12-01")).toBe(true);
  });

  test("each publication has a day and an address, and each yearly parameter belongs to one set", () => {
    for (const name of officialSetNames) {
      for (const { on, url } of officialSets[name].published) {
        expect(on).toMatch(/^20\d\d-\d\d-\d\d$/);
        expect(url).toMatch(/^https:/);
      }
    }
    expect(findSetOfFigure("avgPremiumCents")).toBe("premiums");
    expect(findSetOfFigure("areaKm2")).toBeNull();
    const unset = Object.keys(parameterShapes).filter((key) => findSetOfParameter(key) === null);
    expect(unset).toEqual([
      "calc.mortgage",
      "calc.mortgage-rate",
      "calc.household",
      "calc.unemployment",
    ]);
  });
});
