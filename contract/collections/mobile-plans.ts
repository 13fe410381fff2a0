import type { Collection } from "./collection.ts";

export const mobilePlans: Collection = {
  name: "mobile_plans",
  hasSlug: true,
  webAddresses: ["url", "sourceUrl"],
};
