import { approved, ending, inMyCharge, inReview, waiting, type Collection } from "./collection.ts";

export const articles: Collection = {
  name: "articles",
  hasSlug: true,
  isPublished: true,
  reading: {
    needs: {
      ...{ summary: "Resumo", body: "Texto" },
      ...{ reviewedAt: "Verificado em", reviewDueAt: "Próxima revisão" },
    },
    needsSource: true,
    picture: "cover",
    computes: "minutes and outline",
  },
  search: "text",
  codeLists: { permitTypes: "permitText" },
  webAddresses: ["sourceUrl"],
  isPublic: true,
  list: {
    fields: ["title", "status", "access", "category", "publishedAt", "reviewDueAt"],
    sort: "-publishedAt",
  },
  bookmarks: [
    { name: "Artigos comigo", icon: "assignment_ind", filter: inMyCharge },
    { name: "Artigos em revisão", icon: "rate_review", filter: inReview },
    { name: "Artigos aprovados", icon: "task_alt", filter: approved },
    {
      name: "Com fatos vencidos",
      icon: "running_with_errors",
      filter: { factsUntil: { _lt: "$NOW" } },
    },
    { name: "Artigos agendados", icon: "schedule", filter: waiting },
    { name: "Artigos com fim", icon: "hourglass_bottom", filter: ending },
    { name: "Revisão vencida", icon: "event_busy", filter: { reviewDueAt: { _lt: "$NOW" } } },
  ],
};
