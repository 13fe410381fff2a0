import type { Collection } from "./collection.ts";

export const comments: Collection = {
  name: "comments",
  isShared: true,
  list: { fields: ["body", "targetType", "status", "date_created"], sort: "-date_created" },
  bookmarks: [
    {
      name: "Correções sugeridas",
      icon: "spellcheck",
      filter: { status: { _eq: "suggested" } },
    },
  ],
  dataMap: {
    name: "Comentários",
    why: "Conversar com outros membros",
    until: "até você apagar; na exclusão da conta, você escolhe entre apagar e tirar o nome",
  },
};
