import { z } from "zod";
import { LRUCache } from "lru-cache";
import type { OwnCms } from "~/cms/cms.server";
import { readOwnRecord, updateOwnRecord } from "~/cms/own-record";
import { shape } from "~/cms/shape";

/** A member's choice is remembered this long, so that no page asks for it again. */
const REMEMBERED_MS = 5 * 60_000;
const MAX_REMEMBERED = 5_000;

type Choice = string | null;
/** Keyed by member: nobody ever gets another member's choice. */
const remembered = new LRUCache<string, Promise<Choice>>({
  max: MAX_REMEMBERED,
  ttl: REMEMBERED_MS,
  ttlResolution: 0,
  perf: { now: () => Date.now() },
});

/** These members changed, on another device or in their profile; all of them where none is named. */
export function forgetMapCantons(directusUserIds: readonly string[]): void {
  if (directusUserIds.length === 0) remembered.clear();
  for (const id of directusUserIds) remembered.delete(id);
}

const choosing = shape("directus_users", {
  mapCanton: z.string().nullable(),
  canton: { cantonCode: z.string() },
});

async function ask(own: OwnCms): Promise<Choice> {
  const { mapCanton, canton } = await readOwnRecord(own, choosing);
  return mapCanton ?? canton?.cantonCode ?? null;
}

/**
 * The canton that the map begins with: the one chosen last, on whatever device, else the profile's. Null
 * where there is none, where it can't be had now, and for staff, whose records Directus keeps to itself.
 */
export async function findMapCanton(own: OwnCms): Promise<Choice> {
  const key = own.userId;
  const known = remembered.get(key);
  if (known) return known;
  const choice = ask(own).catch(() => {
    if (remembered.peek(key) === choice) remembered.delete(key);
    return null;
  });
  remembered.set(key, choice);
  return choice;
}

/**
 * Keeps the choice with the member's record; without one the profile's canton counts again.
 * @throws {CmsError} when Directus can't be reached or refuses
 */
export async function saveMapCanton(own: OwnCms, code: Choice): Promise<void> {
  await updateOwnRecord(own, { mapCanton: code }).finally(() => remembered.delete(own.userId));
}
