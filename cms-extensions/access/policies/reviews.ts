import { policyIds } from "../../../contract/roles.ts";
import { read, type Policy } from "../permission.ts";

/** What a review says; not whose it is, as its form promises. */
const told = ["id", "course", "rating", "body", "date_created"];

/**
 * Reviews of courses, for the portal's own readers alone: a member who may read their own in full and the
 * others in part could find out by a filter whose the others are.
 */
export const reviews: Policy = {
  id: policyIds.reviews,
  name: "Avaliações de cursos",
  icon: "star",
  description: "Leitura do que as avaliações dizem, sem quem as escreveu",
  app_access: false,
  permissions: [read("course_reviews", {}, told)],
};
