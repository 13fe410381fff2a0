import { createError } from "@directus/errors";

/** A member's write that a rule refuses; the page translates the code. Directus answers 400. */
export function ruleRefusal(code: string): Error {
  const Refused = createError(code, "A rule of the portal refuses this.", 400);
  return new Refused();
}
