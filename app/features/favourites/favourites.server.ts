import { createItem, deleteItems, readItems } from "@directus/sdk";
import { CmsError, type Cms } from "~/cms/cms.server";
import type { Session } from "~/session/sessions.server";

export const FAVOURITE_TYPES = ["news", "videos", "courses", "articles", "forum"] as const;
export type FavouriteType = (typeof FAVOURITE_TYPES)[number];
export type Favourite = { id: string; item: string; savedAt: string };

/** A member's own list is remembered this long, so that each page does not ask for it again. */
const REMEMBERED_MS = 20_000;
const MAX_REMEMBERED = 5_000;
const MAX_FAVOURITES = 200;

type Remembered = { favourites: Promise<Favourite[]>; askedAtMs: number };

/** Keyed by member and type: nobody ever gets another member's list. */
const remembered = new Map<string, Remembered>();

function keyOf(session: Session, type: FavouriteType): string {
  return `${session.member.directusUserId}|${type}`;
}

/** Another process of the app, or another device, may have saved: nothing here is sure any more. */
export function forgetFavourites(): void {
  remembered.clear();
}

async function ask(cms: Cms, directusToken: string, type: FavouriteType): Promise<Favourite[]> {
  const rows = await cms.readOwn(
    directusToken,
    readItems("favorites", {
      fields: ["id", "item", "date_created"],
      filter: { type: { _eq: type } },
      sort: ["-date_created"],
      limit: MAX_FAVOURITES,
    }),
  );
  return rows.map((row) => ({ id: row.id, item: row.item, savedAt: row.date_created ?? "" }));
}

/** The member's favourites, newest first; null when they can't be had right now. */
export async function findFavourites(
  cms: Cms,
  session: Session,
  type: FavouriteType,
): Promise<Favourite[] | null> {
  const key = keyOf(session, type);
  const known = remembered.get(key);
  if (known && Date.now() - known.askedAtMs < REMEMBERED_MS)
    return known.favourites.catch(() => null);
  if (!session.directusToken) return null;
  const favourites = ask(cms, session.directusToken, type);
  remembered.delete(key);
  remembered.set(key, { favourites, askedAtMs: Date.now() });
  for (const oldest of remembered.keys()) {
    if (remembered.size <= MAX_REMEMBERED) break;
    remembered.delete(oldest);
  }
  return favourites.catch(() => {
    remembered.delete(key);
    return null;
  });
}

/**
 * Adds or removes one favourite; doing it twice changes nothing more.
 * @throws {CmsError} when Directus can't be reached or refuses
 */
export async function setFavourite(
  cms: Cms,
  session: Session & { directusToken: string },
  wanted: { type: FavouriteType; item: string; isFavourite: boolean },
): Promise<void> {
  const { type, item, isFavourite } = wanted;
  remembered.delete(keyOf(session, type));
  const existing = await cms.readOwn(
    session.directusToken,
    readItems("favorites", {
      fields: ["id"],
      filter: { type: { _eq: type }, item: { _eq: item } },
    }),
  );
  if (isFavourite && existing.length === 0) {
    await cms
      .writeOwn(session.directusToken, createItem("favorites", { type, item }, { fields: ["id"] }))
      .catch((error: unknown) => {
        // Two tabs saved the same item at once: the wish is fulfilled.
        if (!(error instanceof CmsError && error.code === "RECORD_NOT_UNIQUE")) throw error;
      });
  }
  if (!isFavourite && existing.length > 0) {
    await cms.writeOwn(
      session.directusToken,
      deleteItems(
        "favorites",
        existing.map((row) => row.id),
      ),
    );
  }
  remembered.delete(keyOf(session, type));
}
