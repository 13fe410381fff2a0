export const plans = ["month", "year"] as const;
export type Plan = (typeof plans)[number];

export const currencies = ["chf", "brl"] as const;
export type PriceCurrency = (typeof currencies)[number];

/** Page that the payment provider returns the member to. */
export const returnPlaces = ["membership", "signup", "account"] as const;
export type ReturnPlace = (typeof returnPlaces)[number];

/** `unpaid`: the grace period is over; a valid card restores the membership. */
export const subscriptionStates = ["active", "grace", "cancelled", "expired", "unpaid"] as const;
export type SubscriptionState = (typeof subscriptionStates)[number];

/** `open`: the member left without paying, and nothing is granted. */
export const checkoutStates = ["paid", "pending", "open", "failed"] as const;
export type CheckoutState = (typeof checkoutStates)[number];
