import { createError } from "@directus/errors";

/** A write refused with a sentence for the person who made it; Directus answers 400. */
export const Refusal = createError<{ field: string; reason: string }>(
  "INVALID_PAYLOAD",
  ({ reason }) => reason,
  400,
);
