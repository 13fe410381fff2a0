import { approved, ending, inMyCharge, inReview, waiting, type Collection } from "./collection.ts";

export const videos: Collection = {
  name: "videos",
  hasSlug: true,
  isPublished: true,
  reading: { needs: { summary: "Resumo" }, picture: "poster", isFilm: true },
  search: "text",
  searchedText: "transcript",
  // No address fields beside the list of sources.
  webAddresses: [],
  isPublic: true,
  list: {
    fields: ["title", "status", "access", "category", "publishedAt", "durationSec"],
    sort: "-publishedAt",
  },
  bookmarks: [
    { name: "Vídeos comigo", icon: "assignment_ind", filter: inMyCharge },
    { name: "Vídeos em revisão", icon: "rate_review", filter: inReview },
    { name: "Vídeos aprovados", icon: "task_alt", filter: approved },
    { name: "Vídeos agendados", icon: "schedule", filter: waiting },
    { name: "Vídeos com fim", icon: "hourglass_bottom", filter: ending },
  ],
};
