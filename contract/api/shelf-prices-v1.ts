import { z } from "zod";
import { ownPriceStates, priceOutcomes, refusalReasons } from "../classifieds/price-receipts.ts";
import { chains } from "../classifieds/supermarket.ts";

const price = {
  product: z.string(),
  chain: z.string(),
  cents: z.number().int(),
  /** `YYYY-MM-DD` */
  seenAt: z.string(),
};

export const receiptInput = z.object({ product: z.guid(), chain: z.enum(chains) });

export const receiptParams = z.object({ id: z.guid() });

/** A refusal needs a reason. `cents` and `seenAt` are the values that were compared with the receipt. */
export const priceVoteInput = z
  .object({
    isRight: z.boolean(),
    reason: z.enum(refusalReasons).nullable(),
    cents: z.number().int(),
    /** `YYYY-MM-DD` */
    seenAt: z.string(),
  })
  .refine(({ isRight, reason }) => isRight === (reason === null));
export type PriceVoteInput = z.output<typeof priceVoteInput>;

export const priceDecision = z.object({ outcome: z.enum(priceOutcomes).nullable() });
export type PriceDecision = z.output<typeof priceDecision>;

/** Never names the author. */
const waitingPrice = z.object({
  receipt: z.guid(),
  ...price,
  /** Refused by two members; only the team sees it. */
  isRefused: z.boolean(),
});
export type WaitingPrice = z.output<typeof waitingPrice>;

const ownPrice = z.object({
  ...price,
  state: z.enum(ownPriceStates),
  reasons: z.array(z.enum(refusalReasons)),
});
export type OwnPrice = z.output<typeof ownPrice>;

export const pricesToConfirm = z.object({
  /** At most `MOST_LISTED_PRICES`. */
  waiting: z.array(waitingPrice),
  own: z.array(ownPrice),
});
export type PricesToConfirm = z.output<typeof pricesToConfirm>;

/** The picture as WebP in base64. */
export const receiptContent = z.object({ content: z.string() });
export type ReceiptContent = z.output<typeof receiptContent>;
