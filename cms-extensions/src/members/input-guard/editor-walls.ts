import type { Accountability } from "@directus/types";
import { isEditor } from "../../shared/staff";

/** Directus writes these fields itself; a write of them would forge a row's author or date. */
const WRITTEN_BY_DIRECTUS: readonly string[] = [
  ...["user_created", "date_created", "user_updated", "date_updated"],
];

export const withoutAuthorship = (payload: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(payload).filter(([field]) => !WRITTEN_BY_DIRECTUS.includes(field)),
  );

/** The admin sorts lists by hand and restores revisions. */
const OF_EDITORS = /^\/(?:sort|revert)\//;

/**
 * True if the user may use this tool of Directus below `/utils`: administrators all, editors those that
 * their pages need. Hashing uses a whole core; exports and imports read and write whole tables.
 */
export const mayUseTool = (path: string, requester: Accountability | null | undefined): boolean =>
  requester?.admin === true || (isEditor(requester) && OF_EDITORS.test(path));

/** GraphQL has no other spelling of a field's name, so text that lacks it cannot call the tool. */
const TOOL = /\butils_(?!sort\b|revert\b)/;

/**
 * True if the user may send this GraphQL request about Directus' own collections. The tools above have a
 * second door there, which Directus opens even to guests. Editors' lists need the rest; no page of the
 * portal does.
 */
export const mayAskSystem = (
  request: unknown,
  requester: Accountability | null | undefined,
): boolean =>
  requester?.admin === true || (isEditor(requester) && !TOOL.test(JSON.stringify(request)));
