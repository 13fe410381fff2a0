import type { CmsNotices } from "../../cms/cms-notices.ts";
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
  cmsNotices: Pick<CmsNotices, "find" | "remove">;
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
 * Takes away what Directus writes to a member about somebody they blocked, or who blocked them: answers,
 * mentions, new topics. Directus does not know who blocked whom.
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
        if (!notice) return;
        const { owner, actor } = notice;
        if (await isBetweenBlocked(db, owner, actor)) await cmsNotices.remove(noticeId);
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
