import { CANTON_CODES } from "../switzerland/canton-codes.ts";
import { askedPermits } from "../switzerland/permits.ts";
import { CARD_FIELDS, type CardField, type ContextCard } from "./context-card.ts";
import { LANGUAGES } from "../account/profile.ts";

/** The member's own stage on the way to Switzerland. */
export const STAGES = ["planning", "moving", "arrived", "settled"] as const;

export const cardValues: Readonly<Record<CardField, readonly string[]>> = {
  canton: CANTON_CODES,
  permit: askedPermits,
  stage: STAGES,
  language: LANGUAGES,
};

/** A card with at least one value, all of them known; null for anything else. */
export function findContextCard(given: unknown): ContextCard | null {
  if (typeof given !== "object" || given === null || Array.isArray(given)) return null;
  const entries = Object.entries(given);
  const isKnown = ([name, value]: [string, unknown]) =>
    CARD_FIELDS.some((field) => field === name && cardValues[field].includes(String(value)));
  return entries.length > 0 && entries.every(isKnown) ? (given as ContextCard) : null;
}
