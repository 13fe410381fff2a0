import type { Collection } from "./collection.ts";

export const announcements: Collection = { name: "announcements", portalPaths: ["url"] };
