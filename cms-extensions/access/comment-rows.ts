import type { ContentAccess } from "../../contract/content-choices.ts";
import { ownedBy, read, type Permission } from "./permission.ts";

/** Deleted ones keep their place and no text; a correction is shown once it was accepted. */
const shown = ["published", "deleted", "accepted"];

/**
 * Reading comments: those of items one may read, as the database notes it on each (`audience`), and
 * one's own whatever became of them.
 */
export const readComments = (audiences: readonly ContentAccess[]): Permission =>
  read("comments", {
    _or: [
      { _and: [{ status: { _in: shown } }, { audience: { _in: audiences } }] },
      ownedBy("user_created"),
    ],
  });
