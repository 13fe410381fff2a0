import { createCmsNotifications } from "../../../cms/cms-notifications.ts";
import type { Slice, SliceBase } from "../../../slice.ts";
import { createUnsubscribeTokens } from "../email-frequency/unsubscribe-token.ts";
import { createNotificationMails, type StillTrueDeps } from "./notification-mails.ts";

export type NotificationMailsSliceDeps = Pick<StillTrueDeps, "isChatRequestOpen">;

export function notificationMailsSlice(base: SliceBase, deps: NotificationMailsSliceDeps): Slice {
  return createNotificationMails({
    ...base,
    ...deps,
    db: base.database.db,
    tokens: createUnsubscribeTokens(base.sealer),
    cmsNotifications: createCmsNotifications(base.cms),
  });
}
