import { approved, ending, inMyCharge, inReview, waiting, type Collection } from "./collection.ts";

export const news: Collection = {
  name: "news",
  hasSlug: true,
  isPublished: true,
  reading: {
    needs: {
      summary: "Resumo",
      body: "Texto",
      sourceName: "Nome da fonte",
      sourceUrl: "Endereço da fonte",
    },
    picture: "cover",
    computes: "minutes",
  },
  search: "text",
  webAddresses: ["sourceUrl"],
  isPublic: true,
  list: { fields: ["title", "status", "access", "category", "publishedAt"], sort: "-publishedAt" },
  bookmarks: [
    { name: "Notícias comigo", icon: "assignment_ind", filter: inMyCharge },
    { name: "Notícias em revisão", icon: "rate_review", filter: inReview },
    { name: "Notícias aprovadas", icon: "task_alt", filter: approved },
    {
      name: "Com fatos vencidos",
      icon: "running_with_errors",
      filter: { factsUntil: { _lt: "$NOW" } },
    },
    { name: "Notícias agendadas", icon: "schedule", filter: waiting },
    { name: "Notícias com fim", icon: "hourglass_bottom", filter: ending },
  ],
};
