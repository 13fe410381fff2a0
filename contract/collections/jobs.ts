import type { Collection } from "./collection.ts";

export const jobs: Collection = {
  name: "jobs",
  hasSlug: true,
  webAddresses: ["applyUrl", "sourceUrl"],
  list: { fields: ["title", "company", "canton", "status", "expiresAt"], sort: "-postedAt" },
};
