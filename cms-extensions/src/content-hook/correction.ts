import type { EventContext } from "@directus/types";
import { storedRows, type ItemMeta, type Payload } from "./guards";

/** Kinds whose readers are told what was wrong, and when it was mended. */
export const correctedKinds = ["news", "articles"] as const;

/** Whether this write says something new about a correction without its date: readers would not see it. */
export function lacksDate(payload: Payload, before: Payload | null): boolean {
  const { correctionNote: note, correctedAt } = payload;
  if (typeof note !== "string" || note.trim() === "" || correctedAt) return false;
  return before?.["correctionNote"] !== note || !before["correctedAt"];
}

/** Dates a correction that is written, or written anew, without a date: of now. */
export async function settleCorrection(
  payload: Payload,
  meta: ItemMeta,
  { database }: EventContext,
): Promise<Payload> {
  if (!lacksDate(payload, null)) return {};
  const befores = meta.keys
    ? await storedRows(database, meta, ["correctionNote", "correctedAt"])
    : [null];
  const isUndated = befores.some((before) => lacksDate(payload, before));
  return isUndated ? { correctedAt: new Date().toISOString() } : {};
}
