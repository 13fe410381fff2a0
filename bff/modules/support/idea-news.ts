import type { CmsNotices } from "../../cms/cms-notices.ts";
import type { Database } from "../../db/database.ts";
import type { JobKind, Jobs } from "../../jobs/jobs.ts";
import { isPaused } from "../email-frequency/email-frequency.ts";
import { readFrequency } from "../email-frequency/email-frequency.repository.ts";
import type { Mailer } from "../mail/mailer.ts";
import { findUserByDirectusId } from "../users/users.repository.ts";

export interface IdeaNews {
  jobKinds: readonly JobKind<never>[];
  /** Directus says that items changed: who follows an idea gets its new status by mail, once. */
  cmsChanged(collection: string, keys: readonly (string | number)[], action: string): Promise<void>;
}

export interface IdeaNewsDeps {
  db: Database;
  jobs: Jobs;
  cmsNotices: CmsNotices;
  mailer: Mailer;
  now: () => Date;
}

const TELL_IDEA = "tell-idea-status";

/** Mails what a notice about an idea says; nobody is written to during a pause. */
export function createIdeaNews({ db, jobs, cmsNotices, mailer, now }: IdeaNewsDeps): IdeaNews {
  const tellIdea: JobKind<{ noticeId: string }> = {
    name: TELL_IDEA,
    retries: 8,
    async handle({ noticeId }) {
      const notice = await cmsNotices.find(noticeId);
      if (notice?.type !== "idea" || !notice.owner) return;
      const user = await findUserByDirectusId(db, notice.owner);
      if (!user?.isActive || !user.isEmailConfirmed || user.cmsStatus !== "active") return;
      if (isPaused(await readFrequency(db, user.id, now()), now())) return;
      await mailer.queue(db, {
        template: "idea_changed",
        to: user.email,
        userId: user.id,
        values: { title: notice.title ?? "", text: notice.body ?? "" },
        dedupeKey: `idea_changed:${noticeId}`,
      });
    },
  };

  return {
    jobKinds: [tellIdea],
    async cmsChanged(collection, keys, action) {
      if (collection !== "Notification" || action !== "create") return;
      for (const key of keys) {
        await jobs.send(TELL_IDEA, { noticeId: String(key) }, db, { key: String(key) });
      }
    },
  };
}
