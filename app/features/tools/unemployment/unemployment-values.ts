import { isAgeCovered } from "../../../../contract/calculators/net-salary.ts";
import { LARGEST_SALARY_CENTS } from "../../../../contract/calculators/read-amount.ts";
import { salaryExample } from "../../../../contract/calculators/salary-forms.ts";
import {
  CONTRIBUTION_MONTHS,
  type UnemploymentInput,
} from "../../../../contract/calculators/unemployment.ts";
import { createValueReader, type ReadValues } from "../value-reader";

export const unemploymentDefaults = {
  gross: "",
  salaries: "13",
  age: "",
  children: "no",
  months: "from22",
  invalidity: "no",
};
export const unemploymentExample = { ...salaryExample, age: "35" };
export type UnemploymentField = keyof typeof unemploymentDefaults;
export type UnemploymentValues = Readonly<Record<UnemploymentField, string>>;

const OLDEST = 100;

export function readUnemployment(
  values: UnemploymentValues,
): ReadValues<UnemploymentField, UnemploymentInput> {
  const reader = createValueReader(values);
  const age = reader.count("age", null, OLDEST);
  if (values.age.trim() !== "" && !isAgeCovered(age)) reader.refuse("age", "age");
  return reader.done({
    grossPerMonthCents: reader.cents("gross", null, LARGEST_SALARY_CENTS),
    salaries: reader.choice("salaries", ["13", "12"]) === "13" ? 13 : 12,
    age,
    hasChildren: reader.choice("children", ["no", "yes"]) === "yes",
    contributionMonths: reader.choice("months", CONTRIBUTION_MONTHS),
    hasInvalidityPension: reader.choice("invalidity", ["no", "yes"]) === "yes",
  });
}
