import { figureKeys, type FigureKey } from "../canton-figure-sets.ts";
import { answeringParameters, cantonAnswerUnits } from "../search-answers.ts";
import type { ToolName } from "../tools.ts";
import { leftInCantonFigures } from "./left-in-canton-figures.ts";
import { netSalaryParameters } from "./net-salary.ts";
import type { ParameterKey } from "./parameter-shapes.ts";
import { PREMIUM_EXTRACT_KEY } from "../premium-extract.ts";
import { INCOME_TAX_KEY } from "./ordinary-tax.ts";
import { WAGE_TABLE_KEY } from "./wage-table.ts";

/** Pages with figures, besides the calculators. */
export const otherPages = {
  leftInCantons: "Quanto sobra aqui? (cantões)",
  healthInsurance: "Seguro de saúde (classificados)",
  cantons: "Mapa, comparação e páginas dos cantões",
  landing: "Página inicial pública",
  search: "Resposta na busca",
} as const;
export type FigurePage = ToolName | keyof typeof otherPages;

export const landingFigures = [
  "populationInThousands",
  "averageMonthlySalary",
  "averageRentPrice",
] as const satisfies readonly FigureKey[];

const netSalary = ["netSalary", "leftInCantons"] as const;

type TableKey = typeof WAGE_TABLE_KEY | typeof INCOME_TAX_KEY | typeof PREMIUM_EXTRACT_KEY;

/** Pages that calculate with a parameter, by its key. */
const pagesCountingWith: Readonly<Record<ParameterKey | TableKey, readonly FigurePage[]>> = {
  "calc.ahv": netSalary,
  "calc.alv": netSalary,
  "calc.nbu": netSalary,
  "calc.bvg": netSalary,
  "calc.family": netSalary,
  "calc.family-canton": netSalary,
  "calc.withholding": [...netSalary, "withholdingCheck"],
  "calc.health-premium": ["netSalary", "budget"],
  "calc.health-costs": ["healthInsurance"],
  "calc.mortgage": ["mortgage"],
  "calc.mortgage-rate": ["mortgage"],
  "calc.household": ["budget"],
  [WAGE_TABLE_KEY]: ["salaryComparison"],
  [INCOME_TAX_KEY]: ["netSalary"],
  [PREMIUM_EXTRACT_KEY]: ["healthInsurance"],
};

const isFigure = (key: string): key is FigureKey => figureKeys.some((each) => each === key);

/** Pages that use or show a parameter; they change for members when it does. */
export function pagesReckoning(key: string): FigurePage[] {
  const known: Readonly<Record<string, readonly FigurePage[]>> = pagesCountingWith;
  const isAnswer = answeringParameters.some((each) => each === key);
  return [...(known[key] ?? []), ...(isAnswer ? (["search"] as const) : [])];
}

export function pagesShowing(key: string): FigurePage[] {
  if (!isFigure(key)) return [];
  const isCounted = leftInCantonFigures.some((each) => each === key);
  return [
    "cantons",
    ...(isCounted ? (["leftInCantons"] as const) : []),
    ...(landingFigures.some((each) => each === key) ? (["landing"] as const) : []),
    ...(key in cantonAnswerUnits ? (["search"] as const) : []),
  ];
}

/** True if saved scenarios depend on the parameter. */
export const isInScenarios = (key: string): boolean =>
  [...netSalaryParameters, "calc.withholding"].some((each) => each === key);
