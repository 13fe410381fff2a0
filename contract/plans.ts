/** How often a membership is paid for. */
export const plans = ["month", "year"] as const;
export type Plan = (typeof plans)[number];

/** What it can be paid in. */
export const currencies = ["chf", "brl"] as const;
export type PriceCurrency = (typeof currencies)[number];

/** Where a member goes on after the provider's pages. */
export const returnPlaces = ["membership", "signup", "account"] as const;
export type ReturnPlace = (typeof returnPlaces)[number];

/** `unpaid`: the days of grace are over, a good card brings it back. */
export const subscriptionStates = ["active", "grace", "cancelled", "expired", "unpaid"] as const;
export type SubscriptionState = (typeof subscriptionStates)[number];

/** `open`: left without paying. Nothing of it grants anything. */
export const checkoutStates = ["paid", "pending", "open", "failed"] as const;
export type CheckoutState = (typeof checkoutStates)[number];
