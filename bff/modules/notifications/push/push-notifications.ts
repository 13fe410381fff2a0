import type { PushMessage } from "../../../../contract/api/notifications-v1.ts";
import { wants } from "../../../../contract/notifications/choices.ts";
import { findKind, kinds } from "../../../../contract/notifications/kinds.ts";
import type { CmsNotices, Notice } from "../../../cms/cms-notifications.ts";
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

export type PushNoticesDeps = {
  db: Database;
  jobs: Jobs;
  cmsNotices: CmsNotices;
  push: PushService;
  now: () => Date;
};

const PUSH_NOTICE = "push-notice";
const PUSH_TO_DEVICE = "push-to-device";
const TITLE_LENGTH = 120;
const LIST = "/pt-BR/app/notifications";

/**
 * Sends notifications to the member's devices: of the kinds the member chose, not at night, and only if
 * still unread. A push contains the kind and the title as in the portal's list, never the text.
 */
export function createPushNotices({ db, jobs, cmsNotices, push, now }: PushNoticesDeps): {
  jobKinds: readonly JobKind<never>[];
  cmsChanged: CmsChangeListener;
} {
  async function isBehindAnother({ groupHead }: Notice): Promise<boolean> {
    const head = groupHead === null ? null : await cmsNotices.find(groupHead);
    return head !== null && !(await isOfBlocked({ db, cmsNotices }, head));
  }

  async function findDue(noticeId: string) {
    const notice = await cmsNotices.find(noticeId);
    const kind = findKind(notice?.type);
    if (!notice?.owner || !kind || notice.isRead) return null;
    if (await isOfBlocked({ db, cmsNotices }, notice)) return null;
    if (await isBehindAnother(notice)) return null;
    const user = await findUserByDirectusId(db, notice.owner);
    if (!user?.isActive || !user.isEmailConfirmed || user.cmsStatus !== "active") return null;
    const settings = await readFrequency(db, user.id, now());
    if (!wants(settings.notificationChoices, kind, "push")) return null;
    const message = messageOf(noticeId, notice, kinds[kind].name);
    return { message, devices: await listOpenSubscriptions(db, user.id, now()) };
  }

  /** Sends at once, or after the night. Also waits during the last second before the night. */
  function notAtNight(): { startAfter?: Date } {
    if (secondsUntilQuiet(now()) > 0) return {};
    return { startAfter: afterQuietHours(new Date(now().getTime() + 1_000)) };
  }

  async function sendSoon(noticeId: string): Promise<void> {
    const key = `push:${noticeId}`;
    await jobs.send(PUSH_NOTICE, { noticeId }, db, { key, ...notAtNight() });
  }

  async function sendToDevice(noticeId: string, sessionId: string): Promise<void> {
    const key = `push:${noticeId}:${sessionId}`;
    await jobs.send(PUSH_TO_DEVICE, { noticeId, sessionId }, db, { key, ...notAtNight() });
  }

  const pushNotice: JobKind<{ noticeId: string }> = {
    name: PUSH_NOTICE,
    retries: OUTLASTING_DIRECTUS,
    async handle({ noticeId }) {
      // Retries may last until the night.
      if (isQuietAt(now())) return sendSoon(noticeId);
      const due = await findDue(noticeId);
      for (const { sessionId } of due?.devices ?? []) {
        await sendToDevice(noticeId, sessionId);
      }
    },
  };

  const pushToDevice: JobKind<{ noticeId: string; sessionId: string }> = {
    name: PUSH_TO_DEVICE,
    retries: OUTLASTING_DIRECTUS,
    concurrent: 4,
    async handle({ noticeId, sessionId }) {
      // After waiting in the queue or retries, it may be night.
      const ttlSeconds = secondsUntilQuiet(now());
      if (ttlSeconds === 0) return sendToDevice(noticeId, sessionId);
      const due = await findDue(noticeId);
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
    jobKinds: [pushNotice, pushToDevice, sweep],
    async cmsChanged(collection, keys, action) {
      if (collection !== "Notification" || action !== "create") return;
      if (!(await hasSubscriptions(db))) return;
      for (const key of keys) await sendSoon(String(key));
    },
  };
}

function messageOf(
  id: string,
  { title, url, targetType, target }: Notice,
  kind: string,
): PushMessage {
  return {
    kind,
    title: (title ?? kind).slice(0, TITLE_LENGTH),
    path: url?.startsWith("/app/") ? `/pt-BR${url}` : LIST,
    tag: targetType && target ? `${targetType}:${target}` : id,
  };
}
