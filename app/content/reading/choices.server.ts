import { z } from "zod";
import type { OwnCms } from "~/cms/cms.server";
import { readOwnRecord, updateOwnRecord } from "~/cms/own-record";
import { shape } from "~/cms/shape";
import { createMemory } from "~/process/memory.server";
import {
  SPEECH_RATES,
  TEXT_SIZES,
  usualChoices,
  type ReadingChoices,
} from "../../../contract/content/reading.ts";

const REMEMBERED_MS = 5 * 60_000;
const MAX_REMEMBERED = 5_000;

/** Keyed by member, so that no member gets another member's settings. */
const remembered = createMemory<ReadingChoices>({ ttlMs: REMEMBERED_MS, max: MAX_REMEMBERED });

/**
 * Drops the cached settings of members who changed them on another device; of all members if the list is
 * empty.
 */
export function forgetReadingChoices(directusUserIds: readonly string[]): void {
  remembered.forgetAll(directusUserIds);
}

export const flag = z.union([
  z.boolean(),
  z.literal(["true", "false"]).transform((text) => text === "true"),
]);

/** The look and sound of a text are saved together; every other setting on its own. */
export const lookChoices = z.object({
  size: z.coerce
    .number()
    .int()
    .min(0)
    .max(TEXT_SIZES - 1),
  isCalm: flag,
  rate: z.coerce.number().pipe(z.literal(SPEECH_RATES)),
});

// Records saved before a setting existed get its default.
const readingChoices = z.object({
  ...lookChoices.shape,
  isPersonal: flag.catch(usualChoices.isPersonal),
  isPlain: flag.catch(usualChoices.isPlain),
});

const stored = shape("directus_users", { readingChoices: readingChoices.catch(usualChoices) });

/**
 * The member's reading settings. Defaults if they never chose, if Directus fails, and for staff, whose
 * records Directus does not expose.
 */
export function findReadingChoices(own: OwnCms): Promise<ReadingChoices> {
  return askChoices(own).catch(() => usualChoices);
}

function askChoices(own: OwnCms): Promise<ReadingChoices> {
  return remembered.find(own.userId, async () => (await readOwnRecord(own, stored)).readingChoices);
}

/**
 * Changes the named settings and leaves the rest. @throws {CmsError} when Directus can't be reached or
 * refuses
 */
export async function saveReadingChoices(
  own: OwnCms,
  changed: Partial<ReadingChoices>,
): Promise<void> {
  // The stored settings must be loaded first: defaults in their place would undo the member's choices.
  const choices = { ...(await askChoices(own)), ...changed };
  await updateOwnRecord(own, { readingChoices: choices }).finally(() =>
    remembered.forget(own.userId),
  );
}
