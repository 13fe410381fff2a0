import type { Accountability } from "@directus/types";
import { isEditor } from "../staff";

/** Directus writes these by itself; a write that brings them would forge who wrote a row, or when. */
const WRITTEN_BY_DIRECTUS: readonly string[] = [
  ...["user_created", "date_created", "user_updated", "date_updated"],
];

/** The payload without who wrote the row and when. */
export const withoutAuthorship = (payload: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(payload).filter(([field]) => !WRITTEN_BY_DIRECTUS.includes(field)),
  );

/** The admin sorts lists by hand and brings back an earlier revision. */
const OF_EDITORS = /^\/(?:sort|revert)\//;

/**
 * Whether somebody may use a tool of Directus below `/utils`: administrators all of them, editors those that
 * their pages need. Hashing on request costs a core, an export or import reads and writes whole tables.
 */
export const mayUseTool = (path: string, asker: Accountability | null | undefined): boolean =>
  asker?.admin === true || (isEditor(asker) && OF_EDITORS.test(path));
