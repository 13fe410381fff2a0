import type { UnreadNotice } from "../../../cms/cms-notifications.ts";
import type { Database } from "../../../db/database.ts";
import { isConnectionSo } from "../../relations/connections/connection-notifications.ts";
import { findUserByDirectusId } from "../../identity/users/users.service.ts";

export type StillTrueDeps = {
  db: Database;
  /** False if the receiver has accepted the chat, or if it is gone. Ids of the service. */
  isChatRequestOpen(db: Database, sent: { userId: string; receiverId: string }): Promise<boolean>;
};

/**
 * True if a request still awaits an answer. It may have been withdrawn, or answered elsewhere. Other kinds
 * of notifications are always true.
 * @param userId the notification's owner
 */
export async function isStillTrue(
  { db, isChatRequestOpen }: StillTrueDeps,
  userId: string,
  { type, groupKey }: Pick<UnreadNotice, "type" | "groupKey">,
): Promise<boolean> {
  const [, kind, from = ""] =
    /^connection:(requested|accepted|chat):(.+)$/.exec(groupKey ?? "") ?? [];
  if ((type !== "connection" && type !== "chat") || kind === undefined) return true;
  const other = await findUserByDirectusId(db, from);
  if (!other) return false;
  if (kind === "chat") return isChatRequestOpen(db, { userId: other.id, receiverId: userId });
  const isAccepted = kind === "accepted";
  return isConnectionSo(db, isAccepted ? "accepted" : "requested", {
    userId: other.id,
    otherUserId: userId,
  });
}
