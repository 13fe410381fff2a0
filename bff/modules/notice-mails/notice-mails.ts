import {
  NOTICE_MAIL_AFTER_MS,
  findNotificationType,
  noticeMailFieldOf,
  noticeMailFields,
  notificationTypes,
  type NoticeMailField,
} from "../../../contract/notifications.ts";
import type { MailList } from "../../../contract/content-kinds.ts";
import type { CmsNotices, UnreadNotice } from "../../cms/cms-notices.ts";
import type { Database } from "../../db/database.ts";
import type { CmsChangeListener } from "../../http/cms-changed.ts";
import type { JobKind, Jobs } from "../../jobs/jobs.ts";
import type { MailLink } from "../../mail/mail-template.ts";
import type { Mailer } from "../../mail/mailer.ts";
import { afterQuietHours } from "../../quiet-hours.ts";
import { isBetweenBlocked } from "../connections/blocked-notices.ts";
import { isPaused } from "../email-frequency/email-frequency.ts";
import { readFrequency } from "../email-frequency/email-frequency.service.ts";
import type { UnsubscribeTokens } from "../email-frequency/unsubscribe-token.ts";
import { findUserByDirectusId } from "../identity/users/users.service.ts";
import { findToldUntil, saveToldUntil } from "./notice-mails.repository.ts";

export type NoticeMailsDeps = {
  db: Database;
  jobs: Jobs;
  mailer: Mailer;
  tokens: UnsubscribeTokens;
  cmsNotices: Pick<CmsNotices, "find" | "listUnread">;
  now: () => Date;
};

const ARRIVED = "notice-arrived";
const NOTICE_MAIL = "notice-mail";
const MOST_TOLD = 10;
/** What lay about unread for so long when the service was away is told no more. */
const OLDEST_MS = 48 * 3_600_000;
const LIST = "/pt-BR/app/notifications";

const mailedTypes = notificationTypes.filter((type) => noticeMailFieldOf(type) !== null);

const listOf: Readonly<Record<NoticeMailField, MailList>> = {
  [noticeMailFields.comment]: "comments",
  [noticeMailFields.connection]: "connections",
  [noticeMailFields.ask]: "asks",
};

/**
 * Notices that their member did not read within ten minutes, in one mail: of the kinds the member chose,
 * not at night, each once, and none of somebody blocked. The mail names who did what, never the text.
 */
export function createNoticeMails(deps: NoticeMailsDeps): {
  jobKinds: readonly JobKind<never>[];
  /** Directus says that items changed. */
  cmsChanged: CmsChangeListener;
} {
  const { db, jobs, mailer, tokens, cmsNotices, now } = deps;

  /** One waiting job a member: what comes meanwhile is in the same mail, or the next one. */
  async function mailLater(owner: string, arrivedAt: Date): Promise<void> {
    const startAfter = afterQuietHours(new Date(arrivedAt.getTime() + NOTICE_MAIL_AFTER_MS));
    await jobs.send(NOTICE_MAIL, { owner }, db, { key: `notices:${owner}`, startAfter });
  }

  /** Of a member's unread notices those that may be told, the oldest first. */
  async function listMailable(owner: string, userId: string): Promise<UnreadNotice[]> {
    const settings = await readFrequency(db, userId, now());
    if (isPaused(settings, now())) return [];
    const oldest = new Date(now().getTime() - OLDEST_MS);
    const told = await findToldUntil(db, userId);
    const after = told && told > oldest ? told : oldest;
    const unread = await cmsNotices.listUnread(owner, { types: mailedTypes, after });
    const wanted = unread.filter(({ type }) => {
      const field = fieldOf(type);
      return field !== null && settings[field];
    });
    const kept = await Promise.all(
      wanted.map(async (notice) =>
        (await isBetweenBlocked(db, owner, notice.actor)) ? [] : [notice],
      ),
    );
    return kept.flat();
  }

  const arrived: JobKind<{ noticeId: string }> = {
    name: ARRIVED,
    retries: 5,
    async handle({ noticeId }) {
      const notice = await cmsNotices.find(noticeId);
      const type = findNotificationType(notice?.type ?? null);
      if (!notice?.owner || notice.isRead || !type || noticeMailFieldOf(type) === null) return;
      await mailLater(notice.owner, now());
    },
  };

  const noticeMail: JobKind<{ owner: string }> = {
    name: NOTICE_MAIL,
    retries: 5,
    async handle({ owner }) {
      // Tried again for hours, it may have become night.
      if (afterQuietHours(now()) > now())
        return mailLater(owner, new Date(now().getTime() - NOTICE_MAIL_AFTER_MS));
      const user = await findUserByDirectusId(db, owner);
      if (!user?.isActive || !user.isEmailConfirmed || user.cmsStatus !== "active") return;
      const all = await listMailable(owner, user.id);
      const readable = new Date(now().getTime() - NOTICE_MAIL_AFTER_MS);
      const due = all.filter(({ createdAt }) => createdAt <= readable);
      const [early] = all.filter(({ createdAt }) => createdAt > readable);
      const last = due.at(-1);
      if (last) {
        const lists = [...new Set(due.flatMap(({ type }) => listsOf(type)))];
        const unsubscribeToken = tokens.issue({ userId: user.id, lists });
        await db.transaction(async (transaction) => {
          await saveToldUntil(transaction, user.id, last.createdAt);
          await mailer.queue(transaction, {
            template: "notices",
            to: user.email,
            userId: user.id,
            values: {
              notices: due.slice(0, MOST_TOLD).map(linkOf),
              moreCount: Math.max(0, due.length - MOST_TOLD),
              unsubscribeToken,
            },
            unsubscribeToken,
            dedupeKey: `notices:${user.id}:${last.createdAt.toISOString()}`,
          });
        });
      }
      if (early) await mailLater(owner, early.createdAt);
    },
  };

  return {
    jobKinds: [arrived, noticeMail],
    async cmsChanged(collection, keys, action) {
      if (collection !== "Notification" || action !== "create") return;
      for (const key of keys) {
        const noticeId = String(key);
        await jobs.send(ARRIVED, { noticeId }, db, { key: `arrived:${noticeId}` });
      }
    },
  };
}

function fieldOf(type: string | null): NoticeMailField | null {
  const known = findNotificationType(type);
  return known && noticeMailFieldOf(known);
}

function listsOf(type: string | null): MailList[] {
  const field = fieldOf(type);
  return field ? [listOf[field]] : [];
}

const linkOf = ({ title, url }: UnreadNotice): MailLink => ({
  label: title ?? "Aviso",
  path: url?.startsWith("/app/") ? `/pt-BR/${url.slice(1)}` : LIST,
});
