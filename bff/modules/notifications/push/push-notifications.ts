import type { PushMessage } from "../../../../contract/api/notifications-v1.ts";
import { wants } from "../../../../contract/notifications/choices.ts";
import { findKind, kinds } from "../../../../contract/notifications/kinds.ts";
import type { CmsNotifications, Notification } from "../../../cms/cms-notifications.ts";
import type { Database } from "../../../db/database.ts";
import type { CmsChangeListener } from "../../../http/cms-changed.ts";
import { OUTLASTING_DIRECTUS } from "../../../jobs/jobs.ts";
import type { JobKind, Jobs } from "../../../jobs/jobs.ts";
import { afterQuietHours, isQuietAt, secondsUntilQuiet } from "../../../quiet-hours.ts";
import { isOfBlocked } from "../../relations/connections/blocked-notifications.ts";
import { readFrequency } from "../email-frequency/email-frequency.service.ts";
import { findUserByDirectusId } from "../../identity/users/users.service.ts";
import {
  deleteClosedSubscriptions,
  hasSubscriptions,
  listOpenSubscriptions,
} from "./push.repository.ts";
import type { PushService } from "./push.service.ts";

export type PushNotificationsDeps = {
  db: Database;
  jobs: Jobs;
  cmsNotifications: CmsNotifications;
  push: PushService;
  now: () => Date;
};

const PUSH_NOTIFICATION = "push-notice";
const PUSH_TO_DEVICE = "push-to-device";
const TITLE_LENGTH = 120;
const LIST = "/pt-BR/app/notifications";

/**
 * Sends notifications to the member's devices: of the kinds the member chose, not at night, and only if
 * still unread. A push contains the kind and the title as in the portal's list, never the text.
 */
export function createPushNotifications({
  db,
  jobs,
  cmsNotifications,
  push,
  now,
}: PushNotificationsDeps): {
  jobKinds: readonly JobKind<never>[];
  cmsChanged: CmsChangeListener;
} {
  async function isBehindAnother({ groupHead }: Notification): Promise<boolean> {
    const head = groupHead === null ? null : await cmsNotifications.find(groupHead);
    return head !== null && !(await isOfBlocked({ db, cmsNotifications }, head));
  }

  async function findDue(notificationId: string) {
    const notification = await cmsNotifications.find(notificationId);
    const kind = findKind(notification?.type);
    if (!notification?.owner || !kind || notification.isRead) return null;
    if (await isOfBlocked({ db, cmsNotifications }, notification)) return null;
    if (await isBehindAnother(notification)) return null;
    const user = await findUserByDirectusId(db, notification.owner);
    if (!user?.isActive || !user.isEmailConfirmed || user.cmsStatus !== "active") return null;
    const settings = await readFrequency(db, user.id, now());
    if (!wants(settings.notificationChoices, kind, "push")) return null;
    const message = messageOf(notificationId, notification, kinds[kind].name);
    return { message, devices: await listOpenSubscriptions(db, user.id, now()) };
  }

  /** Sends at once, or after the night. Also waits during the last second before the night. */
  function notAtNight(): { startAfter?: Date } {
    if (secondsUntilQuiet(now()) > 0) return {};
    return { startAfter: afterQuietHours(new Date(now().getTime() + 1_000)) };
  }

  async function sendSoon(notificationId: string): Promise<void> {
    const key = `push:${notificationId}`;
    await jobs.send(PUSH_NOTIFICATION, { noticeId: notificationId }, db, { key, ...notAtNight() });
  }

  async function sendToDevice(notificationId: string, sessionId: string): Promise<void> {
    const key = `push:${notificationId}:${sessionId}`;
    await jobs.send(PUSH_TO_DEVICE, { noticeId: notificationId, sessionId }, db, {
      key,
      ...notAtNight(),
    });
  }

  const pushNotification: JobKind<{ noticeId: string }> = {
    name: PUSH_NOTIFICATION,
    retries: OUTLASTING_DIRECTUS,
    async handle({ noticeId: notificationId }) {
      // Retries may last until the night.
      if (isQuietAt(now())) return sendSoon(notificationId);
      const due = await findDue(notificationId);
      for (const { sessionId } of due?.devices ?? []) {
        await sendToDevice(notificationId, sessionId);
      }
    },
  };

  const pushToDevice: JobKind<{ noticeId: string; sessionId: string }> = {
    name: PUSH_TO_DEVICE,
    retries: OUTLASTING_DIRECTUS,
    concurrent: 4,
    async handle({ noticeId: notificationId, sessionId }) {
      // After waiting in the queue or retries, it may be night.
      const ttlSeconds = secondsUntilQuiet(now());
      if (ttlSeconds === 0) return sendToDevice(notificationId, sessionId);
      const due = await findDue(notificationId);
      const device = due?.devices.find((each) => each.sessionId === sessionId);
      if (due && device) await push.send(device, due.message, ttlSeconds);
    },
  };

  const sweep: JobKind<object> = {
    name: "forget-closed-push-subscriptions",
    cron: "17 * * * *",
    handle: () => deleteClosedSubscriptions(db, now()),
  };

  return {
    jobKinds: [pushNotification, pushToDevice, sweep],
    async cmsChanged(collection, keys, action) {
      if (collection !== "Notification" || action !== "create") return;
      if (!(await hasSubscriptions(db))) return;
      for (const key of keys) await sendSoon(String(key));
    },
  };
}

function messageOf(
  id: string,
  { title, url, targetType, target }: Notification,
  kind: string,
): PushMessage {
  return {
    kind,
    title: (title ?? kind).slice(0, TITLE_LENGTH),
    path: url?.startsWith("/app/") ? `/pt-BR${url}` : LIST,
    tag: targetType && target ? `${targetType}:${target}` : id,
  };
}
