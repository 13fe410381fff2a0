import type { ContentAccess } from "../../contract/content/choices.ts";
import { ownedBy, read, type Permission } from "./permission.ts";

/** Deleted comments keep their position without text; a correction is visible once it is accepted. */
const shown = ["published", "deleted", "accepted"];

/**
 * Permission to read comments: those on items that the reader may read, by the `audience` that the database
 * stores on each comment, and the reader's own in any state.
 */
export const readComments = (audiences: readonly ContentAccess[]): Permission =>
  read("comments", {
    _or: [
      { _and: [{ status: { _in: shown } }, { audience: { _in: audiences } }] },
      ownedBy("user_created"),
    ],
  });
