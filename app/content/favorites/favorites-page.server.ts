import { data } from "@remix-run/node";
import { initFor, nullWhenUnavailable } from "~/cms/when-unavailable.server";
import { memberLoader } from "~/guards/guards.server";
import { formatFullDate } from "~/i18n/format";
import { whenOf } from "~/i18n/when";
import { arrange } from "./arrange";
import { favoritesFilter } from "./favorites-filter.server";
import type { ContentSource } from "../source/content-source.server";
import { findFavorites } from "./favorites.server";
import { listByIds, type ContentReader } from "../source/reader.server";
import { markDone } from "../reading/done.server";
import type { ContentCard, ListDone } from "../schema";
import { listRead } from "../reading/reading.server";

/**
 * The saved items, as the member may see them now. Items they may no longer read are locked cards; only
 * withdrawn items are missing.
 */
async function listSaved(reader: ContentReader, ids: readonly string[]): Promise<ContentCard[]> {
  const { cms, source } = reader;
  const open = await listByIds(reader, ids);
  const tier = source.tierOfLists(cms.tier);
  if (tier === "teaser" || tier === "paying") return open;
  const isOpen = new Set(open.map(({ id }) => id));
  const others = ids.filter((id) => !isOpen.has(id));
  const closed = await listByIds({ ...reader, cms: cms.forTier("teaser") }, others);
  return [...open, ...closed.map((card) => ({ ...card, isLocked: true }))];
}

export function contentFavorites(source: ContentSource, listDone: ListDone = listRead) {
  return memberLoader(async ({ request, cms, own }) => {
    const query = favoritesFilter.parse(Object.fromEntries(new URL(request.url).searchParams));
    const now = new Date();
    const type = source.kind.name;
    const [saved, done] = await Promise.all([
      findFavorites(own, type),
      query.unread ? listDone(own, { type }).catch(() => null) : [],
    ]);
    const ids = saved?.map(({ item }) => item) ?? [];
    const cards = await nullWhenUnavailable(listSaved({ cms, source, now }, ids), request);
    if (!saved || !cards || !done)
      return data({ favorites: null, savedCount: 0, filter: query }, initFor(null));
    const shown = query.unread ? cards : await markDone(own, { type, listDone }, cards);
    const byId = new Map(shown.map((card) => [card.id, card]));
    const isDone = new Set(done);
    const requested = saved.filter(({ item }) => !isDone.has(item));
    const favorites = requested.map(({ item, savedAt, lastTitle, remindAt }) => ({
      ...{ item, lastTitle },
      saved: whenOf(savedAt, now),
      remindOn: remindAt && formatFullDate(remindAt),
      card: byId.get(item) ?? null,
    }));
    return data({ favorites: arrange(favorites, query), savedCount: saved.length, filter: query });
  });
}
