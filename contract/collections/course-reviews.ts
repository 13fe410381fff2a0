import { UNTIL_DELETED, type Collection } from "./collection.ts";

export const courseReviews: Collection = {
  name: "course_reviews",
  unique: { per: "member", fields: ["course"] },
  dataMap: { name: "Avaliações de cursos", why: "Ajudar outros a escolher", until: UNTIL_DELETED },
};
