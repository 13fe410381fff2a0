import { fold } from "../../../contract/shared/text.ts";
import type { ContentCard } from "../schema";

export const favoriteSorts = ["new", "old", "title"] as const;

export type FavoritesFilter = {
  query: string;
  sort: (typeof favoriteSorts)[number];
  unread?: "1" | undefined;
};

type ListedItem = { card: Pick<ContentCard, "title"> | null; lastTitle: string | null };

const titleOf = ({ card, lastTitle }: ListedItem) => card?.title ?? lastTitle ?? "";

/**
 * The favorites that match the filter, in the chosen order. Withdrawn items use their last title and come
 * last when sorted by name.
 * @param favorites newest first
 */
export function arrange<Favorite extends ListedItem>(
  favorites: readonly Favorite[],
  { query, sort }: FavoritesFilter,
): Favorite[] {
  const words = fold(query).split(/\s+/).filter(Boolean);
  const found = favorites.filter((favorite) => {
    const title = fold(titleOf(favorite));
    return words.every((word) => title.includes(word));
  });
  if (sort === "new") return found;
  if (sort === "old") return found.toReversed();
  const isGone = ({ card }: Favorite) => Number(card === null);
  return found.toSorted(
    (one, other) =>
      isGone(one) - isGone(other) || titleOf(one).localeCompare(titleOf(other), "pt-BR"),
  );
}
