/** Directus lets members delete their own rows in these collections. */
export const erasableStores = [
  "class_progress",
  "content_feedback",
  "drafts",
  "enrollments",
  "favorites",
  "follows",
  "job_applications",
  "member_notes",
  "member_plan_steps",
  "product_prices",
  "quiz_attempts",
  "read_states",
  "saved_searches",
  "scenarios",
  "topic_states",
  "video_progress",
] as const;

export type ErasableStore = (typeof erasableStores)[number];

export function findErasableStore(id: unknown): ErasableStore | null {
  return erasableStores.find((store) => store === id) ?? null;
}
