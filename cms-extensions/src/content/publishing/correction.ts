import type { EventContext } from "@directus/types";
import { kindsWith } from "../../../../contract/content/kinds.ts";
import { storedRows, type ItemMeta, type Payload } from "./guards";

export const correctedKinds = kindsWith("isCorrected");

/** True if this write changes a correction without setting its date: readers would not see it. */
export function lacksDate(payload: Payload, before: Payload | null): boolean {
  const { correctionNote: note, correctedAt } = payload;
  if (typeof note !== "string" || note.trim() === "" || correctedAt) return false;
  return before?.["correctionNote"] !== note || !before["correctedAt"];
}

export async function normalizeCorrection(
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
