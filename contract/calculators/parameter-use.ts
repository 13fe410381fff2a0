import { type ParameterKey, parametersOf, type ParameterSet } from "./parameters.ts";
import { figureKeys, type FigureKey } from "../switzerland/canton-figures.ts";
import type { ToolName } from "./tools.ts";
import { disposableIncomeFigures, exampleFigures } from "./disposable-income.ts";
import { netSalaryParameters, netSalaryOf } from "./net-salary.ts";
import { PREMIUM_EXTRACT_KEY } from "../switzerland/health-insurance.ts";
import { INCOME_TAX_KEY } from "./ordinary-tax.ts";
import { WAGE_TABLE_KEY } from "./wage-table.ts";

/** Canton figures that answer a search directly → their unit. */
export const cantonAnswerUnits = {
  averageRentPrice: "CHF/month",
  averageMonthlySalary: "CHF/month",
  avgPremiumCents: "cents/month",
  populationInThousands: "thousand",
  grdpInChfMillions: "CHF million",
  areaKm2: "km2",
  unemploymentPct: "percent",
  foreignersPct: "percent",
  taxIndex: "index",
} as const;

/** Figures of `canton_figures` that answer a search directly → their unit. */
export const figureAnswerUnits = {
  premiumMedianCents: "cents/month",
  cheapestPremium300Cents: "cents/month",
  taxSingle7000Pct: "percent",
} as const satisfies Partial<Record<FigureKey, string>>;

/** Numeric parameters that answer a search directly. */
export const answeringParameters = [
  "calc.ahv",
  "calc.alv",
  "calc.bvg",
  "calc.family",
  "calc.health-premium",
  "calc.health-costs",
  "calc.withholding",
  "calc.mortgage",
  "calc.mortgage-rate",
] as const satisfies readonly ParameterKey[];

/** Pages with figures, besides the calculators. */
export const otherPages = {
  leftInCantons: "Quanto sobra em cada cantão?",
  healthInsurance: "Seguro de saúde (classificados)",
  cantons: "Mapa, comparação e páginas dos cantões",
  landing: "Página inicial pública",
  search: "Resposta na busca",
} as const;
export type FigurePage = ToolName | keyof typeof otherPages;

const netSalary = ["netSalary", "leftInCantons"] as const;
/** The landing page calculates for one person without children. */
const everyNetSalary = [...netSalary, "landing"] as const;

type TableKey = typeof WAGE_TABLE_KEY | typeof INCOME_TAX_KEY | typeof PREMIUM_EXTRACT_KEY;

/** Pages that calculate with a parameter, by its key. */
const pagesCountingWith: Readonly<Record<ParameterKey | TableKey, readonly FigurePage[]>> = {
  "calc.ahv": everyNetSalary,
  "calc.alv": [...everyNetSalary, "unemployment"],
  "calc.nbu": everyNetSalary,
  "calc.bvg": everyNetSalary,
  "calc.pillar-3a": ["netSalary"],
  "calc.family": netSalary,
  "calc.family-canton": netSalary,
  "calc.withholding": [...everyNetSalary, "withholdingCheck"],
  "calc.health-premium": ["netSalary", "budget"],
  "calc.health-costs": ["healthInsurance"],
  "calc.mortgage": ["mortgage"],
  "calc.mortgage-rate": ["mortgage"],
  "calc.household": ["budget"],
  "calc.unemployment": ["unemployment"],
  [WAGE_TABLE_KEY]: ["salaryComparison"],
  [INCOME_TAX_KEY]: ["netSalary"],
  [PREMIUM_EXTRACT_KEY]: ["healthInsurance"],
};

const isFigure = (key: string): key is FigureKey => figureKeys.some((each) => each === key);

/** Pages that use or show a parameter; they change for members when it does. */
export function listPagesUsing(key: string): FigurePage[] {
  const known: Readonly<Record<string, readonly FigurePage[]>> = pagesCountingWith;
  const isAnswer = key === WAGE_TABLE_KEY || answeringParameters.some((each) => each === key);
  return [...(known[key] ?? []), ...(isAnswer ? (["search"] as const) : [])];
}

export function pagesShowing(key: string): FigurePage[] {
  if (!isFigure(key)) return [];
  const isCounted = disposableIncomeFigures.some((each) => each === key);
  return [
    "cantons",
    ...(isCounted ? (["leftInCantons"] as const) : []),
    ...(exampleFigures.some((each) => each === key) ? (["landing"] as const) : []),
    ...(key in cantonAnswerUnits || key in figureAnswerUnits ? (["search"] as const) : []),
  ];
}

/** True if saved scenarios depend on the parameter. */
export const isInScenarios = (key: string): boolean =>
  [...netSalaryParameters, "calc.withholding"].some((each) => each === key);

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
