import { policyIds } from "../../../contract/account/roles.ts";
import { read, type Policy } from "../permission.ts";

/** Fields of a review, without its author, as the form promises. */
const told = ["id", "course", "rating", "body", "date_created"];

/**
 * Reviews of courses, readable only by the portal's own service accounts. A member with full access to own
 * reviews and partial access to others could filter by author to identify the others.
 */
export const reviews: Policy = {
  id: policyIds.reviews,
  name: "Avaliações de cursos",
  icon: "star",
  description: "Leitura do que as avaliações dizem, sem quem as escreveu",
  app_access: false,
  permissions: [read("course_reviews", {}, told)],
};
