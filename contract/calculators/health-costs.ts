/** How costs are shared (KVG Art. 64, KVV Art. 93 and 103), of the year of a parameter. */
export type CostSharing = {
  /** Of what is above the deductible. */
  coinsurancePercent: number;
  /** The most of it in a year. */
  coinsuranceMaxCents: number;
};

/** A deductible and what it costs a month. */
export type DeductibleOption = { deductibleChf: number; premiumCents: number };

const MONTHS = 12;
const CENTS = 100;

/**
 * What a year of insurance costs: twelve premiums, the treatments up to the deductible, and a share of the
 * rest up to its ceiling.
 * @param treatmentCents what doctors, hospital and pharmacy bill in the year
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

/** What a year costs at most, however ill somebody is. @returns cents */
export function worstCaseCents(option: DeductibleOption, sharing: CostSharing): number {
  return option.premiumCents * MONTHS + option.deductibleChf * CENTS + sharing.coinsuranceMaxCents;
}

/** From `fromChf` of treatments a year on, this deductible is the cheapest. */
export type CheapestRange = { fromChf: number; deductibleChf: number };

/** Beyond this nothing changes any more: every deductible has reached its worst case. */
export function lastChangeChf(
  options: readonly DeductibleOption[],
  { coinsurancePercent, coinsuranceMaxCents }: CostSharing,
): number {
  const highest = Math.max(0, ...options.map(({ deductibleChf }) => deductibleChf));
  if (coinsurancePercent <= 0) return highest;
  return highest + Math.ceil(coinsuranceMaxCents / coinsurancePercent);
}

/**
 * Which deductible is the cheapest for which treatments, franc by franc: where it changes is the break-even.
 * Of equal ones it is the one that was cheapest before, at the beginning the highest.
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
