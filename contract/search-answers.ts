import type { ParameterKey } from "./calculators/parameter-shapes.ts";

/** A figure of the cantons that answers a search by itself → the unit it is counted in. */
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

/** Parameters with a number that answers a search by itself. */
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
