import { describe, expect, test } from "vitest";
import {
  unemploymentOf,
  type UnemploymentInput,
} from "../../../../contract/calculators/unemployment.ts";
import { parameters2026 } from "../../../factories/calculators.ts";

const rules = parameters2026.sets["calc.unemployment"]?.value;
const ceiling = parameters2026.sets["calc.alv"]?.value.ceilingPerYearChf;
if (!rules || ceiling === undefined) throw new Error("no rules of the unemployment insurance");

const answerTo = (input: Partial<UnemploymentInput> = {}) =>
  unemploymentOf(
    {
      grossPerMonthCents: 600_000,
      salaries: 12,
      age: 40,
      hasChildren: false,
      contributionMonths: "from22",
      hasInvalidityPension: false,
      ...input,
    },
    rules,
    ceiling,
  );

describe("unemployment benefit", () => {
  test("is 70 percent of the insured salary, paid by the day", () => {
    expect(answerTo()).toEqual({
      insuredCents: 600_000,
      isCapped: false,
      percent: 70,
      reason: "none",
      // 4’200 ÷ 21.7
      dayCents: 19_355,
      monthCents: 420_000,
      allowances: 400,
      months: 18,
      waitingDays: 10,
    });
  });

  test("is 80 percent with children, an invalidity pension, or a daily allowance up to CHF 140", () => {
    const of = (input: Partial<UnemploymentInput>) => {
      const { percent, reason } = answerTo(input) ?? {};
      return [percent, reason];
    };
    expect(of({ hasChildren: true })).toEqual([80, "children"]);
    expect(of({ hasInvalidityPension: true })).toEqual([80, "invalidity"]);
    expect(of({ grossPerMonthCents: 379_700 })).toEqual([80, "low"]);
    expect(of({ grossPerMonthCents: 379_800 })).toEqual([70, "none"]);
  });

  test("counts a twelfth of the 13th salary, up to the ceiling of CHF 12’350 a month", () => {
    expect(answerTo({ salaries: 13 })).toMatchObject({ insuredCents: 650_000, isCapped: false });
    expect(answerTo({ grossPerMonthCents: 2_000_000 })).toMatchObject({
      insuredCents: 1_235_000,
      isCapped: true,
      monthCents: 864_500,
    });
    expect(answerTo({ grossPerMonthCents: 1_235_000 })?.isCapped).toBe(false);
  });

  test("does not exist for a salary below CHF 500 a month", () => {
    expect(answerTo({ grossPerMonthCents: 49_999 })).toBeNull();
    expect(answerTo({ grossPerMonthCents: 50_000 })?.monthCents).toBe(40_000);
  });

  test.each([
    [{ contributionMonths: "under12" }, 0, 0],
    [{ contributionMonths: "from12" }, 260, 12],
    [{ contributionMonths: "from18" }, 400, 18],
    [{ contributionMonths: "from18", age: 55 }, 400, 18],
    [{ contributionMonths: "from22", age: 54 }, 400, 18],
    [{ contributionMonths: "from22", age: 55 }, 520, 24],
    [{ contributionMonths: "from22", hasInvalidityPension: true }, 520, 24],
    [{ contributionMonths: "from22", age: 24 }, 200, 9],
    [{ contributionMonths: "from12", age: 24, hasChildren: true }, 260, 12],
    [{ contributionMonths: "from22", age: 25 }, 400, 18],
  ] as const)("%j gives up to %i daily allowances, about %i months", (input, count, months) => {
    expect(answerTo(input)).toMatchObject({ allowances: count, months });
  });

  test.each([
    [300_000, false, 0],
    [300_100, false, 5],
    [500_000, false, 5],
    [500_100, false, 10],
    [750_000, false, 10],
    [750_100, false, 15],
    [1_041_600, false, 15],
    [1_041_700, false, 20],
    [500_000, true, 0],
    [500_100, true, 5],
    [1_200_000, true, 5],
  ])(
    "for %i cents a month, with children %s, starts after %i days",
    (grossPerMonthCents, hasChildren, days) => {
      expect(answerTo({ grossPerMonthCents, hasChildren })?.waitingDays).toBe(days);
    },
  );
});
