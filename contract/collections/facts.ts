import type { Collection } from "./collection.ts";

export const facts: Collection = {
  name: "facts",
  // Readers can look a fact up in its source, and see a warning once it has expired.
  needs: {
    source: "Fonte",
    validFrom: "Válido desde",
    validUntil: "Válido até",
    reviewer: "Revisor",
  },
  webAddresses: ["sourceUrl"],
  list: {
    fields: ["title", "key", "status", "year", "validUntil", "reviewer"],
    sort: "validUntil",
  },
  bookmarks: [
    {
      name: "Fatos vencidos",
      icon: "event_busy",
      filter: { _and: [{ status: { _eq: "published" } }, { validUntil: { _lt: "$NOW" } }] },
    },
    {
      name: "Vencem em 30 dias",
      icon: "upcoming",
      filter: { validUntil: { _between: ["$NOW", "$NOW(+30 days)"] } },
    },
  ],
};
