import type { Translate } from "~/i18n/translator";
import type { IconName } from "~/ui/media/icon";
import type { ContentKind as ContentKindName } from "../../contract/content-kinds.ts";

/** What each kind says in its own words on every page; what all say alike stands in i18n/pt-BR/content.ts. */
type ContentWords = {
  title: string;
  seeAll: string;
  seeAllOfCategory: string;
  empty: { title: string; text: string };
  unavailable: { title: string };
  door: { why: string };
  locked: { title: string; how: string };
  page: { neighbors: string };
};

/** What a kind says on its results page. */
type SearchWords = {
  title: string;
  loading: string;
  count_zero: string;
  count_one: string;
  count_other: string;
  noMatch: { title: string };
  filter: { sorts: { new: string; old: string } };
};

/** What a kind says on the page of its favorites. */
type FavoritesWords = {
  title: string;
  savedAt: string;
  unavailableItem: string;
  unavailableItemText: string;
  empty: { title: string; text: string };
  unavailable: { title: string; text: string };
};

export type TranslateSearch = Translate<SearchWords>;
export type TranslateFavorites = Translate<FavoritesWords>;

/** A filter that only this kind has: one of a few values, in the address by its name. */
export type ContentChoice = {
  name: "level" | "permit";
  label: string;
  /** The option that does not narrow. */
  any: string;
  options: readonly { value: string; label: string }[];
};

/** One kind of published things, as browser and server know it: an area of the portal and its addresses. */
export type ContentKind = {
  name: ContentKindName;
  icon: IconName;
  t: Translate<ContentWords>;
  choices: readonly ContentChoice[];
};
