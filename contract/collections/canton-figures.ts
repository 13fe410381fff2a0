import type { Collection } from "./collection.ts";

export const cantonFigures: Collection = {
  name: "canton_figures",
  webAddresses: ["sourceUrl"],
  unique: { per: "portal", fields: ["key", "year"] },
  list: { fields: ["key", "year", "status", "publisher", "reviewedAt", "reviewer"], sort: "key" },
};
