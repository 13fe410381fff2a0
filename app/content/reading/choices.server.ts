import { z } from "zod";
import type { OwnCms } from "~/cms/cms.server";
import { readOwnRecord, updateOwnRecord } from "~/cms/own-record";
import { shape } from "~/cms/shape";
import { createMemory } from "~/process/memory.server";
import {
  ALOUD_RATES,
  TEXT_SIZES,
  usualChoices,
  type ReadingChoices,
} from "../../../contract/reading.ts";

/** A member's choices are remembered this long, so that no page asks for them again. */
const REMEMBERED_MS = 5 * 60_000;
const MAX_REMEMBERED = 5_000;

/** Keyed by member: nobody ever gets another member's choices. */
const remembered = createMemory<ReadingChoices>({ keptMs: REMEMBERED_MS, max: MAX_REMEMBERED });

/** These members changed, on another device; all of them where none is named. */
export function forgetReadingChoices(directusUserIds: readonly string[]): void {
  remembered.forgetAll(directusUserIds);
}

export const flag = z.union([
  z.boolean(),
  z.literal(["true", "false"]).transform((text) => text === "true"),
]);

/** How a text looks and sounds is changed in one, what else is chosen by itself. */
export const lookChoices = z.object({
  size: z.coerce
    .number()
    .int()
    .min(0)
    .max(TEXT_SIZES - 1),
  isCalm: flag,
  rate: z.coerce.number().pipe(z.literal(ALOUD_RATES)),
});

// What was kept before a choice was there to be made has the usual one.
const readingChoices = z.object({
  ...lookChoices.shape,
  isPersonal: flag.catch(usualChoices.isPersonal),
  isPlain: flag.catch(usualChoices.isPlain),
});

const kept = shape("directus_users", { readingChoices: readingChoices.catch(usualChoices) });

/**
 * How the member likes to read; the usual way where they never chose, where it can't be had now, and for
 * staff, whose records Directus keeps to itself.
 */
export function findReadingChoices(own: OwnCms): Promise<ReadingChoices> {
  return askChoices(own).catch(() => usualChoices);
}

function askChoices(own: OwnCms): Promise<ReadingChoices> {
  return remembered.find(own.userId, async () => (await readOwnRecord(own, kept)).readingChoices);
}

/** Changes what is named and leaves the rest. @throws {CmsError} when Directus can't be reached or refuses */
export async function keepReadingChoices(
  own: OwnCms,
  changed: Partial<ReadingChoices>,
): Promise<void> {
  // What stands there must be known: the usual way in its place would take back what the member chose.
  const choices = { ...(await askChoices(own)), ...changed };
  await updateOwnRecord(own, { readingChoices: choices }).finally(() =>
    remembered.forget(own.userId),
  );
}
