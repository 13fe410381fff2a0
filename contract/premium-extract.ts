/** BAG models from 2027 on: free choice, practice first, telemedicine first, several first contacts. */
export const EXTRACT_MODELS = ["BASE", "PRAXIS", "TEL_DIG", "FLEX", "PHARM"] as const;
export type ExtractModel = (typeof EXTRACT_MODELS)[number];

/** Cheapest premiums of a canton for adults from 26 on with accident cover, in cents per month. */
export type CantonExtract = {
  /** Premium region of the two lists; 0 if the canton has only one. */
  region: number;
  /** Deductible CHF 2,500, all models, one tariff per insurer. */
  highDeductible: readonly (readonly [
    insurer: string,
    model: ExtractModel,
    tariff: string,
    cents: number,
    changePercent: number | null,
  ])[];
  /** Deductible CHF 300, free choice of doctor. */
  standard: readonly (readonly [insurer: string, cents: number, changePercent: number | null])[];
  /** Cheapest tariff of each other region, deductible CHF 2,500. */
  otherRegions: readonly (readonly [
    region: number,
    insurer: string,
    model: ExtractModel,
    cents: number,
  ])[];
};

/** `parameter_sets` row with part of a year's premiums, used until the whole file is imported. */
export const PREMIUM_EXTRACT_KEY = "calc.table.premium-extract";
