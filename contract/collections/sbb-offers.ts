import type { Collection } from "./collection.ts";

export const sbbOffers: Collection = {
  name: "sbb_offers",
  hasSlug: true,
  webAddresses: ["url", "sourceUrl"],
};
