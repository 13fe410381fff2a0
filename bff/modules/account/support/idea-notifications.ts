import { ideaPath } from "../../../../contract/community/ideas.ts";
import { wants } from "../../../../contract/notifications/choices.ts";
import type { CmsNotifications } from "../../../cms/cms-notifications.ts";
import type { Database } from "../../../db/database.ts";
import type { CmsChangeListener } from "../../../http/cms-changed.ts";
import { afterQuietHours, isQuietAt } from "../../../quiet-hours.ts";
import { OUTLASTING_DIRECTUS } from "../../../jobs/jobs.ts";
import type { JobKind, Jobs } from "../../../jobs/jobs.ts";
import { isPaused } from "../../notifications/email-frequency/email-frequency.ts";
import { readFrequency } from "../../notifications/email-frequency/email-frequency.service.ts";
import type { UnsubscribeTokens } from "../../notifications/email-frequency/unsubscribe-token.ts";
import type { Mailer } from "../../../mail/mailer.ts";
import { findUserByDirectusId } from "../../identity/users/users.service.ts";

export type IdeaNotifications = {
  jobKinds: readonly JobKind<never>[];
  cmsChanged: CmsChangeListener;
};

export type IdeaNotificationsDeps = {
  db: Database;
  jobs: Jobs;
  cmsNotifications: CmsNotifications;
  mailer: Mailer;
  tokens: UnsubscribeTokens;
  now: () => Date;
};

const NOTIFY_IDEA = "tell-idea-status";
/** No mail if the notification is read in the portal within this time. */
const READ_WITHIN_MS = 10 * 60_000;

/**
 * Mails an unread notification about an idea after ten minutes, but not at night. Members who turned such
 * mail off or paused mail get none.
 */
export function createIdeaNotifications({
  db,
  jobs,
  cmsNotifications,
  mailer,
  tokens,
  now,
}: IdeaNotificationsDeps): IdeaNotifications {
  async function notifyFrom(notificationId: string, from: Date): Promise<void> {
    const startAfter = afterQuietHours(from);
    await jobs.send(NOTIFY_IDEA, { noticeId: notificationId }, db, {
      key: notificationId,
      startAfter,
    });
  }

  const notifyIdea: JobKind<{ noticeId: string }> = {
    name: NOTIFY_IDEA,
    retries: OUTLASTING_DIRECTUS,
    async handle({ noticeId: notificationId }) {
      // Retries may last until the night.
      if (isQuietAt(now())) return notifyFrom(notificationId, now());
      const notification = await cmsNotifications.find(notificationId);
      if (notification?.type !== "idea" || !notification.owner || notification.isRead) return;
      // Another notification represents the group.
      if (notification.groupHead !== null) return;
      const user = await findUserByDirectusId(db, notification.owner);
      if (!user?.isActive || !user.isEmailConfirmed || user.cmsStatus !== "active") return;
      const settings = await readFrequency(db, user.id, now());
      if (!wants(settings.notificationChoices, "idea", "mail")) return;
      if (isPaused(settings, now())) return;
      const unsubscribeToken = tokens.issue({ userId: user.id, lists: ["ideas"] });
      await mailer.queue(db, {
        template: "idea_changed",
        to: user.email,
        userId: user.id,
        values: {
          title: notification.title ?? "",
          text: notification.body ?? "",
          ...(notification.target && { path: ideaPath(notification.target) }),
          unsubscribeToken,
        },
        unsubscribeToken,
        dedupeKey: `idea_changed:${notificationId}`,
      });
    },
  };

  return {
    jobKinds: [notifyIdea],
    async cmsChanged(collection, keys, action) {
      if (collection !== "Notification" || action !== "create") return;
      const from = new Date(now().getTime() + READ_WITHIN_MS);
      for (const key of keys) await notifyFrom(String(key), from);
    },
  };
}
