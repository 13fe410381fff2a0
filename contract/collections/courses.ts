import { ending, waiting, type Collection } from "./collection.ts";

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
    { name: "Cursos agendados", icon: "schedule", filter: waiting },
    { name: "Cursos com fim", icon: "hourglass_bottom", filter: ending },
  ],
};
