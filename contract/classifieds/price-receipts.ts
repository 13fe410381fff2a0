import { PRICE_HOLDS_DAYS } from "./supermarket.ts";

export const RECEIPT_MAX_BYTES = 5 * 1_048_576;

/** Days that the picture of a receipt is retained after the decision about its price. */
export const RECEIPT_DAYS = 30;

/** Days that an undecided receipt is retained: as long as its price counts, and then as long as a decided one. */
export const UNDECIDED_RECEIPT_DAYS = PRICE_HOLDS_DAYS + RECEIPT_DAYS;

/** Members who must refuse a price before it is hidden. */
export const REFUSALS_TO_HIDE = 2;

/** Waiting prices in one list, the newest ones. */
export const MOST_LISTED_PRICES = 10;

/** What does not match between the receipt and the price. */
export const refusalReasons = ["price", "product", "chain", "date", "unreadable"] as const;

export const priceOutcomes = ["confirmed", "refused"] as const;
export type PriceOutcome = (typeof priceOutcomes)[number];

export const ownPriceStates = ["without-receipt", "waiting", ...priceOutcomes] as const;

/** The answer of one person who is not the price's author. */
export type PriceVote = { isRight: boolean; isTeam: boolean };

/**
 * Decision about a member's price; null while it waits. The team's vote decides alone. Otherwise more
 * members must confirm than refuse, and two refusals without that hide the price.
 */
export function judgePrice(votes: readonly PriceVote[]): PriceOutcome | null {
  const ofTeam = votes.find(({ isTeam }) => isTeam);
  if (ofTeam) return ofTeam.isRight ? "confirmed" : "refused";
  const right = votes.filter(({ isRight }) => isRight).length;
  const wrong = votes.length - right;
  if (right > wrong) return "confirmed";
  return wrong >= REFUSALS_TO_HIDE ? "refused" : null;
}
