import { z } from "zod";
import type { EditedCollection } from "../../contract/collections/edit-version.ts";
import type { OwnCms } from "./cms.server";
import { askEndpoint } from "./read";

const done = z.object({ isDone: z.literal(true) });

/**
 * Changes the member's own row, unless the stored version differs from the one they saw
 * (contract/collections/edit-version.ts).
 * @throws {CmsError} with the code `EDIT_CONFLICT` if the row was changed in between
 */
export async function saveEdit(
  own: OwnCms,
  edit: { collection: EditedCollection; id: string; seenVersion: string; change: object },
): Promise<void> {
  await own.ask({ ...askEndpoint("/portal-edits", edit, done), isWrite: true });
}
