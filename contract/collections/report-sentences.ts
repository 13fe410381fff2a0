import type { Collection } from "./collection.ts";

export const reportSentences: Collection = {
  name: "report_sentences",
  list: { fields: ["code", "answer", "text", "status", "lawState", "reviewDueAt"], sort: "answer" },
  bookmarks: [
    { name: "Frases a confirmar", icon: "gavel", filter: { lawState: { _eq: "to_confirm" } } },
    {
      name: "Frases com revisão vencida",
      icon: "event_busy",
      filter: { reviewDueAt: { _lt: "$NOW" } },
    },
  ],
};
