import { memberLoader } from "~/guards/guards.server";
import { whenOf } from "~/i18n/when";
import { arrange } from "./favorites/arrange";
import { favoritesFilter } from "./favorites/favorites-filter.server";
import type { ContentSource } from "./content-source.server";
import { findFavorites } from "./favorites/favorites.server";
import { listByIds } from "./reader.server";

/** The loader of the page of what a member saved of a kind. */
export function contentFavorites(source: ContentSource) {
  return memberLoader(async ({ request, cms, own }) => {
    const asked = favoritesFilter.parse(Object.fromEntries(new URL(request.url).searchParams));
    const now = new Date();
    const saved = await findFavorites(own, source.kind.name);
    const ids = saved?.map(({ item }) => item) ?? [];
    const cards = await listByIds({ cms, source, now }, ids).catch(() => null);
    if (!saved || !cards) return { favorites: null, savedCount: 0, filter: asked };
    const byId = new Map(cards.map((card) => [card.id, card]));
    const favorites = saved.map(({ item, savedAt, lastTitle }) => ({
      ...{ item, lastTitle },
      saved: whenOf(savedAt, now),
      card: byId.get(item) ?? null,
    }));
    return { favorites: arrange(favorites, asked), savedCount: saved.length, filter: asked };
  });
}
