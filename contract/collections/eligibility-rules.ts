import type { Collection } from "./collection.ts";

export const eligibilityRules: Collection = {
  name: "eligibility_rules",
  list: { fields: ["code", "title", "status", "lawState", "reviewDueAt"], sort: "sort" },
  bookmarks: [
    { name: "Regras a confirmar", icon: "gavel", filter: { lawState: { _eq: "to_confirm" } } },
    {
      name: "Regras com revisão vencida",
      icon: "event_busy",
      filter: { reviewDueAt: { _lt: "$NOW" } },
    },
  ],
};
