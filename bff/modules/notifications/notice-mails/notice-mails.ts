import { wants } from "../../../../contract/notifications/choices.ts";
import {
  findKind,
  isMailedUnread,
  mailListOf,
  notificationKinds,
  type NotificationKind,
} from "../../../../contract/notifications/kinds.ts";
import type { MailList } from "../../../../contract/notifications/mail-lists.ts";
import type { CmsNotices, UnreadNotice } from "../../../cms/cms-notices.ts";
import type { Database } from "../../../db/database.ts";
import type { CmsChangeListener } from "../../../http/cms-changed.ts";
import { OUTLASTING_DIRECTUS } from "../../../jobs/jobs.ts";
import type { JobKind, Jobs } from "../../../jobs/jobs.ts";
import type { MailLink } from "../../../mail/mail-template.ts";
import { mailWord } from "../../../mail/mail-words.ts";
import type { Mailer } from "../../../mail/mailer.ts";
import { afterQuietHours } from "../../../quiet-hours.ts";
import { isBetweenBlocked } from "../../relations/connections/blocked-notices.ts";
import { isConnectionSo } from "../../relations/connections/connection-notices.ts";
import { isPaused } from "../email-frequency/email-frequency.ts";
import { readFrequency } from "../email-frequency/email-frequency.service.ts";
import type { UnsubscribeTokens } from "../email-frequency/unsubscribe-token.ts";
import { findUserByDirectusId } from "../../identity/users/users.service.ts";
import { isDueAt, NOTICE_MAIL_AFTER_MS, pickDue, type Mailable } from "./due-notices.ts";
import { findTold, saveTold, type Told } from "./notice-mails.repository.ts";

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
async function isStillTrue(
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

export type NoticeMailsDeps = StillTrueDeps & {
  jobs: Jobs;
  mailer: Mailer;
  tokens: UnsubscribeTokens;
  cmsNotices: Pick<CmsNotices, "find" | "findLastRead" | "listUnread">;
  now: () => Date;
};

const ARRIVED = "notice-arrived";
const NOTICE_MAIL = "notice-mail";
const MOST_TOLD = 10;
/** Older unread notifications are not mailed, such as after a downtime. */
const OLDEST_MS = 48 * 3_600_000;
const QUIET_AGAIN_MS = 24 * 3_600_000;
const FORGOTTEN_AFTER_MS = 14 * 24 * 3_600_000;
const LIST = "/pt-BR/app/notifications";

type Found = Mailable & { heldUntil: Date | null };
const nothing: Found = { notices: [], held: [], heldUntil: null };

const mailedKinds = notificationKinds.filter(isMailedUnread);

/**
 * Mails notifications that a member did not read within ten minutes: in one mail, of the kinds the member
 * chose, not at night, once each, and none about blocked members. The mail names the actor and the action,
 * never the text.
 */
export function createNoticeMails(deps: NoticeMailsDeps): {
  jobKinds: readonly JobKind<never>[];
  cmsChanged: CmsChangeListener;
} {
  const { db, jobs, mailer, tokens, cmsNotices, now } = deps;

  /**
   * One pending job per member: notifications that arrive meanwhile go into the same mail, or the next one.
   */
  async function mailLater(owner: string, arrivedAt: Date): Promise<void> {
    const startAfter = afterQuietHours(new Date(arrivedAt.getTime() + NOTICE_MAIL_AFTER_MS));
    await jobs.send(NOTICE_MAIL, { owner }, db, { key: `notices:${owner}`, startAfter });
  }

  async function mailAgain(owner: string, from: Date): Promise<void> {
    const startAfter = afterQuietHours(from);
    await jobs.send(NOTICE_MAIL, { owner }, db, { key: `held-notices:${owner}`, startAfter });
  }

  async function listMailable(owner: string, userId: string, told: Told | null): Promise<Found> {
    const settings = await readFrequency(db, userId, now());
    if (isPaused(settings, now())) return nothing;
    const oldest = new Date(now().getTime() - OLDEST_MS);
    const after = told && told.toldUntil > oldest ? told.toldUntil : oldest;
    const unread = await cmsNotices.listUnread(owner, { types: mailedKinds, after });
    const wanted = unread.filter(({ type }) => {
      const kind = mailedKindOf(type);
      return kind !== null && wants(settings.notificationChoices, kind, "mail");
    });
    const kept: UnreadNotice[] = [];
    for (const notice of wanted) {
      const isHidden = await isBetweenBlocked(db, owner, notice.actor);
      if (!isHidden && (await isStillTrue(deps, userId, notice))) kept.push(notice);
    }
    return withoutTold(owner, kept, told);
  }

  async function withoutTold(
    owner: string,
    notices: readonly UnreadNotice[],
    told: Told | null,
  ): Promise<Found> {
    const toldAtOf = ({ groupKey }: UnreadNotice) =>
      groupKey === null ? undefined : told?.toldGroups[groupKey];
    if (notices.every((notice) => toldAtOf(notice) === undefined))
      return { ...nothing, notices: [...notices] };
    const lastRead = await cmsNotices.findLastRead(owner);
    const found: Found = { notices: [], held: [], heldUntil: null };
    for (const notice of notices) {
      const toldAt = toldAtOf(notice);
      const at = new Date(toldAt ?? 0);
      if (toldAt === undefined) found.notices.push(notice);
      else if (!notice.isQuiet) {
        const isBack = lastRead !== null && lastRead > at && notice.createdAt > at;
        if (isBack) found.notices.push(notice);
      } else if (!isDueAt(notice, at)) {
        const until = new Date(at.getTime() + QUIET_AGAIN_MS);
        if (until <= now()) found.notices.push(notice);
        else {
          found.held.push(notice);
          if (!found.heldUntil || until < found.heldUntil) found.heldUntil = until;
        }
      }
    }
    return found;
  }

  const arrived: JobKind<{ noticeId: string }> = {
    name: ARRIVED,
    retries: OUTLASTING_DIRECTUS,
    async handle({ noticeId }) {
      const notice = await cmsNotices.find(noticeId);
      if (!notice?.owner || notice.isRead || mailedKindOf(notice.type) === null) return;
      await mailLater(notice.owner, now());
    },
  };

  const noticeMail: JobKind<{ owner: string }> = {
    name: NOTICE_MAIL,
    retries: OUTLASTING_DIRECTUS,
    async handle({ owner }) {
      // Retries may last until the night.
      if (afterQuietHours(now()) > now())
        return mailLater(owner, new Date(now().getTime() - NOTICE_MAIL_AFTER_MS));
      const user = await findUserByDirectusId(db, owner);
      if (!user?.isActive || !user.isEmailConfirmed || user.cmsStatus !== "active") return;
      const told = await findTold(db, user.id);
      const { heldUntil, ...mailable } = await listMailable(owner, user.id, told);
      const { notices, toldUntil, calledAt, early, isHeldLeft } = pickDue(mailable, now());
      if (toldUntil && calledAt) {
        const lists = [...new Set(notices.flatMap(({ type }) => listsOf(type)))];
        const unsubscribeToken = tokens.issue({ userId: user.id, lists });
        await db.transaction(async (transaction) => {
          await saveTold(transaction, user.id, {
            toldUntil,
            toldGroups: { ...recentOf(told, now()), ...groupsOf(notices, now()) },
          });
          await mailer.queue(transaction, {
            template: "notices",
            to: user.email,
            userId: user.id,
            values: {
              notices: notices.slice(0, MOST_TOLD).map(linkOf),
              moreCount: Math.max(0, notices.length - MOST_TOLD),
              unsubscribeToken,
            },
            unsubscribeToken,
            dedupeKey: `notices:${user.id}:${calledAt.toISOString()}`,
          });
        });
      }
      if (isHeldLeft && heldUntil) await mailAgain(owner, heldUntil);
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

const groupsOf = (notices: readonly UnreadNotice[], at: Date): Record<string, string> =>
  Object.fromEntries(
    notices.flatMap(({ groupKey }) => (groupKey === null ? [] : [[groupKey, at.toISOString()]])),
  );

/** Recent entries only: older conversations have no unread notifications left. */
const recentOf = (told: Told | null, now: Date): Record<string, string> =>
  Object.fromEntries(
    Object.entries(told?.toldGroups ?? {}).filter(
      ([, at]) => now.getTime() - Date.parse(at) < FORGOTTEN_AFTER_MS,
    ),
  );

function mailedKindOf(type: string | null): NotificationKind | null {
  const kind = findKind(type);
  return kind && isMailedUnread(kind) ? kind : null;
}

function listsOf(type: string | null): MailList[] {
  const kind = mailedKindOf(type);
  const list = kind && mailListOf(kind);
  return list ? [list] : [];
}

const similarText = (count: number) => mailWord("similarNotices", { count });

const linkOf = ({ title, url, count }: UnreadNotice): MailLink => ({
  label: (title ?? "Aviso") + (count > 1 ? ` (${similarText(count - 1)})` : ""),
  path: url?.startsWith("/app/") ? `/pt-BR/${url.slice(1)}` : LIST,
});
