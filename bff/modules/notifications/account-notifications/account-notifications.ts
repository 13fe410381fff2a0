import type { Notify } from "../../../cms/notify.ts";
import type { Database } from "../../../db/database.ts";
import { OUTLASTING_DIRECTUS } from "../../../jobs/jobs.ts";
import type { JobKind } from "../../../jobs/jobs.ts";
import {
  ACCOUNT_NOTIFICATION,
  findNoticedMail,
  type AccountNotification,
} from "../../../mail/noticed-mails.ts";
import { findUserById } from "../../identity/users/users.service.ts";

type AccountNotificationsDeps = { db: Database; notify: Notify };

/** Writes the notification for a mail about payment or security, once per event. */
export function createAccountNotifications({
  db,
  notify,
}: AccountNotificationsDeps): JobKind<AccountNotification> {
  return {
    name: ACCOUNT_NOTIFICATION,
    retries: OUTLASTING_DIRECTUS,
    async handle({ userId, template, cause }) {
      const notification = findNoticedMail(template);
      const owner = (await findUserById(db, userId))?.directusUserId;
      if (!notification || !owner) return;
      const { type, title } = notification;
      const url =
        notification.url === "account" ? `/app/profile/${owner}/account` : notification.url;
      const groupKey = `account:${cause}`;
      await notify({ type, url, targetType: "account", target: owner, groupKey }, [
        { owner, title },
      ]);
    },
  };
}
