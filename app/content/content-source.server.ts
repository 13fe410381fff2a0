import type { Filter } from "~/cms/query";
import type { Question } from "~/cms/read";
import type { Tier } from "../../contract/tiers.ts";
import type { ContentKind } from "./content-kind";
import type { StoredCard, StoredItem } from "./content-rows.server";
import type { ContentFilter } from "./narrowing";
import type { Headline, LockedItem } from "./schema";

/** What every kind can be asked by: fields that all their collections have. */
export type CommonFilter = Omit<
  Filter<"news"> & Filter<"articles"> & Filter<"videos">,
  "_and" | "_or"
> & {
  _and?: readonly CommonFilter[];
  _or?: readonly CommonFilter[];
};
export type CommonSort =
  | "publishedAt"
  | "-publishedAt"
  | "-viewCount"
  | "-commentCount"
  | "id"
  | "-id";
export type CommonQuery = {
  filter: CommonFilter;
  sort?: readonly CommonSort[];
  limit: number;
  page?: number;
};

/** How one kind is read from Directus: its questions, and what becomes of its rows. */
export type ContentSource = {
  kind: ContentKind;
  /** The tier whose rows stand in the lists: its own, or all cards where locked items are shown too. */
  tierOfLists: (tier: Tier) => Tier;
  cards: (query: CommonQuery) => Question<StoredCard[]>;
  items: (query: CommonQuery) => Question<StoredItem[]>;
  headlines: (query: CommonQuery) => Question<Headline[]>;
  ids: (query: CommonQuery) => Question<{ id: string }[]>;
  /** What everybody may know of an item, read as the teaser tier. */
  lockedItems: (query: CommonQuery) => Question<Omit<LockedItem, "points">[]>;
  count: (filter: CommonFilter) => Question<number>;
  /** What the filters mean that only this kind has. */
  narrowedBy: (filter: ContentFilter) => CommonFilter[];
};

/** The same question, its rows made into something else: what a cache keeps is small and ready. */
export function mapRows<Row, Made>(
  question: Question<Row[]>,
  make: (row: Row) => Made,
): Question<Made[]> {
  return { ...question, parse: (answer) => question.parse(answer).map(make) };
}
