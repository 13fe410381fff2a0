import type {
  UnpaidSource,
  CheckoutState,
  Plan,
  PriceCurrency,
  ReturnPlace,
} from "../../../../../contract/account/membership.ts";
import { isCmsUnavailable } from "../../../../cms/client.ts";
import type { CmsEntitlements, Entitlement } from "../../../../cms/entitlements.ts";
import type { Database } from "../../../../db/database.ts";
import { ServiceError } from "../../../../errors.ts";
import { createCheckoutStates } from "./checkout-state.ts";
import {
  findSubscription,
  saveCustomer,
  listSubscriptionsOf,
  requireUser,
} from "./payments.repository.ts";
import type { SubscriptionRow } from "./payments.repository.ts";
import type { ListPrices } from "./prices.ts";
import type { PaymentProvider, ProviderInvoice } from "./provider.ts";
import { findGrant } from "./grant.ts";
import type { Grant } from "./grant.ts";
import type { SyncSubscription } from "./subscription-sync.ts";

/** A draft has no number and is not a receipt. */
export type Receipt = ProviderInvoice & { number: string };

export type CheckoutOrder = {
  plan: Plan;
  currency: PriceCurrency;
  coupon: string | null;
  returnTo: ReturnPlace;
  /** Path of the page that the member came from. */
  back?: string | undefined;
  /** Idempotency key: the same key never creates two checkouts. */
  key: string;
};

export type MembershipOverview = {
  subscription: {
    /** `unpaid`: the grace period is over; a valid card reactivates the subscription. */
    state: Grant["status"] | "unpaid";
    plan: Plan;
    nextPlan: Plan | null;
    currency: string;
    amountCents: number;
    paymentMethod: string | null;
    /** Next payment, or last day of access after a cancellation. */
    periodEnd: Date;
    graceUntil: Date | null;
  } | null;
  /** True if a payment is pending: paying again would charge twice. */
  isPending: boolean;
  /** Access without payment here. Null while Directus is unavailable. */
  others: { source: UnpaidSource; validUntil: Date | null }[] | null;
};

export type PaymentsService = {
  listPrices: ListPrices;
  overviewOf(userId: string): Promise<MembershipOverview>;
  findGraceEnd(userId: string): Promise<Date | null>;
  /**
   * @throws {ServiceError} `payment.already_member` · `payment.pending` · `payment.invalid_coupon` ·
   * `payment.unavailable`
   */
  startCheckout(userId: string, order: CheckoutOrder): Promise<{ url: string }>;
  /** @throws {ServiceError} `not_found` for another member's checkout */
  checkoutState(userId: string, checkoutId: string): Promise<CheckoutState>;
  /** @throws {ServiceError} `payment.no_subscription` if the member never paid here */
  openPortal(
    userId: string,
    start: "overview" | "card",
    returnTo: ReturnPlace,
  ): Promise<{ url: string }>;
  /**
   * Cancels at the end of the period, or undoes that. An unpaid subscription ends at once.
   * @throws {ServiceError} `payment.no_subscription`
   */
  setCancelled(userId: string, isCancelled: boolean): Promise<MembershipOverview>;
  listRenewing(within: Database, userId: string): Promise<string[]>;
  /**
   * Like `setCancelled`, for one subscription and on behalf of the portal. Does nothing for an ended one.
   * @throws {ServiceError | CmsUnavailableError} if the provider or Directus is unavailable: try again
   */
  setRenewing(subscriptionId: string, isRenewing: boolean): Promise<void>;
  listReceipts(userId: string): Promise<Receipt[]>;
  /** Deletes the member at the provider, with all subscriptions. */
  forget(userId: string): Promise<void>;
};

export type PaymentsDeps = {
  db: Database;
  provider: PaymentProvider;
  listPrices: ListPrices;
  entitlements: CmsEntitlements;
  sync: SyncSubscription;
  publicOrigin: string;
  now: () => Date;
};

/** Members manage their own subscription. The browser sends a plan, never a price or a user. */
export function createPaymentsService(deps: PaymentsDeps): PaymentsService {
  const { db, provider, entitlements, sync, now } = deps;
  const readState = createCheckoutStates({ db, provider, now });
  const page = (path: string) => `${deps.publicOrigin}/pt-BR/app/membership${path}`;

  async function findCurrent(
    userId: string,
  ): Promise<{ row: SubscriptionRow; grant: Grant } | null> {
    for (const row of await listSubscriptionsOf(db, userId)) {
      const grant = findGrant(row, now());
      if (grant) return { row, grant };
    }
    return null;
  }

  async function requireCustomer(userId: string): Promise<string> {
    const { paymentCustomerId, email, firstName, lastName } = await requireUser(db, userId);
    if (paymentCustomerId) return paymentCustomerId;
    const name = `${firstName} ${lastName}`;
    return saveCustomer(db, userId, await provider.createCustomer({ userId, email, name }));
  }

  async function findCustomer(userId: string): Promise<string | null> {
    return (await requireUser(db, userId)).paymentCustomerId;
  }

  async function listOthers(userId: string): Promise<MembershipOverview["others"]> {
    const { directusUserId } = await requireUser(db, userId);
    try {
      const all = await entitlements.listOf(directusUserId);
      return all.flatMap((entitlement) => toOther(entitlement, now()));
    } catch (error) {
      if (!isCmsUnavailable(error)) throw error;
      return null;
    }
  }

  async function setCancelAtEnd({ id, pastDueSince }: SubscriptionRow, isCancelled: boolean) {
    if (isCancelled && pastDueSince) await provider.endSubscription(id);
    else await provider.setCancelAtPeriodEnd(id, isCancelled);
  }

  async function isPending(userId: string): Promise<boolean> {
    const customerId = await findCustomer(userId);
    const unpaid = customerId ? await provider.listUnpaidCheckouts(customerId) : [];
    const states = await Promise.all(unpaid.map((checkout) => readState(userId, checkout)));
    return states.includes("pending");
  }

  async function overviewOf(userId: string): Promise<MembershipOverview> {
    const [current, others] = await Promise.all([findCurrent(userId), listOthers(userId)]);
    return {
      subscription: current && toOverview(current.row, current.grant),
      isPending: !isUnderWay(current) && (await isPending(userId).catch(falseWhenUnavailable)),
      others,
    };
  }

  return {
    listPrices: deps.listPrices,
    overviewOf,

    async findGraceEnd(userId) {
      const current = await findCurrent(userId);
      return current?.grant.status === "grace" ? current.grant.graceUntil : null;
    },

    async startCheckout(userId, { returnTo, back, ...order }) {
      if (isUnderWay(await findCurrent(userId))) throw new ServiceError("payment.already_member");
      const [customerId, mustWait] = await Promise.all([
        requireCustomer(userId),
        isPending(userId),
      ]);
      if (mustWait) throw new ServiceError("payment.pending");
      const from = back ? `${returnTo}&back=${encodeURIComponent(back)}` : returnTo;
      const { url } = await provider.startCheckout({
        ...order,
        userId,
        customerId,
        successUrl: page(`/return?from=${from}&checkout={CHECKOUT_SESSION_ID}`),
        cancelUrl: page(`/return?from=${from}`),
      });
      return { url };
    },

    async checkoutState(userId, checkoutId) {
      const [checkout, customerId] = await Promise.all([
        provider.findCheckout(checkoutId),
        findCustomer(userId),
      ]);
      if (!checkout || !customerId || checkout.customerId !== customerId) {
        throw new ServiceError("not_found");
      }
      return readState(userId, checkout);
    },

    async openPortal(userId, start, returnTo) {
      const customerId = await findCustomer(userId);
      if (!customerId) throw new ServiceError("payment.no_subscription");
      const back = page(`/return?from=${returnTo}&portal=1`);
      return { url: await provider.openPortal(customerId, back, start) };
    },

    async setCancelled(userId, isCancelled) {
      const row = (await findCurrent(userId))?.row;
      if (!row || row.endedAt) throw new ServiceError("payment.no_subscription");
      await setCancelAtEnd(row, isCancelled);
      await sync(row.id).catch((cause: unknown) => {
        if (!isCmsUnavailable(cause)) throw cause;
        throw new ServiceError("unavailable", { retryAfterSeconds: 5, cause });
      });
      return overviewOf(userId);
    },

    async listRenewing(within, userId) {
      const rows = await listSubscriptionsOf(within, userId);
      const renewing = rows.filter(
        ({ endedAt, cancelAtPeriodEnd }) => !endedAt && !cancelAtPeriodEnd,
      );
      return renewing.map(({ id }) => id);
    },

    async setRenewing(subscriptionId, isRenewing) {
      const row = await findSubscription(db, subscriptionId);
      if (!row || row.endedAt) return;
      await setCancelAtEnd(row, !isRenewing);
      await sync(row.id);
    },

    async listReceipts(userId) {
      const customerId = await findCustomer(userId);
      const invoices = customerId ? await provider.listInvoices(customerId) : [];
      return invoices.flatMap((invoice) =>
        invoice.number === null ? [] : [{ ...invoice, number: invoice.number }],
      );
    },

    async forget(userId) {
      const customerId = await findCustomer(userId);
      if (customerId) await provider.deleteCustomer(customerId);
    },
  };
}

const isUnderWay = (current: { grant: Grant } | null): boolean =>
  current !== null && current.grant.status !== "expired";

/** Nothing can be bought while the provider is unavailable either. */
function falseWhenUnavailable(error: unknown): false {
  if (error instanceof ServiceError && error.code === "payment.unavailable") return false;
  throw error;
}

function toOverview(row: SubscriptionRow, grant: Grant): MembershipOverview["subscription"] {
  const { plan, nextPlan, currency, amountCents, paymentMethod, currentPeriodEnd } = row;
  return {
    state: grant.status === "expired" && !row.endedAt ? "unpaid" : grant.status,
    plan,
    nextPlan,
    currency,
    amountCents,
    paymentMethod,
    periodEnd: grant.status === "expired" ? grant.validUntil : currentPeriodEnd,
    graceUntil: grant.graceUntil,
  };
}

function toOther(
  { source, status, validUntil }: Entitlement,
  now: Date,
): { source: UnpaidSource; validUntil: Date | null }[] {
  const isRunning = status !== "expired" && (validUntil === null || validUntil > now);
  return source !== "stripe" && isRunning ? [{ source, validUntil }] : [];
}
