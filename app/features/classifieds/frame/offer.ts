import type { OfferState } from "../../../../contract/classifieds/offer-state.ts";
import type { AlertFrequency } from "../../../../contract/classifieds/saved-searches.ts";
import type { OfferKind } from "../../../../contract/classifieds/offer-kinds.ts";

/** Where a record is from and how fresh it is, in words. */
export type Sourced = {
  source: string | null;
  sourceUrl: string | null;
  /** "18 ago. 2026" */
  checked: string | null;
  until: string | null;
};

export type OfferFact = { label: string; value: string };
export type OfferFigure = OfferFact & { note?: string };

/** An offer of any kind as lists, comparison and its own page draw it. */
export type OfferCard = {
  id: string;
  slug: string;
  title: string;
  subtitle: string | null;
  /** Short words beside the title. */
  marks: readonly string[];
  /** What one looks for first, all as large as each other. */
  figures: readonly OfferFigure[];
  facts: readonly OfferFact[];
  source: Sourced;
  state: OfferState;
};

export type OfferSection = { title: string; html?: string; lines?: readonly string[] };
export type OfferLink = { label: string; url: string };

/** The offer that an address names, as far as this member may have it opened. */
export type OpenedOffer<Extra = null> =
  | { state: "limit" | "unavailable"; card: OfferCard }
  | { state: "ended"; card: OfferCard; similar: readonly OfferCard[] }
  | {
      state: "open";
      card: OfferCard;
      sections: readonly OfferSection[];
      links: readonly OfferLink[];
      /** How many more a free account opens today; null for who pays. */
      leftToday: number | null;
      extra: Extra;
    };

type Field = { name: string; label: string };
export type FilterField =
  | (Field & { kind: "select"; value: string; options: { value: string; label: string }[] })
  | (Field & { kind: "text" | "number"; value: string; hint?: string })
  | (Field & { kind: "check"; isChecked: boolean });

export type SavedSearch = {
  id: string;
  kind: OfferKind;
  name: string;
  path: string;
  /** How often it tells what is new. */
  frequency: AlertFrequency;
};

/** Everything a list of offers shows. */
export type OfferList<Extra = null> = {
  kind: OfferKind;
  /** The address's filters alone, as a query. */
  query: string;
  filters: readonly FilterField[];
  isFiltered: boolean;
  sortRule: string;
  total: number;
  cards: readonly OfferCard[];
  page: number;
  pageCount: number;
  freshness: { agedCount: number; isAllAged: boolean; showsAged: boolean };
  compared: readonly OfferCard[];
  opened: OpenedOffer<Extra> | null;
  isPaying: boolean;
  /** Ids of the kind's offers that the member keeps; null where they can't be read now. */
  favorites: readonly string[] | null;
  /** Null where they can't be read now. */
  savedSearches: readonly SavedSearch[] | null;
};
