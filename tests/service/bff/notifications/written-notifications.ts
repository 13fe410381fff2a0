import type { NewNotification } from "../../../../bff/cms/cms-notifications.ts";
import { createNotify, type Notify } from "../../../../bff/cms/notify.ts";

/** Stores notifications like Directus, for tests that need nothing else: all written ones in order. */
export function keepNotifications(): { written: NewNotification[]; notify: Notify } {
  const written: NewNotification[] = [];
  const hasOne = (groupKey: string, owner: string) =>
    written.some((each) => each.groupKey === groupKey && each.owner === owner);
  return {
    written,
    notify: createNotify({
      listOwners: (groupKey, owners) =>
        Promise.resolve(new Set(owners.filter((owner) => hasOne(groupKey, owner)))),
      create: (notifications) => Promise.resolve(void written.push(...notifications)),
    }),
  };
}
