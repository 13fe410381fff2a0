import { approved, ending, inMyCharge, inReview, waiting, type Collection } from "./collection.ts";

export const courses: Collection = {
  name: "courses",
  hasSlug: true,
  isPublished: true,
  isPublic: true,
  reading: { needs: { summary: "Resumo" }, picture: "cover" },
  search: "titles",
  list: {
    fields: ["title", "status", "access", "category", "publishedAt", "level"],
    sort: "-publishedAt",
  },
  bookmarks: [
    { name: "Cursos comigo", icon: "assignment_ind", filter: inMyCharge },
    { name: "Cursos em revisão", icon: "rate_review", filter: inReview },
    { name: "Cursos aprovados", icon: "task_alt", filter: approved },
    { name: "Cursos agendados", icon: "schedule", filter: waiting },
    { name: "Cursos com fim", icon: "hourglass_bottom", filter: ending },
  ],
};
