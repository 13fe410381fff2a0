import type { Collection } from "./collection.ts";

export const parameterSets: Collection = {
  name: "parameter_sets",
  webAddresses: ["sourceUrl"],
  unique: { per: "portal", fields: ["key", "year", "canton", "version"] },
  isPublic: true,
  list: { fields: ["key", "year", "status", "reviewedAt"], sort: "-year" },
};
