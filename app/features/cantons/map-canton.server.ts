import { z } from "zod";
import type { OwnCms } from "~/cms/cms.server";
import { readOwnRecord, updateOwnRecord } from "~/cms/own-record";
import { shape } from "~/cms/shape";
import { createMemory } from "~/process/memory.server";

/** A member's choice is remembered this long, so that no page asks for it again. */
const REMEMBERED_MS = 5 * 60_000;
const MAX_REMEMBERED = 5_000;

type Choice = string | null;
/** Of the map, and of the profile. */
type OwnCantons = { chosen: Choice; home: Choice };
/** Keyed by member: nobody ever gets another member's choice. */
const remembered = createMemory<OwnCantons>({ keptMs: REMEMBERED_MS, max: MAX_REMEMBERED });

/** These members changed, on another device or in their profile; all of them where none is named. */
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
 * The canton that the map begins with: the one chosen last, on whatever device, else the profile's; and the
 * profile's, where the member lives. Null where there is none, where it can't be had now, and for staff, whose
 * records Directus keeps to itself.
 */
export async function findOwnCantons(
  own: OwnCms,
): Promise<{ mapCanton: Choice; homeCanton: Choice }> {
  const { chosen, home } = await remembered
    .find(own.userId, () => ask(own))
    .catch(() => ({ chosen: null, home: null }));
  return { mapCanton: chosen ?? home, homeCanton: home };
}

/** The canton that the map, and what counts for one, begins with. */
export const findMapCanton = async (own: OwnCms): Promise<Choice> =>
  (await findOwnCantons(own)).mapCanton;

/**
 * Keeps the choice with the member's record; without one the profile's canton counts again.
 * @throws {CmsError} when Directus can't be reached or refuses
 */
export async function saveMapCanton(own: OwnCms, code: Choice): Promise<void> {
  await updateOwnRecord(own, { mapCanton: code }).finally(() => remembered.forget(own.userId));
}
