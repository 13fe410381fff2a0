import type { NewNotice } from "../../../../bff/cms/cms-notifications.ts";
import { createNotify, type Notify } from "../../../../bff/cms/notify.ts";

/** Stores notifications like Directus, for tests that need nothing else: all written ones in order. */
export function keepNotices(): { written: NewNotice[]; notify: Notify } {
  const written: NewNotice[] = [];
  const hasOne = (groupKey: string, owner: string) =>
    written.some((each) => each.groupKey === groupKey && each.owner === owner);
  return {
    written,
    notify: createNotify({
      listOwners: (groupKey, owners) =>
        Promise.resolve(new Set(owners.filter((owner) => hasOne(groupKey, owner)))),
      create: (notices) => Promise.resolve(void written.push(...notices)),
    }),
  };
}
