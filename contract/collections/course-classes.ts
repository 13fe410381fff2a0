import type { Collection } from "./collection.ts";

export const courseClasses: Collection = {
  name: "course_classes",
  hasSlug: true,
  unique: { per: "portal", fields: ["module", "slug"] },
  list: {
    fields: ["title", "module", "kind", "minutes", "startedCount", "doneCount", "leftCount"],
    sort: "sort",
  },
  bookmarks: [
    { name: "Onde se para", icon: "trending_down", filter: { leftCount: { _gt: 0 } } },
    {
      name: "Com fatos vencidos",
      icon: "running_with_errors",
      filter: { factsUntil: { _lt: "$NOW" } },
    },
  ],
};
