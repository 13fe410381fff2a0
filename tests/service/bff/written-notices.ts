import type { CmsNotices, NewNotice } from "../../../bff/cms/cms-notices.ts";

/** Stores notifications like Directus, for tests that need nothing else: all written ones in order. */
export function keepNotices(): { written: NewNotice[]; cmsNotices: CmsNotices } {
  const written: NewNotice[] = [];
  const ownersOf = (groupKey: string) =>
    written.filter((each) => each.groupKey === groupKey).map(({ owner }) => owner);
  return {
    written,
    cmsNotices: {
      find: () => Promise.resolve(null),
      listUnread: () => Promise.resolve([]),
      findLastRead: () => Promise.resolve(null),
      listLikers: () => Promise.resolve([]),
      remove: () => Promise.resolve(),
      listOwners: (groupKey) => Promise.resolve(new Set(ownersOf(groupKey))),
      create: (notices) => Promise.resolve(void written.push(...notices)),
    },
  };
}
