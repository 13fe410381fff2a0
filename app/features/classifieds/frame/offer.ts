import type { OfferState, OfferKind } from "../../../../contract/classifieds/offers.ts";
import type { AlertFrequency } from "../../../../contract/classifieds/saved-searches.ts";

export type Sourced = {
  source: string | null;
  sourceUrl: string | null;
  checked: string | null;
  until: string | null;
};

/** Null if nobody stated the value. */
export type OfferFact = { label: string; value: string | null };
export type OfferFigure = OfferFact & { note?: string };

export type OfferCard = {
  id: string;
  slug: string;
  title: string;
  subtitle: string | null;
  marks: readonly string[];
  figures: readonly OfferFigure[];
  facts: readonly OfferFact[];
  source: Sourced;
  state: OfferState;
};

export type OfferSection = { title: string; html?: string; lines?: readonly string[] };
export type OfferLink = { label: string; url: string };

export type OpenedOffer<Extra = null> = {
  card: OfferCard;
  /** A few that still hold. */
  similar: readonly OfferCard[];
} & (
  | { state: "limit" | "unavailable" | "ended" }
  | {
      state: "open";
      sections: readonly OfferSection[];
      links: readonly OfferLink[];
      /** How many more offers a free account may open today; null for paying members. */
      leftToday: number | null;
      extra: Extra;
    }
);

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
  frequency: AlertFrequency;
};

export type OfferList<Extra = null> = {
  kind: OfferKind;
  query: string;
  /** False if nothing valid is published, whatever the filters. */
  hasOffers: boolean;
  filters: readonly FilterField[];
  isFiltered: boolean;
  sortRule: string;
  total: number;
  cards: readonly OfferCard[];
  page: number;
  pageCount: number;
  freshness: {
    agedCount: number;
    isAllAged: boolean;
    showsAged: boolean;
    /** Last check of any offer; null if none states one. */
    lastCheck: { date: string; days: number } | null;
  };
  compared: readonly OfferCard[];
  opened: OpenedOffer<Extra> | null;
  isPaying: boolean;
  favorites: readonly string[] | null;
  savedSearches: readonly SavedSearch[] | null;
};
