import { wants } from "../../../../contract/notifications/choices.ts";
import {
  findKind,
  isMailedUnread,
  mailListOf,
  notificationKinds,
  type NotificationKind,
} from "../../../../contract/notifications/kinds.ts";
import type { MailList } from "../../../../contract/notifications/mail-lists.ts";
import type { CmsNotifications, UnreadNotification } from "../../../cms/cms-notifications.ts";
import type { Database } from "../../../db/database.ts";
import type { CmsChangeListener } from "../../../http/cms-changed.ts";
import { OUTLASTING_DIRECTUS } from "../../../jobs/jobs.ts";
import type { JobKind, Jobs } from "../../../jobs/jobs.ts";
import type { MailLink } from "../../../mail/mail-template.ts";
import { mailWord } from "../../../mail/mail-words.ts";
import type { Mailer } from "../../../mail/mailer.ts";
import { afterQuietHours } from "../../../quiet-hours.ts";
import { isBetweenBlocked } from "../../relations/connections/blocked-notifications.ts";
import { isConnectionSo } from "../../relations/connections/connection-notifications.ts";
import { isPaused } from "../email-frequency/email-frequency.ts";
import { readFrequency } from "../email-frequency/email-frequency.service.ts";
import type { UnsubscribeTokens } from "../email-frequency/unsubscribe-token.ts";
import { findUserByDirectusId } from "../../identity/users/users.service.ts";
import {
  isDueAt,
  NOTIFICATION_MAIL_AFTER_MS,
  pickDue,
  type Mailable,
} from "./due-notifications.ts";
import { findNotified, saveNotified, type NotifiedState } from "./notification-mails.repository.ts";

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
  { type, groupKey }: Pick<UnreadNotification, "type" | "groupKey">,
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

export type NotificationMailsDeps = StillTrueDeps & {
  jobs: Jobs;
  mailer: Mailer;
  tokens: UnsubscribeTokens;
  cmsNotifications: Pick<CmsNotifications, "find" | "findLastRead" | "listUnread">;
  now: () => Date;
};

const ARRIVED = "notice-arrived";
const NOTIFICATION_MAIL = "notice-mail";
const MAX_NOTIFIED = 10;
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
export function createNotificationMails(deps: NotificationMailsDeps): {
  jobKinds: readonly JobKind<never>[];
  cmsChanged: CmsChangeListener;
} {
  const { db, jobs, mailer, tokens, cmsNotifications, now } = deps;

  /**
   * One pending job per member: notifications that arrive meanwhile go into the same mail, or the next one.
   */
  async function mailLater(owner: string, arrivedAt: Date): Promise<void> {
    const startAfter = afterQuietHours(new Date(arrivedAt.getTime() + NOTIFICATION_MAIL_AFTER_MS));
    await jobs.send(NOTIFICATION_MAIL, { owner }, db, { key: `notices:${owner}`, startAfter });
  }

  async function mailAgain(owner: string, from: Date): Promise<void> {
    const startAfter = afterQuietHours(from);
    await jobs.send(NOTIFICATION_MAIL, { owner }, db, { key: `held-notices:${owner}`, startAfter });
  }

  async function listMailable(
    owner: string,
    userId: string,
    notified: NotifiedState | null,
  ): Promise<Found> {
    const settings = await readFrequency(db, userId, now());
    if (isPaused(settings, now())) return nothing;
    const oldest = new Date(now().getTime() - OLDEST_MS);
    const after = notified && notified.toldUntil > oldest ? notified.toldUntil : oldest;
    const unread = await cmsNotifications.listUnread(owner, { types: mailedKinds, after });
    const requested = unread.filter(({ type }) => {
      const kind = mailedKindOf(type);
      return kind !== null && wants(settings.notificationChoices, kind, "mail");
    });
    const stored: UnreadNotification[] = [];
    for (const notification of requested) {
      const isHidden = await isBetweenBlocked(db, owner, notification.actor);
      if (!isHidden && (await isStillTrue(deps, userId, notification))) stored.push(notification);
    }
    return withoutNotified(owner, stored, notified);
  }

  async function withoutNotified(
    owner: string,
    notifications: readonly UnreadNotification[],
    notified: NotifiedState | null,
  ): Promise<Found> {
    const notifiedAtOf = ({ groupKey }: UnreadNotification) =>
      groupKey === null ? undefined : notified?.toldGroups[groupKey];
    if (notifications.every((notification) => notifiedAtOf(notification) === undefined))
      return { ...nothing, notices: [...notifications] };
    const lastRead = await cmsNotifications.findLastRead(owner);
    const found: Found = { notices: [], held: [], heldUntil: null };
    for (const notification of notifications) {
      const notifiedAt = notifiedAtOf(notification);
      const at = new Date(notifiedAt ?? 0);
      if (notifiedAt === undefined) found.notices.push(notification);
      else if (!notification.isQuiet) {
        const isBack = lastRead !== null && lastRead > at && notification.createdAt > at;
        if (isBack) found.notices.push(notification);
      } else if (!isDueAt(notification, at)) {
        const until = new Date(at.getTime() + QUIET_AGAIN_MS);
        if (until <= now()) found.notices.push(notification);
        else {
          found.held.push(notification);
          if (!found.heldUntil || until < found.heldUntil) found.heldUntil = until;
        }
      }
    }
    return found;
  }

  const arrived: JobKind<{ noticeId: string }> = {
    name: ARRIVED,
    retries: OUTLASTING_DIRECTUS,
    async handle({ noticeId: notificationId }) {
      const notification = await cmsNotifications.find(notificationId);
      if (!notification?.owner || notification.isRead || mailedKindOf(notification.type) === null)
        return;
      await mailLater(notification.owner, now());
    },
  };

  const notificationMail: JobKind<{ owner: string }> = {
    name: NOTIFICATION_MAIL,
    retries: OUTLASTING_DIRECTUS,
    async handle({ owner }) {
      // Retries may last until the night.
      if (afterQuietHours(now()) > now())
        return mailLater(owner, new Date(now().getTime() - NOTIFICATION_MAIL_AFTER_MS));
      const user = await findUserByDirectusId(db, owner);
      if (!user?.isActive || !user.isEmailConfirmed || user.cmsStatus !== "active") return;
      const notified = await findNotified(db, user.id);
      const { heldUntil, ...mailable } = await listMailable(owner, user.id, notified);
      const due = pickDue(mailable, now());
      const { notices: notifications, notifiedUntil, newestAt, early, hasHeldBack } = due;
      if (notifiedUntil && newestAt) {
        const lists = [...new Set(notifications.flatMap(({ type }) => listsOf(type)))];
        const unsubscribeToken = tokens.issue({ userId: user.id, lists });
        await db.transaction(async (transaction) => {
          await saveNotified(transaction, user.id, {
            toldUntil: notifiedUntil,
            toldGroups: { ...recentOf(notified, now()), ...groupsOf(notifications, now()) },
          });
          await mailer.queue(transaction, {
            template: "notices",
            to: user.email,
            userId: user.id,
            values: {
              notices: notifications.slice(0, MAX_NOTIFIED).map(linkOf),
              moreCount: Math.max(0, notifications.length - MAX_NOTIFIED),
              unsubscribeToken,
            },
            unsubscribeToken,
            dedupeKey: `notices:${user.id}:${newestAt.toISOString()}`,
          });
        });
      }
      if (hasHeldBack && heldUntil) await mailAgain(owner, heldUntil);
      if (early) await mailLater(owner, early.createdAt);
    },
  };

  return {
    jobKinds: [arrived, notificationMail],
    async cmsChanged(collection, keys, action) {
      if (collection !== "Notification" || action !== "create") return;
      for (const key of keys) {
        const notificationId = String(key);
        await jobs.send(ARRIVED, { noticeId: notificationId }, db, {
          key: `arrived:${notificationId}`,
        });
      }
    },
  };
}

const groupsOf = (notifications: readonly UnreadNotification[], at: Date): Record<string, string> =>
  Object.fromEntries(
    notifications.flatMap(({ groupKey }) =>
      groupKey === null ? [] : [[groupKey, at.toISOString()]],
    ),
  );

/** Recent entries only: older conversations have no unread notifications left. */
const recentOf = (notified: NotifiedState | null, now: Date): Record<string, string> =>
  Object.fromEntries(
    Object.entries(notified?.toldGroups ?? {}).filter(
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

const similarText = (count: number) => mailWord("similarNotifications", { count });

const linkOf = ({ title, url, count }: UnreadNotification): MailLink => ({
  label: (title ?? "Aviso") + (count > 1 ? ` (${similarText(count - 1)})` : ""),
  path: url?.startsWith("/app/") ? `/pt-BR/${url.slice(1)}` : LIST,
});
