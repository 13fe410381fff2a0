import { z } from "zod";
import type { JsonResult } from "~/http/json-client.server";
import type { EditedCollection } from "../../contract/collections/edit-version.ts";
import { CmsError, type CmsCommand, type OwnCms } from "./cms.server";
import { askEndpoint } from "./read";

export const CMS_FAILURES = { 400: "refused", 403: "refused" } as const;

const BAD_REQUEST = 400;

/**
 * The result of a write as an upstream response for a form: 503 if Directus is unavailable, 400 for invalid
 * values, 403 for any other refusal.
 * @throws errors that do not come from Directus
 */
export async function toWriteResult<T>(writing: Promise<T>): Promise<JsonResult<T>> {
  try {
    return { isError: false, statusCode: 200, data: await writing };
  } catch (error) {
    if (!(error instanceof CmsError)) throw error;
    return {
      isError: true,
      statusCode: error.isOutage ? 503 : error.statusCode === BAD_REQUEST ? BAD_REQUEST : 403,
      message: error.message,
      code: error.code,
      retryAfterSeconds: null,
      fields: {},
      detail: {},
    };
  }
}

const isThere = (error: unknown) => error instanceof CmsError && error.code === "RECORD_NOT_UNIQUE";

/**
 * Creates a row unless it exists, for example from a repeated request or another tab. True if it was
 * created.
 * @throws {CmsError} when Directus can't be reached or refuses
 */
export async function makeUnlessThere(own: OwnCms, create: CmsCommand<unknown>): Promise<boolean> {
  try {
    await own.write(create);
    return true;
  } catch (error) {
    if (!isThere(error)) throw error;
    return false;
  }
}

/** @throws {CmsError} when Directus can't be reached or refuses */
export async function changeOrCreate(
  own: OwnCms,
  change: CmsCommand<{ id: string }[]>,
  create: CmsCommand<unknown>,
): Promise<void> {
  const changed = await own.write(change);
  if (changed.length > 0) return;
  if (!(await makeUnlessThere(own, create))) await own.write(change);
}

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
