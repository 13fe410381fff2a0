import { netSalaryOf } from "./net-salary.ts";
import { parametersOf, type ParameterSet } from "./parameters-of-year.ts";

/** Sample people: full-time salary per month, and age. */
const PEOPLE = [
  { grossCents: 500_000, age: 25 },
  { grossCents: 700_000, age: 40 },
  { grossCents: 1_200_000, age: 55 },
] as const;

/** Net monthly salary before and after a change of parameters, without tax at source. */
export type NetEffect = {
  grossCents: number;
  age: number;
  beforeCents: number;
  afterCents: number;
};

function netCents(
  { grossCents, age }: (typeof PEOPLE)[number],
  year: number,
  sets: readonly ParameterSet[],
) {
  const parameters = parametersOf(year, sets);
  const nbuPercent = parameters.sets["calc.nbu"]?.value.estimatePercent ?? 0;
  const employment = { period: "month", salaries: 12, workloadPercent: 100, children: 0 } as const;
  const insurance = { nbuPercent, ktgPercent: 0, pensionPerMonthCents: null, withholding: null };
  const payslip = { ...insurance, allowancesPerMonthCents: null, canton: null };
  return netSalaryOf({ grossCents, age, ...employment, ...payslip }, parameters)?.month.netCents;
}

/**
 * Effect of changed parameters on the net salary of three sample people, by the calculator's formula
 * (`netSalaryOf`). Integer cents.
 * @returns only people whose salary can be calculated before and after
 */
export function netSalaryEffects(
  year: number,
  before: readonly ParameterSet[],
  after: readonly ParameterSet[],
): NetEffect[] {
  return PEOPLE.flatMap((person) => {
    const beforeCents = netCents(person, year, before);
    const afterCents = netCents(person, year, after);
    if (beforeCents === undefined || afterCents === undefined) return [];
    return [{ ...person, beforeCents, afterCents }];
  });
}
