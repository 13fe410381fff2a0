import type { Collection } from "./collection.ts";

export const cantons: Collection = {
  name: "Cantons",
  webAddresses: ["officialUrl", "migrationOfficeUrl"],
  isPublic: true,
  list: {
    fields: ["cantonCode", "name", "populationInThousands", "averageRentPrice"],
    sort: "cantonCode",
  },
};
