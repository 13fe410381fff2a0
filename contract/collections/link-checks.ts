import type { Collection } from "./collection.ts";

export const linkChecks: Collection = {
  name: "link_checks",
  isSilent: true,
  list: {
    fields: ["title", "url", "isBroken", "answer", "failedSince", "uses"],
    sort: "-failedSince",
  },
  bookmarks: [{ name: "Links quebrados", icon: "link_off", filter: { isBroken: { _eq: true } } }],
};
