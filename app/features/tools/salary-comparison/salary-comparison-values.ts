import type { ComparedSalaryInput } from "../../../../contract/calculators/salary-comparison.ts";
import { positions, wageSexes, type WageSex } from "../../../../contract/calculators/wage-table.ts";
import { createValueReader, type ReadValues } from "../value-reader";

export const salaryComparisonDefaults = {
  occupation: "",
  canton: "ZH",
  gross: "",
  salaries: "13",
  workload: "100",
  sex: "total",
  position: "total",
};
export type SalaryComparisonField = keyof typeof salaryComparisonDefaults;
export type SalaryComparisonValues = Readonly<Record<SalaryComparisonField, string>>;

export type ComparisonQuestion = ComparedSalaryInput & {
  sex: WageSex;
  position: (typeof positions)[number];
};

/** Percent; a smaller workload can't be compared. */
const LEAST_WORKLOAD = 5;

export function readSalaryComparison(
  values: SalaryComparisonValues,
): ReadValues<SalaryComparisonField, ComparisonQuestion> {
  const reader = createValueReader(values);
  const workloadPercent = reader.percent("workload", null);
  if (values.workload.trim() !== "" && workloadPercent < LEAST_WORKLOAD) {
    reader.refuse("workload", "small");
  }
  return reader.done({
    grossPerMonthCents: reader.cents("gross", null),
    salaries: reader.choice("salaries", ["13", "12"]) === "13" ? 13 : 12,
    workloadPercent: Math.max(workloadPercent, LEAST_WORKLOAD),
    sex: reader.choice("sex", wageSexes),
    position: reader.choice("position", positions),
  });
}
