import type { CmsNotifications, Notification } from "../../../cms/cms-notifications.ts";
import type { Database } from "../../../db/database.ts";
import type { CmsChangeListener } from "../../../http/cms-changed.ts";
import { OUTLASTING_DIRECTUS } from "../../../jobs/jobs.ts";
import type { JobKind, Jobs } from "../../../jobs/jobs.ts";
import { findUserByDirectusId } from "../../identity/users/users.service.ts";
import { hasBlocks, listBlocksAmong } from "./blocks.repository.ts";

const WITHDRAW = "withdraw-blocked-notice";

export type BlockedNotificationsDeps = {
  db: Database;
  jobs: Jobs;
  cmsNotifications: Pick<CmsNotifications, "find" | "listLikers" | "remove">;
};

/** @param ids of both in Directus; null for a notification without an actor */
export async function isBetweenBlocked(
  db: Database,
  owner: string | null,
  actor: string | null,
): Promise<boolean> {
  if (owner === null || actor === null) return false;
  const user = await findUserByDirectusId(db, owner);
  return user !== null && (await listBlocksAmong(db, user.id, [actor])).length > 0;
}

/**
 * True if a notification is only about members whom its owner blocked, or who blocked the owner. A
 * notification of likes names no member: if any blocks exist, it reads who gave them. Also true if no such
 * like remains.
 * @throws {CmsUnavailableError}
 */
export async function isOfBlocked(
  {
    db,
    cmsNotifications,
  }: { db: Database; cmsNotifications: Pick<CmsNotifications, "listLikers"> },
  notification: Notification,
): Promise<boolean> {
  const { owner, actor, type } = notification;
  if (type !== "like" || owner === null) return isBetweenBlocked(db, owner, actor);
  const user = (await hasBlocks(db)) ? await findUserByDirectusId(db, owner) : null;
  if (!user) return false;
  const likers = new Set(await cmsNotifications.listLikers(notification));
  for (const { directusUserId } of await listBlocksAmong(db, user.id, [...likers]))
    likers.delete(directusUserId);
  return likers.size === 0;
}

/**
 * Deletes notifications that Directus writes to a member about members in a block with them: answers,
 * mentions, new topics, likes. Directus does not know the blocks.
 */
export function createBlockedNotifications({
  db,
  jobs,
  cmsNotifications,
}: BlockedNotificationsDeps): {
  jobKind: JobKind<{ noticeId: string }>;
  cmsChanged: CmsChangeListener;
} {
  return {
    jobKind: {
      name: WITHDRAW,
      retries: OUTLASTING_DIRECTUS,
      async handle({ noticeId: notificationId }) {
        const notification = await cmsNotifications.find(notificationId);
        if (notification && (await isOfBlocked({ db, cmsNotifications }, notification)))
          await cmsNotifications.remove(notificationId);
      },
    },
    async cmsChanged(collection, keys, action) {
      if (collection !== "Notification" || action !== "create") return;
      if (!(await hasBlocks(db))) return;
      for (const key of keys) {
        const notificationId = String(key);
        await jobs.send(WITHDRAW, { noticeId: notificationId }, db, {
          key: `blocked:${notificationId}`,
        });
      }
    },
  };
}
