import type { ParameterKey } from "./calculators/parameter-shapes.ts";

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
