import { z } from "zod";
import type { OwnCms } from "~/cms/cms.server";
import { readOwnRecord, updateOwnRecord } from "~/cms/own-record";
import { shape } from "~/cms/shape";
import { createMemory } from "~/process/memory.server";

const REMEMBERED_MS = 5 * 60_000;
const MAX_REMEMBERED = 5_000;

type Choice = string | null;
/** `chosen` is from the map, `home` from the profile. */
type OwnCantons = { chosen: Choice; home: Choice };
/** Keyed by member, so that no member gets another member's choice. */
const remembered = createMemory<OwnCantons>({ ttlMs: REMEMBERED_MS, max: MAX_REMEMBERED });

/** Drops cached choices of members who changed theirs elsewhere; of all members if the list is empty. */
export function forgetMapCantons(directusUserIds: readonly string[]): void {
  remembered.forgetAll(directusUserIds);
}

const choosing = shape("directus_users", {
  mapCanton: z.string().nullable(),
  canton: { cantonCode: z.string() },
});

async function ask(own: OwnCms): Promise<OwnCantons> {
  const { mapCanton, canton } = await readOwnRecord(own, choosing);
  return { chosen: mapCanton, home: canton?.cantonCode ?? null };
}

/**
 * Returns the map's initial canton (last choice on any device, else the profile's) and the profile's
 * canton. Null if there is none or Directus is unavailable, and for staff, whose records Directus hides.
 */
export async function findOwnCantons(
  own: OwnCms,
): Promise<{ mapCanton: Choice; homeCanton: Choice }> {
  const { chosen, home } = await remembered
    .find(own.userId, () => ask(own))
    .catch(() => ({ chosen: null, home: null }));
  return { mapCanton: chosen ?? home, homeCanton: home };
}

export const findMapCanton = async (own: OwnCms): Promise<Choice> =>
  (await findOwnCantons(own)).mapCanton;

/**
 * Null restores the profile's canton.
 * @throws {CmsError} if Directus is unavailable or refuses
 */
export async function saveMapCanton(own: OwnCms, code: Choice): Promise<void> {
  await updateOwnRecord(own, { mapCanton: code }).finally(() => remembered.forget(own.userId));
}
