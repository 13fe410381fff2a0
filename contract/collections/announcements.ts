import type { Collection } from "./collection.ts";

export const announcements: Collection = {
  name: "announcements",
  isPublic: true,
  portalPaths: ["url"],
};
