import type { Collection } from "./collection.ts";

export const searchMisses: Collection = {
  name: "search_misses",
  isSilent: true,
  list: { fields: ["query", "count", "lastAskedOn"], sort: "-count" },
};
