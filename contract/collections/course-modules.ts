import type { Collection } from "./collection.ts";

export const courseModules: Collection = {
  name: "course_modules",
  hasSlug: true,
  unique: { per: "portal", fields: ["course", "slug"] },
};
