import type { Translate } from "~/i18n/translator";
import type { IconName } from "~/ui/media/icon";
import type { ContentKind as ContentKindName } from "../../contract/content/kinds.ts";

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

type SearchWords = {
  title: string;
  loading: string;
  count_zero: string;
  count_one: string;
  count_other: string;
  noMatch: { title: string };
  filter: { sorts: { new: string; old: string } };
};

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

export type ContentChoice = {
  name: "level" | "permit";
  label: string;
  any: string;
  options: readonly { value: string; label: string }[];
};

export type ContentKind = {
  name: ContentKindName;
  icon: IconName;
  t: Translate<ContentWords>;
  choices: readonly ContentChoice[];
};
