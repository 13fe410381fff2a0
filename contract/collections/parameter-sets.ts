import type { Collection } from "./collection.ts";

export const parameterSets: Collection = {
  name: "parameter_sets",
  webAddresses: ["sourceUrl"],
  unique: { per: "portal", fields: ["key", "year", "canton", "version"] },
  isPublic: true,
  list: { fields: ["key", "year", "status", "reviewedAt"], sort: "-year" },
  bookmarks: [
    {
      name: "Números não conferidos na fonte",
      icon: "fact_check",
      filter: { _and: [{ status: { _eq: "published" } }, { reviewedAt: { _null: true } }] },
    },
  ],
};
