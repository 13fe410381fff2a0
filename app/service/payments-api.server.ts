import type { JsonClient, JsonResult } from "~/http/json-client.server";

export type Plan = "month" | "year";
export type PriceCurrency = "chf" | "brl";
export type PlanPrice = { plan: Plan; currency: PriceCurrency; amountCents: number };

/** Where a member goes on after the provider's pages. */
export type ReturnPlace = "membership" | "signup" | "account";

/** Times are ISO 8601, UTC. */
export type MembershipOverview = {
  subscription: {
    /** `unpaid`: the days of grace are over, a good card brings it back. */
    state: "active" | "grace" | "cancelled" | "expired" | "unpaid";
    plan: Plan;
    currency: string;
    amountCents: number;
    paymentMethod: string | null;
    /** Next payment, or the last day of access when it was cancelled. */
    periodEnd: string;
    graceUntil: string | null;
  } | null;
  /** Access without paying here; null while it can't be told. */
  others: { source: "youtube" | "manual" | "gift"; validUntil: string | null }[] | null;
};

export type Receipt = {
  id: string;
  number: string;
  status: string | null;
  currency: string;
  amountCents: number;
  taxCents: number;
  createdAt: string;
  url: string | null;
};

export type CheckoutState = "paid" | "pending" | "open" | "failed";

export type CheckoutOrder = {
  plan: Plan;
  currency: PriceCurrency;
  coupon: string | null;
  returnTo: ReturnPlace;
};

/** The service asks the payment provider several things, each within seconds. */
const CHECKOUT_TIMEOUT_MS = 12_000;
const CHANGE_TIMEOUT_MS = 12_000;
/** Stands on every page of a member who pays: nobody waits for it. */
const GRACE_TIMEOUT_MS = 1_000;

/** The service's `api/payments/v1`. The member is whoever the bearer says. */
export function createPaymentsApi(send: JsonClient) {
  const path = (name: string) => `api/payments/v1/${name}`;
  return {
    listPrices(): Promise<JsonResult<{ prices: PlanPrice[] }>> {
      return send(path("prices"));
    },
    findMembership(bearer: string): Promise<JsonResult<MembershipOverview>> {
      return send(path("membership"), { bearer });
    },
    findGrace(bearer: string): Promise<JsonResult<{ graceUntil: string | null }>> {
      return send(path("grace"), { bearer, timeoutMs: GRACE_TIMEOUT_MS });
    },
    listReceipts(bearer: string): Promise<JsonResult<{ receipts: Receipt[] }>> {
      return send(path("receipts"), { bearer });
    },
    startCheckout(
      bearer: string,
      body: CheckoutOrder,
      idempotencyKey: string,
    ): Promise<JsonResult<{ url: string }>> {
      const timeoutMs = CHECKOUT_TIMEOUT_MS;
      return send(path("checkout"), { method: "POST", bearer, body, idempotencyKey, timeoutMs });
    },
    findCheckout(bearer: string, id: string): Promise<JsonResult<{ state: CheckoutState }>> {
      return send(path(`checkout/${encodeURIComponent(id)}`), { bearer });
    },
    openPortal(
      bearer: string,
      body: { start: "overview" | "card"; returnTo: ReturnPlace },
    ): Promise<JsonResult<{ url: string }>> {
      return send(path("portal"), { method: "POST", bearer, body });
    },
    setCancelled(bearer: string, isCancelled: boolean): Promise<JsonResult<MembershipOverview>> {
      const timeoutMs = CHANGE_TIMEOUT_MS;
      return send(path(isCancelled ? "cancel" : "undo-cancel"), {
        method: "POST",
        bearer,
        timeoutMs,
      });
    },
  };
}

export type PaymentsApi = ReturnType<typeof createPaymentsApi>;
