import type { Collection } from "./collection.ts";

export const categories: Collection = {
  name: "categories",
  hasSlug: true,
  isPublic: true,
  list: { fields: ["name", "slug", "area"], sort: "sort" },
};
