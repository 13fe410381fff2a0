import { CANTON_CODES, permitChoices } from "../switzerland/codes.ts";
import { CARD_FIELDS, type CardField, type ContextCard } from "./context-card.ts";
import { LANGUAGES } from "../account/profile.ts";

/** The member's own stage on the way to Switzerland. */
export const STAGES = ["planning", "moving", "arrived", "settled"] as const;

export const cardValues: Readonly<Record<CardField, readonly string[]>> = {
  canton: CANTON_CODES,
  permit: permitChoices,
  stage: STAGES,
  language: LANGUAGES,
};

/** The input if it has at least one field and every value is allowed; else null. */
export function findContextCard(input: unknown): ContextCard | null {
  if (typeof input !== "object" || input === null || Array.isArray(input)) return null;
  const entries = Object.entries(input);
  const isKnown = ([name, value]: [string, unknown]) =>
    CARD_FIELDS.some((field) => field === name && cardValues[field].includes(String(value)));
  return entries.length > 0 && entries.every(isKnown) ? (input as ContextCard) : null;
}
