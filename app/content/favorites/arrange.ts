import { fold } from "../../../contract/text.ts";
import type { ContentCard } from "../schema";

export const favoriteSorts = ["new", "old", "title"] as const;

export type FavoritesFilter = {
  query: string;
  sort: (typeof favoriteSorts)[number];
  /** "1": only what the member has not read to its end. */
  unread?: "1" | undefined;
};

type Kept = { card: Pick<ContentCard, "title"> | null; lastTitle: string | null };

/** What a favorite is called, or was when it was withdrawn; empty where nobody knows. */
const titleOf = ({ card, lastTitle }: Kept) => card?.title ?? lastTitle ?? "";

/**
 * The favorites that were asked for, in the order that was asked for. What is no longer published goes by
 * its last title, and comes last by name.
 * @param favorites the newest first
 */
export function arrange<Favorite extends Kept>(
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
