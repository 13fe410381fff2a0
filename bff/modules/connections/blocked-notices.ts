import type { CmsNotices, Notice } from "../../cms/cms-notices.ts";
import type { Database } from "../../db/database.ts";
import type { CmsChangeListener } from "../../http/cms-changed.ts";
import { OUTLASTING_DIRECTUS } from "../../jobs/jobs.ts";
import type { JobKind, Jobs } from "../../jobs/jobs.ts";
import { findUserByDirectusId } from "../identity/users/users.service.ts";
import { hasBlocks, listBlocksAmong } from "./blocks.repository.ts";

const WITHDRAW = "withdraw-blocked-notice";

export type BlockedNoticesDeps = {
  db: Database;
  jobs: Jobs;
  cmsNotices: Pick<CmsNotices, "find" | "listLikers" | "remove">;
};

/**
 * Whether one of two members blocked the other one.
 * @param ids of both in Directus; null for a notice of nobody
 */
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
 * Whether all that a notice tells is of somebody whom its owner blocked, or who blocked them. One of likes
 * names nobody: where anybody blocks anybody, it is asked who gave them. Without one that stands it has nothing
 * to tell.
 * @throws {CmsUnavailableError}
 */
export async function isOfBlocked(
  { db, cmsNotices }: { db: Database; cmsNotices: Pick<CmsNotices, "listLikers"> },
  notice: Notice,
): Promise<boolean> {
  const { owner, actor, type } = notice;
  if (type !== "like" || owner === null) return isBetweenBlocked(db, owner, actor);
  const user = (await hasBlocks(db)) ? await findUserByDirectusId(db, owner) : null;
  if (!user) return false;
  const likers = new Set(await cmsNotices.listLikers(notice));
  for (const { directusUserId } of await listBlocksAmong(db, user.id, [...likers]))
    likers.delete(directusUserId);
  return likers.size === 0;
}

/**
 * Takes away what Directus writes to a member about somebody they blocked, or who blocked them: answers,
 * mentions, new topics, likes. Directus does not know who blocked whom.
 */
export function createBlockedNotices({ db, jobs, cmsNotices }: BlockedNoticesDeps): {
  jobKind: JobKind<{ noticeId: string }>;
  /** Directus says that items changed. */
  cmsChanged: CmsChangeListener;
} {
  return {
    jobKind: {
      name: WITHDRAW,
      retries: OUTLASTING_DIRECTUS,
      async handle({ noticeId }) {
        const notice = await cmsNotices.find(noticeId);
        if (notice && (await isOfBlocked({ db, cmsNotices }, notice)))
          await cmsNotices.remove(noticeId);
      },
    },
    async cmsChanged(collection, keys, action) {
      if (collection !== "Notification" || action !== "create") return;
      if (!(await hasBlocks(db))) return;
      for (const key of keys) {
        const noticeId = String(key);
        await jobs.send(WITHDRAW, { noticeId }, db, { key: `blocked:${noticeId}` });
      }
    },
  };
}
