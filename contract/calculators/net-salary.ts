import { chfToCents, percentOf, sumOf } from "./cents.ts";
import type { YearParameters } from "./parameters-of-year.ts";
import { ahvCents, insuredUpTo, pensionCents } from "./social-insurance.ts";
import { withheldInYear, type WithheldYear } from "./withheld-in-year.ts";
import type { WithholdingTable } from "./withholding-tax.ts";

export type NetSalaryInput = {
  /** Of a full position, by month or year as `period` says. */
  grossCents: number;
  period: "month" | "year";
  salaries: 12 | 13;
  workloadPercent: number;
  age: number;
  children: number;
  /** What the pay slip says; the parameter's estimate where nobody said. */
  nbuPercent: number;
  /** The employee's part of a daily sickness allowance; 0 without one. */
  ktgPercent: number;
  /** What the pension fund takes a month, where the pay slip is at hand; null for the least by law. */
  pensionPerMonthCents: number | null;
  /** The tariff, where tax is withheld. */
  withholding: { table: WithholdingTable; isAnnual: boolean } | null;
};

export type DeductionName = "ahv" | "alv" | "nbu" | "ktg" | "bvg" | "withholding";

/** One deduction in a plain month, on what is paid beside twelve months, and in the year. */
export type Deduction = {
  name: DeductionName;
  monthCents: number;
  extraCents: number;
  yearCents: number;
};

type Payment = { grossCents: number; netCents: number };

export type NetSalary = {
  month: Payment;
  /** The 13th salary; null with twelve. */
  extra: Payment | null;
  year: Payment;
  deductions: readonly Deduction[];
  employer: {
    ahvYearCents: number;
    alvYearCents: number;
    bvgYearCents: number;
    /** Gross and these; accidents at work, family fund and administration differ and are not in it. */
    totalYearCents: number;
  };
  explained: {
    /** Of a plain month, what ALV and NBU are paid on. */
    alvBaseMonthCents: number;
    nbuBaseMonthCents: number;
    coordinatedYearCents: number;
    creditPercent: number;
    withheld: WithheldYear | null;
    /** Least allowances a month, paid beside the salary; null without the parameter. */
    allowancesMonthCents: number | null;
    /** The year's salary asks for an ordinary tax return afterwards. */
    isOrdinaryAssessed: boolean;
  };
};

/** The parameters that a net salary can't be worked out without. */
export const netSalaryParameters = ["calc.ahv", "calc.alv", "calc.nbu", "calc.bvg"] as const;

/**
 * The ages of the general case. AHV is paid from January after the 17th birthday (AHVG art. 3), and who is past
 * the age of reference has an allowance and pays no ALV (AHVG art. 4 and 21, AVIG art. 2): not worked out here.
 */
export const coveredAges = { from: 18, to: 65 } as const;

export const isAgeCovered = (age: number): boolean =>
  age >= coveredAges.from && age <= coveredAges.to;

function deduction(name: DeductionName, monthCents: number, extraCents: number): Deduction {
  return { name, monthCents, extraCents, yearCents: monthCents * 12 + extraCents };
}

/** What is paid in a plain month, and beside twelve of them, for the part of a position that is worked. */
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

/**
 * From gross to net: gross − AHV/IV/EO − ALV − NBU − KTG − BVG − tax at source, each worked out for a plain
 * month and for the 13th salary, so that month, 13th and year agree to the cent. Integer cents throughout.
 * @returns null where a parameter of `netSalaryParameters` is missing, and for ages that are not covered
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
  const withheld = input.withholding
    ? withheldInYear(input.withholding.table, input.withholding.isAnnual, {
        monthCents,
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
  // A fund takes no more than what is there.
  const others = sumOf([...insured, ...taxed].map((each) => each.monthCents));
  const pension = Math.min(
    input.pensionPerMonthCents ?? least.employee,
    Math.max(0, monthCents - others),
  );
  const deductions = [...insured, deduction("bvg", pension, 0), ...taxed];
  const net = (gross: number, part: "monthCents" | "extraCents" | "yearCents"): Payment => ({
    grossCents: gross,
    netCents: gross - sumOf(deductions.map((each) => each[part])),
  });
  const employer = {
    ahvYearCents: percentOf(yearCents, ahv.value.employerPercent),
    alvYearCents: percentOf(
      alvBase.monthCents * 12 + alvBase.extraCents,
      alv.value.employerPercent,
    ),
    bvgYearCents: Math.max(least.employer, pension) * 12,
  };
  const family = sets["calc.family"]?.value;
  const ordinaryFromChf = sets["calc.withholding"]?.value.ordinaryFromGrossPerYearChf;
  return {
    month: net(monthCents, "monthCents"),
    extra: extraCents > 0 && input.salaries === 13 ? net(extraCents, "extraCents") : null,
    year: net(yearCents, "yearCents"),
    deductions,
    employer: { ...employer, totalYearCents: yearCents + sumOf(Object.values(employer)) },
    explained: {
      alvBaseMonthCents: alvBase.monthCents,
      nbuBaseMonthCents: nbuBase.monthCents,
      coordinatedYearCents: least.coordinatedPerYear,
      creditPercent: least.creditPercent,
      withheld,
      allowancesMonthCents: family ? chfToCents(family.childPerMonthChf) * input.children : null,
      isOrdinaryAssessed:
        input.withholding !== null &&
        ordinaryFromChf !== undefined &&
        yearCents >= chfToCents(ordinaryFromChf),
    },
  };
}
