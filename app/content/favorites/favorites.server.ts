import { createItem, deleteItems, updateItems } from "@directus/sdk";
import { z } from "zod";
import type { OwnCms } from "~/cms/cms.server";
import { readRows } from "~/cms/read";
import { shape } from "~/cms/shape";
import { makeUnlessThere } from "~/cms/writes.server";
import { createMemory } from "~/process/memory.server";
import { favoriteTypes, type FavoriteType } from "../../../contract/content/kinds.ts";

export type Favorite = {
  id: string;
  item: string;
  savedAt: string;
  /** Its title when it was withdrawn; null while it is published. */
  lastTitle: string | null;
  remindAt: string | null;
};

/** A member's list is cached this long, so that pages do not load it each time. */
const REMEMBERED_MS = 20_000;
const MAX_REMEMBERED = 1_000;
const MAX_FAVORITES = 500;

/** Keyed by member and type, so that no member gets another member's list. */
const remembered = createMemory<Favorite[]>({ ttlMs: REMEMBERED_MS, max: MAX_REMEMBERED });

function keyOf({ userId }: Pick<OwnCms, "userId">, type: FavoriteType): string {
  return `${userId}|${type}`;
}

/**
 * Drops the cached lists of a member who saved in another process or on another device; all lists if no
 * member is named.
 */
export function forgetFavorites(member?: string): void {
  remembered.forgetAll(
    member === undefined ? [] : favoriteTypes.map((type) => keyOf({ userId: member }, type)),
  );
}

const saved = shape("favorites", {
  id: z.string(),
  item: z.string(),
  date_created: z.string().nullable(),
  title: z.string().nullable(),
  remindAt: z.string().nullable(),
});

async function ask(own: OwnCms, type: FavoriteType): Promise<Favorite[]> {
  const rows = await own.ask(
    readRows(saved, {
      filter: { type: { _eq: type } },
      sort: ["-date_created"],
      limit: MAX_FAVORITES,
    }),
  );
  return rows.map(({ id, item, date_created: savedAt, title: lastTitle, remindAt }) => ({
    ...{ id, item, lastTitle, remindAt },
    savedAt: savedAt ?? "",
  }));
}

/** The member's favorites, newest first; null if they can't be loaded now. */
export async function findFavorites(own: OwnCms, type: FavoriteType): Promise<Favorite[] | null> {
  return remembered.find(keyOf(own, type), () => ask(own, type)).catch(() => null);
}

/**
 * True if an item is a favorite, even beyond the loaded list's limit; null if unknown.
 * @param favorites of its type
 */
export async function isAmongFavorites(
  own: OwnCms,
  { type, item }: { type: FavoriteType; item: string },
  favorites: readonly Favorite[] | null,
): Promise<boolean | null> {
  if (!favorites) return null;
  if (favorites.some((favorite) => favorite.item === item)) return true;
  if (favorites.length < MAX_FAVORITES) return false;
  const filter = { type: { _eq: type }, item: { _eq: item } };
  return own.ask(readRows(saved, { filter, limit: 1 })).then(
    (rows) => rows.length > 0,
    () => null,
  );
}

/**
 * Adds or removes one favorite; repeating it has no effect.
 * @throws {CmsError} when Directus can't be reached or refuses
 */
export async function setFavorite(
  own: OwnCms,
  requested: { type: FavoriteType; item: string; isFavorite: boolean },
): Promise<void> {
  const { type, item, isFavorite } = requested;
  remembered.forget(keyOf(own, type));
  const existing = await own.ask(
    readRows(saved, {
      filter: { type: { _eq: type }, item: { _eq: item } },
      limit: MAX_FAVORITES,
    }),
  );
  if (isFavorite && existing.length === 0) {
    await makeUnlessThere(own, createItem("favorites", { type, item }, { fields: ["id"] }));
  }
  if (!isFavorite && existing.length > 0) {
    await own.write(
      deleteItems(
        "favorites",
        existing.map((row) => row.id),
      ),
    );
  }
  remembered.forget(keyOf(own, type));
}

/**
 * Sets or, with null, removes the reminder of a favorite.
 * @returns false if the item is no favorite
 * @throws {CmsError} when Directus can't be reached or refuses
 */
export async function setReminder(
  own: OwnCms,
  { type, item, remindAt }: { type: FavoriteType; item: string; remindAt: Date | null },
): Promise<boolean> {
  const filter = { type: { _eq: type }, item: { _eq: item }, user_created: { _eq: own.userId } };
  const values = { remindAt: remindAt?.toISOString() ?? null };
  const changed = await own.write(updateItems("favorites", { filter }, values, { fields: ["id"] }));
  remembered.forget(keyOf(own, type));
  return changed.length > 0;
}
