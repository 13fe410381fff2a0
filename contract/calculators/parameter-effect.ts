import { netSalaryOf } from "./net-salary.ts";
import { parametersOf, type ParameterSet } from "./parameters-of-year.ts";

/** Who is looked at: what they earn a month in a full position, and how old they are. */
const PEOPLE = [
  { grossCents: 500_000, age: 25 },
  { grossCents: 700_000, age: 40 },
  { grossCents: 1_200_000, age: 55 },
] as const;

/** What somebody is paid a month before and after a change of parameters, tax at source apart. */
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
 * By how much a change of parameters moves the net salary of three people, by the formula of the calculator
 * (`netSalaryOf`). Integer cents.
 * @returns nobody whose salary can't be worked out before or after.
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
