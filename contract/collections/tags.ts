import type { Collection } from "./collection.ts";

export const tags: Collection = {
  name: "tags",
  hasSlug: true,
  list: { fields: ["name", "slug"], sort: "name" },
};
