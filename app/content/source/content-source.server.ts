import type { Filter } from "~/cms/query";
import type { Question } from "~/cms/read";
import type { Tier } from "../../../contract/account/roles.ts";
import type { StoredCard, StoredItem } from "./content-rows.server";
import type { ContentFilter } from "../narrowing";
import type { Headline, LockedItem, ContentKind } from "../schema";

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

export type ContentSource = {
  kind: ContentKind;
  /** The tier whose rows the lists show: the reader's own, or all cards if locked items are listed too. */
  tierOfLists: (tier: Tier) => Tier;
  cards: (query: CommonQuery) => Question<StoredCard[]>;
  items: (query: CommonQuery) => Question<StoredItem[]>;
  headlines: (query: CommonQuery) => Question<Headline[]>;
  ids: (query: CommonQuery) => Question<{ id: string }[]>;
  /** Read as the teaser tier: the public part only. */
  lockedItems: (query: CommonQuery) => Question<Omit<LockedItem, "points">[]>;
  count: (filter: CommonFilter) => Question<number>;
  narrowedBy: (filter: ContentFilter) => CommonFilter[];
};

/** The same query with its rows mapped, so that the cache stores small, ready values. */
export function mapRows<Row, Made>(
  question: Question<Row[]>,
  make: (row: Row) => Made,
): Question<Made[]> {
  return { ...question, parse: (answer) => question.parse(answer).map(make) };
}
