import { chfToCents, percentOf, sumOf } from "./cents.ts";
import type { YearParameters } from "./parameters.ts";
import {
  ahvCents,
  insuredUpTo,
  pensionCents,
  withheldInYear,
  type WithheldYear,
} from "./deductions.ts";
import type { WithholdingTable } from "./withholding-tax.ts";

export type NetSalaryInput = {
  /** Canton of the employer, which decides the family allowances; null for the federal minimum. */
  canton: string | null;
  /** Of a full-time position, per month or year as `period` says. */
  grossCents: number;
  period: "month" | "year";
  salaries: 12 | 13;
  workloadPercent: number;
  age: number;
  /** Children in the household: they decide the tariff and the minimum allowances. */
  children: number;
  /** Family allowances on the pay slip; null for the canton's amount per child. */
  allowancesPerMonthCents: number | null;
  /** Rate on the pay slip; by default the parameter's estimate. */
  nbuPercent: number;
  /** Employee's part of a daily sickness allowance; 0 without one. */
  ktgPercent: number;
  /** Monthly pension contribution on the pay slip; null for the legal minimum. */
  pensionPerMonthCents: number | null;
  /** Tariff of the tax at source; null if no tax is withheld. */
  withholding: { table: WithholdingTable; isAnnual: boolean } | null;
};

export type DeductionName = "ahv" | "alv" | "nbu" | "ktg" | "bvg" | "withholding";

/** One deduction: in a regular month, on payments beyond twelve months, and in the year. */
export type Deduction = {
  name: DeductionName;
  monthCents: number;
  extraCents: number;
  yearCents: number;
};

/** Net includes family allowances; gross is the salary alone. */
type Payment = { grossCents: number; netCents: number };

export type FamilyAllowances = {
  monthCents: number;
  yearCents: number;
  /** From the pay slip, the canton's amount, or the federal minimum if the canton's amount is unknown. */
  basis: "typed" | "canton" | "federal";
};

export type NetSalary = {
  month: Payment;
  /** The 13th salary; null with twelve. */
  extra: Payment | null;
  year: Payment;
  deductions: readonly Deduction[];
  /** Paid and taxed with the salary, without social contributions; null if the parameter is missing. */
  allowances: FamilyAllowances | null;
  employer: {
    ahvYearCents: number;
    alvYearCents: number;
    bvgYearCents: number;
    /**
     * Gross plus these contributions. Occupational accident insurance, family fund and administration costs
     * vary and are not included.
     */
    totalYearCents: number;
  };
  explained: {
    /** Base of ALV and NBU in a regular month. */
    alvBaseMonthCents: number;
    nbuBaseMonthCents: number;
    coordinatedYearCents: number;
    creditPercent: number;
    withheld: WithheldYear | null;
    /** The yearly salary requires an ordinary tax return afterwards. */
    isOrdinaryAssessed: boolean;
  };
};

export const netSalaryParameters = ["calc.ahv", "calc.alv", "calc.nbu", "calc.bvg"] as const;

/**
 * Ages of the general case. AHV is due from January after the 17th birthday (AHVG art. 3). Above the
 * reference age an allowance applies and no ALV is due (AHVG art. 4 and 21, AVIG art. 2); not covered here.
 */
export const coveredAges = { from: 18, to: 65 } as const;

export const isAgeCovered = (age: number): boolean =>
  age >= coveredAges.from && age <= coveredAges.to;

function deduction(name: DeductionName, monthCents: number, extraCents: number): Deduction {
  return { name, monthCents, extraCents, yearCents: monthCents * 12 + extraCents };
}

/** Payment of a regular month, and beyond twelve months, for the given workload. */
export function paymentsOf(
  input: Pick<NetSalaryInput, "grossCents" | "period" | "salaries" | "workloadPercent">,
): { monthCents: number; extraCents: number } {
  const workedCents = percentOf(input.grossCents, input.workloadPercent);
  if (input.period === "month") {
    return { monthCents: workedCents, extraCents: input.salaries === 13 ? workedCents : 0 };
  }
  const monthCents = Math.floor(workedCents / input.salaries);
  return { monthCents, extraCents: workedCents - monthCents * 12 };
}

/** Some cantons pay one amount for these two and another for further children (FR, GE, NE, VD, VS). */
const FIRST_CHILDREN = 2;

/**
 * Minimum monthly family allowances: the canton's amount for children under twelve, otherwise the federal
 * minimum (FamZG art. 3 and 5).
 * @returns null if the parameter is missing
 */
export function leastAllowancesOf(
  { children, canton }: Pick<NetSalaryInput, "children" | "canton">,
  sets: YearParameters["sets"],
): Omit<FamilyAllowances, "yearCents"> | null {
  const byCanton = sets["calc.family-canton"]?.value;
  const first = canton === null ? undefined : byCanton?.firstChildrenByCanton[canton];
  const later = canton === null ? undefined : byCanton?.fromThirdChildByCanton[canton];
  if (first !== undefined && later !== undefined) {
    const firstCount = Math.min(children, FIRST_CHILDREN);
    const monthCents = chfToCents(first) * firstCount + chfToCents(later) * (children - firstCount);
    return { monthCents, basis: "canton" };
  }
  const family = sets["calc.family"]?.value;
  if (children > 0 && !family) return null;
  return { monthCents: chfToCents(family?.childPerMonthChf ?? 0) * children, basis: "federal" };
}

function allowancesOf(
  input: NetSalaryInput,
  sets: YearParameters["sets"],
): NetSalary["allowances"] {
  const typed = input.allowancesPerMonthCents;
  const found =
    typed === null
      ? leastAllowancesOf(input, sets)
      : ({ monthCents: typed, basis: "typed" } as const);
  return found && { ...found, yearCents: found.monthCents * 12 };
}

/**
 * Net salary: gross + family allowances − AHV/IV/EO − ALV − NBU − KTG − BVG − tax at source. Each is
 * calculated for a regular month and for the 13th salary, so that month, 13th and year agree to the cent.
 * Allowances are subject to tax at source (ESTV, Kreisschreiben 45) but not part of the insured salary
 * (AHVV art. 6). Integer cents throughout.
 * @returns null if a parameter of `netSalaryParameters` is missing, and for ages that are not covered
 */
export function netSalaryOf(input: NetSalaryInput, { sets }: YearParameters): NetSalary | null {
  const [ahv, alv, nbu, bvg] = [
    sets["calc.ahv"],
    sets["calc.alv"],
    sets["calc.nbu"],
    sets["calc.bvg"],
  ];
  if (!ahv || !alv || !nbu || !bvg || !isAgeCovered(input.age)) return null;
  const { monthCents, extraCents } = paymentsOf(input);
  const yearCents = monthCents * 12 + extraCents;
  const alvBase = insuredUpTo(alv.value.ceilingPerYearChf, monthCents, extraCents);
  const nbuBase = insuredUpTo(nbu.value.ceilingPerYearChf, monthCents, extraCents);
  const least = pensionCents(yearCents, input.age, bvg.value);
  const allowances = allowancesOf(input, sets);
  const allowancesCents = allowances?.monthCents ?? 0;
  const withheld = input.withholding
    ? withheldInYear(input.withholding.table, input.withholding.isAnnual, {
        monthCents: monthCents + allowancesCents,
        extraCents,
      })
    : null;
  const rated = (base: { monthCents: number; extraCents: number }, percent: number) =>
    [percentOf(base.monthCents, percent), percentOf(base.extraCents, percent)] as const;
  const whole = { monthCents, extraCents };
  const insured = [
    deduction(
      "ahv",
      ahvCents(monthCents, ahv.value.employeePercent),
      ahvCents(extraCents, ahv.value.employeePercent),
    ),
    deduction("alv", ...rated(alvBase, alv.value.employeePercent)),
    deduction("nbu", ...rated(nbuBase, input.nbuPercent)),
    deduction("ktg", ...rated(whole, input.ktgPercent)),
  ];
  const taxed = withheld
    ? [deduction("withholding", withheld.monthCents, withheld.extraCents)]
    : [];
  // The pension fund can't take more than what remains.
  const others = sumOf([...insured, ...taxed].map((each) => each.monthCents));
  const pension = Math.min(
    input.pensionPerMonthCents ?? least.employee,
    Math.max(0, monthCents - others),
  );
  const deductions = [...insured, deduction("bvg", pension, 0), ...taxed];
  const net = (
    gross: number,
    added: number,
    part: "monthCents" | "extraCents" | "yearCents",
  ): Payment => ({
    grossCents: gross,
    netCents: gross + added - sumOf(deductions.map((each) => each[part])),
  });
  const employer = {
    ahvYearCents: percentOf(yearCents, ahv.value.employerPercent),
    alvYearCents: percentOf(
      alvBase.monthCents * 12 + alvBase.extraCents,
      alv.value.employerPercent,
    ),
    bvgYearCents: Math.max(least.employer, pension) * 12,
  };
  const ordinaryFromChf = sets["calc.withholding"]?.value.ordinaryFromGrossPerYearChf;
  return {
    month: net(monthCents, allowancesCents, "monthCents"),
    extra: extraCents > 0 && input.salaries === 13 ? net(extraCents, 0, "extraCents") : null,
    year: net(yearCents, allowancesCents * 12, "yearCents"),
    deductions,
    allowances,
    employer: { ...employer, totalYearCents: yearCents + sumOf(Object.values(employer)) },
    explained: {
      alvBaseMonthCents: alvBase.monthCents,
      nbuBaseMonthCents: nbuBase.monthCents,
      coordinatedYearCents: least.coordinatedPerYear,
      creditPercent: least.creditPercent,
      withheld,
      isOrdinaryAssessed:
        input.withholding !== null &&
        ordinaryFromChf !== undefined &&
        yearCents + allowancesCents * 12 >= chfToCents(ordinaryFromChf),
    },
  };
}
