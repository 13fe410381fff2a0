import type { netSalaryDefaults } from "../../../../contract/calculators/salary-forms.ts";
import { MOST_CHILDREN, tariffCodeOf } from "../../../../contract/calculators/tariff-code.ts";
import {
  isAgeCovered,
  paymentsOf,
  type NetSalaryInput,
} from "../../../../contract/calculators/net-salary.ts";
import { LARGEST_SALARY_CENTS, readCount } from "../../../../contract/calculators/read-amount.ts";
import { permits, type Permit } from "../../../../contract/calculators/scenario.ts";
import { createValueReader, type ReadValues } from "../value-reader";

export type NetSalaryField = keyof typeof netSalaryDefaults;
export type NetSalaryValues = Readonly<Record<NetSalaryField, string>>;

export type NetSalaryQuestion = Omit<NetSalaryInput, "nbuPercent" | "withholding"> & {
  /** Null if empty: the parameter's estimate is used. */
  nbuPercent: number | null;
  permit: Permit;
};

const OLDEST = 100;
/** No insurer deducts a higher rate. */
const HIGHEST_RATE = 20;

export function readNetSalary(
  values: NetSalaryValues,
): ReadValues<NetSalaryField, NetSalaryQuestion> {
  const reader = createValueReader(values);
  const salary = {
    grossCents: reader.cents("gross", null, LARGEST_SALARY_CENTS),
    period: reader.choice("period", ["month", "year"]),
    salaries: reader.choice("salaries", ["13", "12"]) === "13" ? (13 as const) : (12 as const),
    workloadPercent: reader.percent("workload", 100),
  };
  const pension = reader.optionalCents("pension");
  if (pension !== null && pension > paymentsOf(salary).monthCents)
    reader.refuse("pension", "large");
  const age = reader.count("age", null, OLDEST);
  if (values.age.trim() !== "" && !isAgeCovered(age)) reader.refuse("age", "age");
  return reader.done({
    ...salary,
    canton: values.canton,
    age,
    children: reader.count("children", 0, MOST_CHILDREN),
    allowancesPerMonthCents: reader.optionalCents("allowances"),
    nbuPercent: values.nbu.trim() === "" ? null : reader.percent("nbu", 0, HIGHEST_RATE),
    ktgPercent: reader.percent("ktg", 0, HIGHEST_RATE),
    pensionPerMonthCents: pension,
    permit: reader.choice("permit", permits),
  });
}

/**
 * Null without tax at source, and for cross-border commuters, whose tariff depends on their country (L to U
 * for Germany and Italy).
 */
export function requestedTable(
  values: Pick<
    NetSalaryValues,
    "permit" | "civil" | "spouse" | "spouseSettled" | "children" | "church" | "canton"
  >,
): { canton: string; code: string } | null {
  const isMarried = values.civil === "married";
  const isSettled = values.permit === "settled" || (isMarried && values.spouseSettled === "on");
  if (isSettled || values.permit === "border") return null;
  const children = readCount(values.children, MOST_CHILDREN);
  return {
    canton: values.canton,
    code: tariffCodeOf({
      civilStatus: isMarried ? "married" : "single",
      isSpouseWorking: values.spouse === "on",
      children: children.state === "number" ? children.value : 0,
      isInChurch: values.church === "on",
    }),
  };
}
