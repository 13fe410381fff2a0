import { figureKeys, type FigureKey } from "../canton-figure-sets.ts";
import type { ToolName } from "../tools.ts";
import { leftInCantonFigures } from "./left-in-canton-figures.ts";
import { netSalaryParameters } from "./net-salary.ts";
import type { ParameterKey } from "./parameter-shapes.ts";
import { WAGE_TABLE_KEY } from "./wage-table.ts";

/** What shows figures beside the calculators. */
export const otherPages = {
  leftInCantons: "Quanto sobra aqui? (cantões)",
  healthInsurance: "Seguro de saúde (classificados)",
  cantons: "Mapa, comparação e páginas dos cantões",
  landing: "Página inicial pública",
} as const;
export type FigurePage = ToolName | keyof typeof otherPages;

const netSalary = ["netSalary", "leftInCantons"] as const;

/** Where a parameter is counted with, by its key: what members see change when it does. */
export const pagesCountingWith: Readonly<
  Record<ParameterKey | typeof WAGE_TABLE_KEY, readonly FigurePage[]>
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

const isFigure = (key: string): key is FigureKey => figureKeys.some((each) => each === key);

/** Where a figure of the cantons is shown or counted with, by its key. Pure. */
export function pagesShowing(key: string): FigurePage[] {
  if (!isFigure(key)) return [];
  const isCounted = leftInCantonFigures.some((each) => each === key);
  return [
    "cantons",
    ...(isCounted ? (["leftInCantons"] as const) : []),
    ...(key === "averageRentPrice" ? (["landing"] as const) : []),
  ];
}

/** Whether results that members keep are made of a parameter. */
export const isInScenarios = (key: string): boolean =>
  [...netSalaryParameters, "calc.withholding"].some((each) => each === key);
