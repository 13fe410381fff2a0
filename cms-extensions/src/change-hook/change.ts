import { createHmac } from "node:crypto";

export type ChangeAction = "create" | "update" | "delete";
export type Change = { collection: string; keys: string[]; action: ChangeAction };

const silent = new Set([
  "directus_activity",
  "directus_revisions",
  "directus_sessions",
  "directus_presets",
  "directus_notifications",
  "directus_comments",
  "drafts",
  "read_states",
  "topic_states",
  "video_progress",
  "member_notes",
]);

/** Whether the app or the service keeps anything that a change of this collection makes stale. */
export const isTold = (collection: string): boolean => !silent.has(collection);

/** Longest list of keys in one call; a mass change is told without keys, as "everything". */
const maxKeys = 500;

/** The body both sides agree on. An empty `keys` means every item of the collection. */
export function changeBody(change: Change): string {
  const { collection, keys, action } = change;
  return JSON.stringify({ collection, keys: keys.length > maxKeys ? [] : keys, action });
}

/** `t=<unix seconds>,v1=<hex hmac-sha256 of "<t>.<body>">`. Pure. */
export function signature(body: string, key: string, nowMs: number): string {
  const seconds = Math.floor(nowMs / 1000);
  const digest = createHmac("sha256", key).update(`${seconds}.${body}`).digest("hex");
  return `t=${seconds},v1=${digest}`;
}
