import type { OfferKind } from "./offers.ts";

export const searchKindOf = {
  jobs: "jobs",
  "mobile-plans": "mobile",
  "sbb-offers": "sbb",
  "alpine-volunteering": "alpine",
} as const satisfies Readonly<Record<OfferKind, string>>;

export type SearchKind = (typeof searchKindOf)[OfferKind];
export const searchKinds = Object.values(searchKindOf);

/** Offer kind of a search kind; null if the search is not about offers. */
export function offerKindOf(searchKind: string | null): OfferKind | null {
  const [kind] = Object.entries(searchKindOf).find(([, name]) => name === searchKind) ?? [];
  return (kind as OfferKind | undefined) ?? null;
}

/** How often a saved search sends alerts; `never` only saves it. */
export const alertFrequencies = ["daily", "weekly", "never"] as const;
export type AlertFrequency = (typeof alertFrequencies)[number];

export const SEARCH_NAME_MAX_LENGTH = 60;
/** Maximum length of the filters as a query string. */
export const SEARCH_QUERY_MAX_LENGTH = 1_000;

/** Maximum saved searches of all kinds for paying members. Free members keep existing ones. */
export const MOST_SAVED_SEARCHES = 20;
export const SAVED_SEARCHES_FULL = "SAVED_SEARCHES_FULL";

/** Maximum number of ads in one mail, and of ads of one company in it. */
export const OFFERS_A_MAIL = 10;
export const OFFERS_A_COMPANY = 2;

export type NewOffer = {
  id: string;
  /** Null if the company is unknown. */
  company: string | null;
};

export type NotifiedOffers<Offer> = {
  /** Chosen ads: one list per search, in the order of the input. */
  searches: Offer[][];
  moreCount: number;
};

/**
 * Chooses the new ads for a mail about several searches. It takes one of each search in turn, so that every
 * search is represented. Each ad appears once, with at most ten ads and two of a company.
 * @param found new ads of each search, best first
 */
export function chooseNotified<Offer extends NewOffer>(
  found: readonly (readonly Offer[])[],
): NotifiedOffers<Offer> {
  const searches: Offer[][] = found.map(() => []);
  const seen = new Set<string>();
  const perCompany = new Map<string, number>();
  const longest = Math.max(0, ...found.map(({ length }) => length));
  let notified = 0;
  for (let turn = 0; turn < longest; turn += 1) {
    found.forEach((offers, search) => {
      const offer = offers[turn];
      if (!offer || seen.has(offer.id)) return;
      seen.add(offer.id);
      const company = offer.company?.trim().toLowerCase();
      const ofCompany = company ? (perCompany.get(company) ?? 0) : 0;
      if (notified >= OFFERS_A_MAIL || ofCompany >= OFFERS_A_COMPANY) return;
      if (company) perCompany.set(company, ofCompany + 1);
      notified += 1;
      searches[search]?.push(offer);
    });
  }
  return { searches, moreCount: seen.size - notified };
}
