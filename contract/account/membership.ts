import { DAY_MS } from "../shared/time.ts";

export const plans = ["month", "year"] as const;
export type Plan = (typeof plans)[number];

export const currencies = ["chf", "brl"] as const;
export type PriceCurrency = (typeof currencies)[number];

/** Page that the payment provider returns the member to. */
export const returnPlaces = ["membership", "signup", "account"] as const;
export type ReturnPlace = (typeof returnPlaces)[number];

const RETURN_PAGE_MAX_LENGTH = 300;
const RETURN_PAGE = /^\/pt-BR\/app(?:\/[\w~%-][\w.~%-]*)+$/;

/** True for the path of a members' page that a payment may lead back to; the membership's own are none. */
export const isReturnPage = (path: string): boolean =>
  path.length <= RETURN_PAGE_MAX_LENGTH &&
  RETURN_PAGE.test(path) &&
  !`${path}/`.startsWith("/pt-BR/app/membership/");

/** `unpaid`: the grace period is over; a valid card restores the membership. */
export const subscriptionStates = ["active", "grace", "cancelled", "expired", "unpaid"] as const;
export type SubscriptionState = (typeof subscriptionStates)[number];

/** `open`: the member left without paying, and nothing is granted. */
export const checkoutStates = ["paid", "pending", "open", "failed"] as const;
export type CheckoutState = (typeof checkoutStates)[number];

/** Sources of paid access. How to add one: docs/how-to.md. */
export const ENTITLEMENT_SOURCES = ["stripe", "manual", "gift", "youtube"] as const;
export type EntitlementSource = (typeof ENTITLEMENT_SOURCES)[number];

type SourceRule = {
  /** Role that the source grants. A member with both is a paying user. */
  makes: "paying" | "youtube";
  /** Who may create it: the payment provider through the service, an editor, or an approved claim. */
  grantedBy: "provider" | "editor" | "claim";
};

export const entitlementRules: Readonly<Record<EntitlementSource, SourceRule>> = {
  stripe: { makes: "paying", grantedBy: "provider" },
  manual: { makes: "paying", grantedBy: "editor" },
  gift: { makes: "paying", grantedBy: "editor" },
  youtube: { makes: "youtube", grantedBy: "claim" },
};

/** A source that the member does not pay for here. */
export type UnpaidSource = Exclude<EntitlementSource, "stripe">;

export function isEntitlementSource(name: string): name is EntitlementSource {
  return Object.hasOwn(entitlementRules, name);
}

export function grantedSources(giver: SourceRule["grantedBy"]): EntitlementSource[] {
  return ENTITLEMENT_SOURCES.filter((source) => entitlementRules[source].grantedBy === giver);
}

/** Maximum length of a YouTube channel's address in a claim. */
export const CHANNEL_URL_MAX_LENGTH = 300;
export const PROOF_MAX_BYTES = 5 * 1_048_576;

export const claimStates = ["open", "approved", "rejected", "expired"] as const;
export type ClaimState = (typeof claimStates)[number];

/** Access that an approved YouTube membership claim grants. */
export const CLAIM_MS = 35 * DAY_MS;
/** Members may renew in the last days, so that access does not lapse while the claim is checked. */
const RENEWAL_MS = 7 * DAY_MS;

/** Error code: an approved claim runs for longer than the renewal period. */
export const CLAIM_TOO_EARLY = "CLAIM_TOO_EARLY";

/** True if a claim that expires then may be renewed now. */
export function mayClaimAgain(expiresAt: Date, now: Date): boolean {
  return expiresAt.getTime() - now.getTime() <= RENEWAL_MS;
}
