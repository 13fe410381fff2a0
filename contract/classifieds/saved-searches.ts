import type { OfferKind } from "./offer-kinds.ts";

/** What a search of a kind is called among those that members saved. */
export const searchKindOf = {
  jobs: "jobs",
  "mobile-plans": "mobile",
  "sbb-offers": "sbb",
  "alpine-volunteering": "alpine",
} as const satisfies Readonly<Record<OfferKind, string>>;

export type SearchKind = (typeof searchKindOf)[OfferKind];
export const searchKinds = Object.values(searchKindOf);

/** The kind of offers that a saved search is about; null for searches of other areas. */
export function offerKindOf(searchKind: string | null): OfferKind | null {
  const [kind] = Object.entries(searchKindOf).find(([, name]) => name === searchKind) ?? [];
  return (kind as OfferKind | undefined) ?? null;
}

/** How often a saved search tells what is new; `never` only keeps it. */
export const alertFrequencies = ["daily", "weekly", "never"] as const;
export type AlertFrequency = (typeof alertFrequencies)[number];

export const SEARCH_NAME_MAX_LENGTH = 60;
/** Of a filter, as its address writes it. */
export const SEARCH_QUERY_MAX_LENGTH = 1_000;

/** So many searches of all kinds who pays keeps; who does not pay keeps those that are there. */
export const MOST_SAVED_SEARCHES = 20;
/** How the hook names the refusal of one more. */
export const SAVED_SEARCHES_FULL = "SAVED_SEARCHES_FULL";

/** So many offers one mail names, and so many of them from one company. */
export const OFFERS_A_MAIL = 10;
export const OFFERS_A_COMPANY = 2;

/** An offer that may be told of. */
export type NewOffer = {
  id: string;
  /** Null where nobody says whose it is. */
  company: string | null;
};

export type Told<Offer> = {
  /** For each search, in its order, what is told of it. */
  searches: Offer[][];
  /** How many different ones were left out. */
  moreCount: number;
};

/**
 * Which new offers a mail about several searches names: one of each search in turn, so that none is
 * crowded out, each offer once, ten at most and two of a company.
 * @param found for each search what is new, the one to be told first in front
 */
export function chooseTold<Offer extends NewOffer>(
  found: readonly (readonly Offer[])[],
): Told<Offer> {
  const searches: Offer[][] = found.map(() => []);
  const seen = new Set<string>();
  const perCompany = new Map<string, number>();
  const longest = Math.max(0, ...found.map(({ length }) => length));
  let told = 0;
  for (let turn = 0; turn < longest; turn += 1) {
    found.forEach((offers, search) => {
      const offer = offers[turn];
      if (!offer || seen.has(offer.id)) return;
      seen.add(offer.id);
      const company = offer.company?.trim().toLowerCase();
      const ofCompany = company ? (perCompany.get(company) ?? 0) : 0;
      if (told >= OFFERS_A_MAIL || ofCompany >= OFFERS_A_COMPANY) return;
      if (company) perCompany.set(company, ofCompany + 1);
      told += 1;
      searches[search]?.push(offer);
    });
  }
  return { searches, moreCount: seen.size - told };
}
