import { createError } from "@directus/errors";

type RefusalDetail = { field: string; reason: string };

const Failed = createError<
  RefusalDetail & { type: string; path: string[]; validation_message: string }
>("FAILED_VALIDATION", ({ reason }) => reason, 400);

/**
 * A refused write with a sentence for its author; Directus answers 400 and the admin shows the sentence
 * beside the field.
 */
export class Refusal extends Failed {
  constructor({ field, reason }: RefusalDetail) {
    super({ field, reason, type: "custom", path: [], validation_message: reason });
  }
}

/** A member's write that a rule refuses; the page translates the code. Directus answers 400. */
export function ruleRefusal(code: string): Error {
  const Refused = createError(code, "A rule of the portal refuses this.", 400);
  return new Refused();
}
