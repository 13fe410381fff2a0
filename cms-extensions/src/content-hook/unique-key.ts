type Payload = Record<string, unknown>;

const memberAnd: Record<string, readonly string[]> = {
  favorites: ["type", "item"],
  read_states: ["type", "item"],
  video_progress: ["video"],
  enrollments: ["course"],
  class_progress: ["class"],
  course_reviews: ["course"],
  certificates: ["course"],
  job_applications: ["job"],
  member_plan_steps: ["step", "familyMember"],
  drafts: ["kind", "target"],
  topic_states: ["post"],
  follows: ["targetType", "target"],
  votes: ["targetType", "target"],
  reports: ["targetType", "target"],
  content_feedback: ["targetType", "target"],
};

const itselfAlone: Record<string, readonly string[]> = {
  course_modules: ["course", "slug"],
  course_classes: ["module", "slug"],
  legal_documents: ["slug", "version"],
  parameter_sets: ["key", "year", "canton", "version"],
};

/** Collections where one row stands for one member and item. */
export const memberKeyedCollections = Object.keys(memberAnd);

/** Collections whose own fields together must be unique. */
export const selfKeyedCollections = Object.keys(itselfAlone);

/**
 * The value of `uniqueKey`, which gives a combination of fields the uniqueness that Directus can only
 * ask of one field. The member is always the one who asks, never one the payload names. Pure.
 * @param userId who asks; null for internal writes, where the payload's `user_created` counts
 */
export function uniqueKeyOf(collection: string, row: Payload, userId: string | null): string {
  const owner = userId ?? row["user_created"];
  const named = memberAnd[collection];
  const parts = named ? [owner, ...named.map((name) => row[name])] : valuesOf(collection, row);
  return parts.map(idOf).join(":");
}

const valuesOf = (collection: string, row: Payload) =>
  (itselfAlone[collection] ?? []).map((name) => row[name]);

function idOf(value: unknown): string {
  if (value === null || value === undefined) return "";
  if (typeof value === "object") return String((value as { id?: unknown }).id ?? "");
  return String(value);
}
