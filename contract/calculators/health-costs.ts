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
