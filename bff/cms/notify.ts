import type { CmsNotifications, NewNotification } from "./cms-notifications.ts";

/** A notification for many recipients: only its title differs between them. */
export type Notification = Omit<NewNotification, "owner" | "title">;

/** A member's Directus id, and the title for this member. */
export type Recipient = Pick<NewNotification, "owner" | "title">;

/**
 * Writes a notification in Directus for each recipient who has none with its group key yet. The portal
 * lists it. Push and mail follow each member's choices.
 * @throws {CmsUnavailableError} if Directus fails; a second call writes what is missing
 */
export type Notify = (
  notification: Notification,
  recipients: readonly Recipient[],
) => Promise<void>;

const AT_ONCE = 100;

export function createNotify(
  cmsNotifications: Pick<CmsNotifications, "listOwners" | "create">,
): Notify {
  return async (notification, recipients) => {
    for (let begin = 0; begin < recipients.length; begin += AT_ONCE) {
      const page = recipients.slice(begin, begin + AT_ONCE);
      const owners = page.map(({ owner }) => owner);
      const notified = await cmsNotifications.listOwners(notification.groupKey, owners);
      const rows = page
        .filter(({ owner }) => !notified.has(owner))
        .map((recipient) => ({ ...notification, ...recipient }));
      if (rows.length > 0) await cmsNotifications.create(rows);
    }
  };
}
