import type { Collection } from "./collection.ts";

export const changelogEntries: Collection = { name: "changelog_entries", isPublished: true };
