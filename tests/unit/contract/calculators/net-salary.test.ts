import { describe, expect, test } from "vitest";
import { netSalaryOf, paymentsOf } from "../../../../contract/calculators/net-salary.ts";
import { tariffCodeOf } from "../../../../contract/calculators/tariff-code.ts";
import { makeNetSalaryInput, parameters2026, smallTable } from "../../../factories/calculators.ts";
import { wholeNumbers } from "./random.ts";

type Values = Parameters<typeof makeNetSalaryInput>[0];

function net(input: Values = {}) {
  const answer = netSalaryOf(makeNetSalaryInput(input), parameters2026);
  if (!answer) throw new Error("a parameter is missing");
  return answer;
}

const deducted = (input: Values, name: string) => {
  const found = net(input).deductions.find((each) => each.name === name);
  if (!found) throw new Error(`no deduction ${name}`);
  return found;
};

describe("net salary of CHF 8’000, thirteen times, in 2026", () => {
  test("AHV/IV/EO is 5.3 % of the whole salary", () => {
    expect(deducted({}, "ahv")).toMatchObject({ monthCents: 42_400, extraCents: 42_400 });
  });

  test("ALV is 1.1 % up to CHF 148’200 a year", () => {
    expect(deducted({}, "alv")).toMatchObject({ monthCents: 8_800, yearCents: 114_400 });
    expect(deducted({ grossCents: 2_000_000 }, "alv")).toMatchObject({
      monthCents: 13_585,
      extraCents: 0,
      yearCents: 163_020,
    });
    // 12 × 12’000 leave 4’200 of the ceiling for the 13th.
    expect(deducted({ grossCents: 1_200_000 }, "alv")).toMatchObject({
      monthCents: 13_200,
      extraCents: 4_620,
      yearCents: 163_020,
    });
  });

  test("BVG is half of the credit by age, on the coordinated salary", () => {
    // (90’720 − 26’460) × 10 % ÷ 12 ÷ 2
    expect(deducted({}, "bvg").monthCents).toBe(26_775);
    expect(deducted({ age: 25 }, "bvg").monthCents).toBe(18_743);
    expect(deducted({ age: 24 }, "bvg").monthCents).toBe(0);
    expect(deducted({ age: 60 }, "bvg").monthCents).toBe(48_195);
    expect(deducted({ pensionPerMonthCents: 40_000 }, "bvg").monthCents).toBe(40_000);
  });

  test("the second pillar starts at the threshold, with the minimum coordinated salary", () => {
    const yearly = { period: "year", salaries: 12 } as const;
    expect(deducted({ ...yearly, grossCents: 2_267_988 }, "bvg").monthCents).toBe(0);
    const at = net({ ...yearly, grossCents: 2_268_000 });
    expect(at.explained).toMatchObject({ coordinatedYearCents: 378_000, creditPercent: 10 });
  });

  test("the employer pays the same insurances, and at least as much into the second pillar", () => {
    expect(net().employer).toEqual({
      ahvYearCents: 551_200,
      alvYearCents: 114_400,
      bvgYearCents: 321_300,
      totalYearCents: 10_400_000 + 551_200 + 114_400 + 321_300,
    });
  });

  test("is null for ages with other rules", () => {
    for (const age of [0, 17, 66, 100]) {
      expect(netSalaryOf(makeNetSalaryInput({ age }), parameters2026)).toBeNull();
    }
    expect([18, 65].map((age) => net({ age }).month.grossCents)).toEqual([800_000, 800_000]);
  });

  test("a pension contribution equal to the salary leaves zero, never less", () => {
    const { month, year } = net({ pensionPerMonthCents: 800_000 });
    expect([month.netCents, year.netCents >= 0]).toEqual([0, true]);
  });

  test("is null without a parameter", () => {
    const { "calc.ahv": _, ...sets } = parameters2026.sets;
    expect(netSalaryOf(makeNetSalaryInput(), { year: 2026, sets })).toBeNull();
  });
});

describe("tax at source", () => {
  test("adds the 13th salary to its month in the monthly model", () => {
    const withholding = { table: smallTable, isAnnual: false };
    expect(deducted({ withholding }, "withholding")).toMatchObject({
      monthCents: 44_000,
      extraCents: 169_600 - 44_000,
    });
  });

  test("depends on a twelfth of the year in the annual model", () => {
    const withholding = { table: smallTable, isAnnual: true };
    expect(deducted({ withholding }, "withholding")).toMatchObject({
      monthCents: 44_000,
      extraCents: 44_000,
    });
    expect(deducted({ withholding, grossCents: 950_000 }, "withholding").monthCents).toBe(100_700);
  });

  test("includes family allowances, which are exempt from social insurance", () => {
    const withholding = { table: smallTable, isAnnual: false };
    const [without, family] = [net({ withholding }), net({ withholding, children: 2 })];
    expect(family.allowances).toEqual({ monthCents: 43_000, yearCents: 516_000, basis: "federal" });
    expect(deducted({ withholding, children: 2 }, "withholding").monthCents).toBe(46_365);
    expect(family.month.netCents - without.month.netCents).toBe(43_000 - (46_365 - 44_000));
    for (const name of ["ahv", "alv", "nbu", "bvg"]) {
      expect(deducted({ children: 2 }, name)).toEqual(deducted({}, name));
    }
  });

  test("uses the canton's allowances before the federal minimum, with more from the third child on", () => {
    const of = (canton: string, children: number) => net({ canton, children }).allowances;
    expect(of("VS", 2)).toMatchObject({ monthCents: 65_400, basis: "canton" });
    expect(of("VS", 3)).toMatchObject({ monthCents: 65_400 + 43_500 });
    expect(of("ZH", 2)).toMatchObject({ monthCents: 43_000 });
    expect(of("ZG", 1)).toMatchObject({ monthCents: 33_000 });
    expect(net({ canton: "XX", children: 2 }).allowances).toMatchObject({ basis: "federal" });
  });

  test("typed allowances replace the federal minimum, and zero means none", () => {
    const typed = net({ children: 2, allowancesPerMonthCents: 61_000 });
    expect(typed.allowances).toMatchObject({ monthCents: 61_000, basis: "typed" });
    expect(typed.year.netCents - net().year.netCents).toBe(12 * 61_000);
    expect(net({ children: 2, allowancesPerMonthCents: 0 }).month).toEqual(net().month);
  });

  test("includes allowances in a twelfth of the year in the annual model", () => {
    const withholding = { table: smallTable, isAnnual: true };
    const { withheld } = net({ withholding, children: 1 }).explained;
    expect(withheld?.decidingCents).toBe(Math.round((10_400_000 + 12 * 21_500) / 12));
  });

  test("an income of CHF 120’000 leads to an ordinary assessment", () => {
    const withholding = { table: smallTable, isAnnual: false };
    const of = (grossCents: number) => net({ withholding, grossCents, period: "year" }).explained;
    expect(of(11_999_999).isOrdinaryAssessed).toBe(false);
    expect(of(12_000_000).isOrdinaryAssessed).toBe(true);
  });

  test.each([
    [{ civilStatus: "single", children: 0 }, "A0N"],
    [{ civilStatus: "single", children: 2 }, "H2N"],
    [{ civilStatus: "married", children: 0 }, "B0N"],
    [{ civilStatus: "married", children: 1, isSpouseWorking: true }, "C1N"],
    [{ civilStatus: "married", children: 12, isInChurch: true }, "B9Y"],
  ] as const)("for %j uses tariff %s", (input, code) => {
    expect(tariffCodeOf({ isSpouseWorking: false, isInChurch: false, ...input })).toBe(code);
  });
});

describe("every net salary", () => {
  const withholding = { table: smallTable, isAnnual: false };
  const salaries = wholeNumbers(400, 100_000_000);

  test("plus deductions equals the gross to the centime, and net never exceeds gross", () => {
    for (const grossCents of salaries) {
      for (const input of [
        { withholding },
        { period: "year" as const },
        { salaries: 12 as const },
      ]) {
        const { month, year, extra, deductions } = net({ grossCents, ...input });
        const taken = deductions.reduce((sum, { yearCents }) => sum + yearCents, 0);
        expect(year.netCents + taken, `${grossCents}`).toBe(year.grossCents);
        expect(year.netCents).toBe(
          month.netCents * 12 + (extra?.netCents ?? year.netCents - month.netCents * 12),
        );
        for (const paid of [month, year, ...(extra ? [extra] : [])]) {
          expect(paid.netCents, `${grossCents}`).toBeLessThanOrEqual(paid.grossCents);
          expect(Number.isSafeInteger(paid.netCents)).toBe(true);
        }
      }
    }
  });

  test("adds up to the year to the centime", () => {
    for (const grossCents of salaries) {
      for (const count of [12, 13] as const) {
        const input = {
          grossCents,
          period: "year",
          salaries: count,
          workloadPercent: 100,
        } as const;
        const { monthCents, extraCents } = paymentsOf(input);
        expect(monthCents * 12 + extraCents).toBe(grossCents);
        expect(Math.min(monthCents, extraCents)).toBeGreaterThanOrEqual(0);
      }
    }
  });

  test("a higher income never lowers insurance and tax", () => {
    const rising = [...salaries].sort((one, other) => one - other);
    let before = new Map<string, number>();
    for (const grossCents of rising) {
      const { deductions } = net({ grossCents, withholding });
      for (const { name, yearCents } of deductions) {
        expect(yearCents, `${name} at ${grossCents}`).toBeGreaterThanOrEqual(before.get(name) ?? 0);
      }
      before = new Map(deductions.map(({ name, yearCents }) => [name, yearCents]));
    }
  });
});
