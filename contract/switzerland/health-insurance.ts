/** Age groups with the same premium: children to 18, young adults to 25, adults (KVG Art. 61). */
export const AGE_CLASSES = ["adult", "young", "child"] as const;
export type AgeClass = (typeof AGE_CLASSES)[number];

/** How the member chooses the first doctor. */
export const INSURANCE_MODELS = ["standard", "family_doctor", "hmo", "telemedicine"] as const;
export type InsuranceModel = (typeof INSURANCE_MODELS)[number];

const LAST_AGE_OF_CHILDREN = 18;
const LAST_AGE_OF_YOUNG_ADULTS = 25;

/** Age class by the age reached in the premium year. */
export function ageClassAt(age: number): AgeClass {
  if (age <= LAST_AGE_OF_CHILDREN) return "child";
  return age <= LAST_AGE_OF_YOUNG_ADULTS ? "young" : "adult";
}

/** Age class for a premium year: the age reached in that year counts, not the birthday. */
export const ageClassOf = (birthYear: number, premiumYear: number): AgeClass =>
  ageClassAt(premiumYear - birthYear);

/** Year of birth that enters the class in the premium year. */
export const firstBirthYearOf = (ageClass: "young" | "adult", premiumYear: number): number =>
  premiumYear - 1 - (ageClass === "young" ? LAST_AGE_OF_CHILDREN : LAST_AGE_OF_YOUNG_ADULTS);

const DEDUCTIBLES_CHF: Readonly<Record<AgeClass, readonly number[]>> = {
  adult: [300, 500, 1_000, 1_500, 2_000, 2_500],
  young: [300, 500, 1_000, 1_500, 2_000, 2_500],
  child: [0, 100, 200, 300, 400, 500, 600],
};

/** Deductibles available (KVV Art. 93 and 103), ascending. */
export function listDeductiblesChf(ageClass: AgeClass): readonly number[] {
  return DEDUCTIBLES_CHF[ageClass];
}

export const MAX_PEOPLE = 8;
export const MAX_SHOWN_TARIFFS = 200;
/** Tariffs that free members see of a search. */
export const FREE_TARIFFS = 3;
export const FREE_SEARCHES_A_DAY = 20;

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

/** Cost sharing (KVG Art. 64, KVV Art. 93 and 103) by a year's parameters. */
export type CostSharing = {
  /** Percentage of the costs above the deductible. */
  coinsurancePercent: number;
  coinsuranceMaxCents: number;
};

export type DeductibleOption = { deductibleChf: number; premiumCents: number };

const MONTHS = 12;
const CENTS = 100;

/**
 * Cost of a year: twelve premiums, treatments up to the deductible, and coinsurance up to its maximum.
 * @param treatmentCents bills of doctors, hospital and pharmacy in the year
 * @returns cents
 */
export function yearCostCents(
  { deductibleChf, premiumCents }: DeductibleOption,
  treatmentCents: number,
  { coinsurancePercent, coinsuranceMaxCents }: CostSharing,
): number {
  const deductibleCents = deductibleChf * CENTS;
  const own = Math.min(treatmentCents, deductibleCents);
  const rest = Math.max(0, treatmentCents - deductibleCents);
  const share = Math.min(Math.round((rest * coinsurancePercent) / 100), coinsuranceMaxCents);
  return premiumCents * MONTHS + own + share;
}

/** Maximum cost of a year. @returns cents */
export function worstCaseCents(option: DeductibleOption, sharing: CostSharing): number {
  return option.premiumCents * MONTHS + option.deductibleChf * CENTS + sharing.coinsuranceMaxCents;
}

/** From `fromChf` of yearly treatments on, this deductible is the cheapest. */
export type CheapestRange = { fromChf: number; deductibleChf: number };

/** Above this amount every deductible has reached its maximum, and nothing changes. */
export function lastChangeChf(
  options: readonly DeductibleOption[],
  { coinsurancePercent, coinsuranceMaxCents }: CostSharing,
): number {
  const highest = Math.max(0, ...options.map(({ deductibleChf }) => deductibleChf));
  if (coinsurancePercent <= 0) return highest;
  return highest + Math.ceil(coinsuranceMaxCents / coinsurancePercent);
}

/**
 * Cheapest deductible for each amount of treatments, franc by franc; each change is a break-even. On a tie
 * the previous one stays, at the start the highest.
 */
export function listCheapestRanges(
  options: readonly DeductibleOption[],
  sharing: CostSharing,
): CheapestRange[] {
  const falling = options.toSorted((one, other) => other.deductibleChf - one.deductibleChf);
  const [first] = falling;
  if (!first) return [];
  const ranges: CheapestRange[] = [];
  let best = first;
  const last = lastChangeChf(options, sharing);
  for (let chf = 0; chf <= last; chf++) {
    let least = yearCostCents(best, chf * CENTS, sharing);
    for (const option of falling) {
      const cost = yearCostCents(option, chf * CENTS, sharing);
      if (cost < least) [best, least] = [option, cost];
    }
    if (ranges.at(-1)?.deductibleChf !== best.deductibleChf) {
      ranges.push({ fromChf: chf, deductibleChf: best.deductibleChf });
    }
  }
  return ranges;
}
