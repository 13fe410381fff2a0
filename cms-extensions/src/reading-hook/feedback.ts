import { feedbackReasons, MAX_FEEDBACK_NOTE } from "../../../contract/reading.ts";
import { Refusal } from "../content-hook/refusal";
import { isTooLong } from "../../../contract/text-length.ts";

type Payload = Record<string, unknown>;

const OPINION = ["isUseful", "reason", "note", "quote"];

/** Whether a write says what a member thinks; editors only say what became of it. */
export const isOpinion = (payload: Payload): boolean => OPINION.some((field) => field in payload);

/**
 * An opinion as it is kept: who finds something useful gives no reason against it.
 * @param stored what the member said before, null when nothing
 * @throws {Refusal} of a note that is too long, or a reason that there is not
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
