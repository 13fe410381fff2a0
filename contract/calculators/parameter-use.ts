import type { ToolName } from "../tools.ts";
import type { ParameterKey } from "./parameter-shapes.ts";
import { WAGE_TABLE_KEY } from "./wage-table.ts";

/** What counts with parameters beside the calculators. */
export const otherCounts = {
  leftInCantons: "Quanto sobra aqui? (cantões)",
  healthInsurance: "Seguro de saúde (classificados)",
} as const;
export type CountingPage = ToolName | keyof typeof otherCounts;

const netSalary = ["netSalary", "leftInCantons"] as const;

/** Where a parameter is counted with, by its key: what members see change when it does. */
export const pagesCountingWith: Readonly<
  Record<ParameterKey | typeof WAGE_TABLE_KEY, readonly CountingPage[]>
> = {
  "calc.ahv": netSalary,
  "calc.alv": netSalary,
  "calc.nbu": netSalary,
  "calc.bvg": netSalary,
  "calc.family": netSalary,
  "calc.withholding": [...netSalary, "withholdingCheck"],
  "calc.health-premium": ["netSalary", "budget"],
  "calc.health-costs": ["healthInsurance"],
  "calc.mortgage": ["mortgage"],
  "calc.mortgage-rate": ["mortgage"],
  "calc.household": ["budget"],
  [WAGE_TABLE_KEY]: ["salaryComparison"],
};
