import { z } from "zod";
import {
  ENTITLEMENT_SOURCES,
  checkoutStates,
  currencies,
  isReturnPage,
  type Plan,
  plans,
  type PriceCurrency,
  type ReturnPlace,
  returnPlaces,
  subscriptionStates,
} from "../account/membership.ts";
import { moment } from "./common.ts";

const returnTo = z.enum(returnPlaces).default("membership");

// Other properties, such as a price or a user, are ignored.
export const checkoutInput = z.object({
  plan: z.enum(plans),
  currency: z.enum(currencies),
  coupon: z
    .string()
    .trim()
    .regex(/^[\w-]{1,40}$/)
    .nullable()
    .default(null),
  returnTo,
  /** Path of the closed page that the member came from. */
  back: z.string().refine(isReturnPage).optional(),
});
export type CheckoutOrder = {
  plan: Plan;
  currency: PriceCurrency;
  coupon: string | null;
  returnTo: ReturnPlace;
  back?: string;
};
export const portalInput = z.object({
  start: z.enum(["overview", "card"]).default("overview"),
  returnTo,
});
export const checkoutParams = z.object({ id: z.string().regex(/^cs_[\w-]{1,250}$/) });

/** Tax as the provider calculates it for an address in the currency's own country. */
const priceTax = z.object({
  amountCents: z.number(),
  percent: z.number().nullable(),
  isIncluded: z.boolean(),
});
export type PriceTax = z.output<typeof priceTax>;

const planPrice = z.object({
  plan: z.enum(plans),
  currency: z.enum(currencies),
  amountCents: z.number(),
  /** Null while the provider has no answer. */
  tax: priceTax.nullable(),
});
export type PlanPrice = z.output<typeof planPrice>;

/** Price information required before the purchase. */
export const priceList = z.object({
  prices: z.array(planPrice),
  /** Payment methods per currency, as the provider names them. */
  methods: z.record(z.enum(currencies), z.array(z.string())),
  taxNumber: z.string().nullable(),
});
export type PriceList = z.output<typeof priceList>;

export const membershipOverview = z.object({
  subscription: z
    .object({
      state: z.enum(subscriptionStates),
      plan: z.enum(plans),
      /** Plan from the next period on; null if unchanged. */
      nextPlan: z.enum(plans).nullable(),
      currency: z.string(),
      amountCents: z.number(),
      paymentMethod: z.string().nullable(),
      /** Next payment, or the last day of access after a cancellation. */
      periodEnd: moment,
      graceUntil: moment.nullable(),
    })
    .nullable(),
  /** A payment is in progress; another one would charge twice. */
  isPending: z.boolean(),
  /** Access from other sources; null while unknown. */
  others: z
    .array(
      z.object({
        source: z.enum(ENTITLEMENT_SOURCES).exclude(["stripe"]),
        validUntil: moment.nullable(),
      }),
    )
    .nullable(),
});
export type MembershipOverview = z.output<typeof membershipOverview>;

export const grace = z.object({ graceUntil: moment.nullable() });

const receipt = z.object({
  id: z.string(),
  number: z.string(),
  status: z.string().nullable(),
  currency: z.string(),
  amountCents: z.number(),
  taxCents: z.number(),
  taxPercent: z.number().nullable(),
  taxNumber: z.string().nullable(),
  createdAt: moment,
  url: z.string().nullable(),
});
export type Receipt = z.output<typeof receipt>;
export const receiptList = z.object({ receipts: z.array(receipt) });

export const providerPage = z.object({ url: z.string() });

export const checkoutState = z.object({ state: z.enum(checkoutStates) });
