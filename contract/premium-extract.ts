/** BAG's models from 2027 on: free choice, a practice first, telemedicine first, several first contacts. */
export const EXTRACT_MODELS = ["BASE", "PRAXIS", "TEL_DIG", "FLEX", "PHARM"] as const;
export type ExtractModel = (typeof EXTRACT_MODELS)[number];

/** The cheapest premiums of one canton, for adults from 26 on with accident cover; cents a month. */
export type CantonExtract = {
  /** Premium region of the two lists; 0 where the canton has one. */
  region: number;
  /** Deductible of CHF 2,500, all models, one tariff for each insurer. */
  highDeductible: readonly (readonly [
    insurer: string,
    model: ExtractModel,
    tariff: string,
    cents: number,
    changePercent: number | null,
  ])[];
  /** Deductible of CHF 300, free choice of doctor. */
  standard: readonly (readonly [insurer: string, cents: number, changePercent: number | null])[];
  /** The cheapest of each other region, with a deductible of CHF 2,500. */
  otherRegions: readonly (readonly [
    region: number,
    insurer: string,
    model: ExtractModel,
    cents: number,
  ])[];
};

/** The row of `parameter_sets` with part of a year's premiums, until the whole file is imported. */
export const PREMIUM_EXTRACT_KEY = "calc.table.premium-extract";
