import { feedbackReasons, MAX_FEEDBACK_NOTE } from "../../../../contract/content/reading.ts";
import { Refusal } from "../../shared/refusal";
import { isTooLong } from "../../../../contract/shared/text-length.ts";

type Payload = Record<string, unknown>;

const OPINION = ["isUseful", "reason", "note", "quote"];

/** True if a write contains a member's opinion; editors only set its status. */
export const isOpinion = (payload: Payload): boolean => OPINION.some((field) => field in payload);

/**
 * Normalizes an opinion: a positive one has no negative reason.
 * @param stored the member's previous opinion, null if none
 * @throws {Refusal} for a note that is too long, or an unknown reason
 */
export function opinionAfter(payload: Payload, stored: Payload | null): Payload {
  const { isUseful, reason = null, note = null } = { ...stored, ...payload };
  if (isUseful === true) return { ...payload, reason: null, note: null, quote: null };
  if (reason !== null && !feedbackReasons.some((known) => known === reason)) {
    throw new Refusal({ field: "reason", reason: "Escolha um dos motivos da lista." });
  }
  if (isTooLong(String(note ?? ""), MAX_FEEDBACK_NOTE)) {
    throw new Refusal({ field: "note", reason: `Use até ${MAX_FEEDBACK_NOTE} caracteres.` });
  }
  return payload;
}
