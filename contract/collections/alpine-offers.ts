import type { Collection } from "./collection.ts";

export const alpineOffers: Collection = {
  name: "alpine_offers",
  hasSlug: true,
  webAddresses: ["url", "sourceUrl"],
};
