import { isAnnouncedAt } from "../../../../contract/notifications/in-portal.ts";
import type { Announcement, CmsAnnouncements } from "../../../cms/cms-announcements.ts";
import type { Database } from "../../../db/database.ts";
import type { CmsChangeListener } from "../../../http/cms-changed.ts";
import type { JobKind, Jobs } from "../../../jobs/jobs.ts";
import type { MailPath } from "../../../mail/mail-template.ts";
import type { Mailer } from "../../../mail/mailer.ts";
import { isQuietAt } from "../../../quiet-hours.ts";
import type { MemberRoles } from "../../identity/membership/member-roles.ts";
import { listAnnounced, markAnnounced } from "./bulk-mail.repository.ts";
import { listProductReaders } from "./email-frequency.repository.ts";
import type { UnsubscribeTokens } from "./unsubscribe-token.ts";

export type SendAnnouncementsDeps = {
  db: Database;
  jobs: Jobs;
  mailer: Mailer;
  announcements: CmsAnnouncements;
  tokens: UnsubscribeTokens;
  memberRoles: MemberRoles;
  now: () => Date;
};

const COLLECTION = "announcements";
const SEND_ANNOUNCEMENTS = "send-announcements";
const MEMBERS_AT_ONCE = 200;

function mailPath(url: string | null): MailPath | null {
  return url?.startsWith("/app") ? `/pt-BR/${url.slice(1)}` : null;
}

/**
 * Mails the editors' announcements about the portal. Each member who chose them gets each announcement once. Expired announcements are not sent, and no mail goes out at night.
 */
export function createSendAnnouncements(deps: SendAnnouncementsDeps): {
  jobKinds: readonly JobKind<never>[];
  cmsChanged: CmsChangeListener;
} {
  const { db, jobs, mailer, announcements, tokens, memberRoles, now } = deps;

  async function send({ id, text, audience, url }: Announcement): Promise<void> {
    let after: string | null = null;
    const payingRoleIds = audience === "paying" ? memberRoles.payingIds : null;
    for (;;) {
      const page = { after, take: MEMBERS_AT_ONCE, now: now(), payingRoleIds };
      const readers: { userId: string; email: string }[] = await listProductReaders(db, page);
      for (const { userId, email } of readers) {
        const unsubscribeToken = tokens.issue({ userId, lists: ["product"] });
        await mailer.queue(db, {
          template: "announcement",
          to: email,
          userId,
          values: { text, path: mailPath(url), unsubscribeToken },
          unsubscribeToken,
          dedupeKey: `announcement:${id}:${userId}`,
        });
      }
      after = readers.at(-1)?.userId ?? null;
      if (readers.length < MEMBERS_AT_ONCE) break;
    }
    await markAnnounced(db, COLLECTION, id, now());
  }

  const job: JobKind<object> = {
    name: SEND_ANNOUNCEMENTS,
    cron: "*/10 * * * *",
    retries: 5,
    expireAfterSeconds: 600,
    async handle() {
      // At night nothing is sent. The first run of the morning sends the announcements with their latest text.
      if (isQuietAt(now())) return;
      const due = (await announcements.listMailed()).filter((each) => isAnnouncedAt(each, now()));
      if (due.length === 0) return;
      const ids = due.map(({ id }) => id);
      const sent = await listAnnounced(db, COLLECTION, ids);
      for (const each of due) if (!sent.has(each.id)) await send(each);
    },
  };

  return {
    jobKinds: [job],
    async cmsChanged(collection) {
      if (collection !== COLLECTION) return;
      await jobs.send(SEND_ANNOUNCEMENTS, {}, db, { key: COLLECTION });
    },
  };
}
