import type { Plan, PriceCurrency } from "../../../../../contract/account/membership.ts";

/** The portal knows no rates. */
export type PriceTax = {
  amountCents: number;
  percent: number | null;
  isIncluded: boolean;
};

export type PlanPrice = {
  plan: Plan;
  currency: PriceCurrency;
  amountCents: number;
  /** For an address in the currency's country. Null while the provider cannot calculate it. */
  tax: PriceTax | null;
};

export type PriceList = {
  prices: readonly PlanPrice[];
  /** Payment methods per currency, in the provider's terms: card, twint, pix … */
  methods: Readonly<Record<PriceCurrency, readonly string[]>>;
  taxNumber: string | null;
};

export type ProviderInvoice = {
  id: string;
  number: string | null;
  status: string | null;
  currency: string;
  amountCents: number;
  /** The tax included in `amountCents`. */
  taxCents: number;
  /** The tax rate. Null if there is none, or more than one. */
  taxPercent: number | null;
  taxNumber: string | null;
  createdAt: Date;
  firstTriedAt: Date | null;
  paidAt: Date | null;
  url: string | null;
};

export type ProviderSubscription = {
  id: string;
  customerId: string;
  status: string;
  plan: Plan;
  nextPlan: Plan | null;
  currency: string;
  amountCents: number;
  paymentMethod: string | null;
  startedAt: Date;
  currentPeriodEnd: Date;
  cancelAtPeriodEnd: boolean;
  cancelledAt: Date | null;
  endedAt: Date | null;
  /** Newest first, the last twelve. */
  invoices: readonly ProviderInvoice[];
};

export type CheckoutInput = {
  customerId: string;
  userId: string;
  plan: Plan;
  currency: PriceCurrency;
  coupon: string | null;
  /** The provider replaces `{CHECKOUT_SESSION_ID}` with the checkout's id. */
  successUrl: string;
  cancelUrl: string;
  /** Idempotency key: the same key never creates two checkouts. */
  key: string;
};

export type ProviderCheckout = {
  id: string;
  customerId: string | null;
  status: "open" | "complete" | "expired";
  isPaid: boolean;
  subscriptionId: string | null;
  /** The payment page; null once the checkout has ended. */
  url: string | null;
};

/** A signed delivery. Only its subject is used; the state is read from the provider. */
export type ProviderEvent = {
  id: string;
  type: string;
  occurredAt: Date;
  subscriptionId: string | null;
};

/**
 * The payment provider. All calls throw `payment.unavailable` if the provider does not answer within
 * seconds.
 */
export type PaymentProvider = {
  /** @throws `payment.not_sold` if no provider is configured */
  listPrices(): Promise<PriceList>;
  /** Idempotent per `userId`: repeated calls return the same customer. */
  createCustomer(member: { userId: string; email: string; name: string }): Promise<string>;
  setCustomerEmail(customerId: string, email: string): Promise<void>;
  deleteCustomer(customerId: string): Promise<void>;
  /**
   * Ends the customer's other open checkouts.
   * @throws `payment.invalid_coupon` · `payment.already_member` if the customer already has a subscription
   * there
   */
  startCheckout(input: CheckoutInput): Promise<{ id: string; url: string }>;
  endCheckouts(customerId: string): Promise<void>;
  findCheckout(id: string): Promise<ProviderCheckout | null>;
  /** The customer's completed checkouts whose payment is still pending. */
  listUnpaidCheckouts(customerId: string): Promise<ProviderCheckout[]>;
  /**
   * A page of the provider to change card and plan, see receipts and cancel. A longer plan starts at once
   * and the rest of the current one is credited; a shorter plan starts at the end of the paid period.
   */
  openPortal(customerId: string, returnUrl: string, start: "overview" | "card"): Promise<string>;
  /** Cancelling also drops a plan change scheduled for the end of the period. */
  setCancelAtPeriodEnd(subscriptionId: string, isCancelled: boolean): Promise<void>;
  /** Ends it at once. Open invoices are no longer collected. */
  endSubscription(subscriptionId: string): Promise<void>;
  /** Refunds these invoices in full. Earlier refunds are not repeated. */
  refund(invoiceIds: readonly string[]): Promise<void>;
  /** Null if there is none, or if it is not for one of the portal's plans. */
  findSubscription(id: string): Promise<ProviderSubscription | null>;
  listSubscriptionsSince(since: Date): Promise<string[]>;
  listInvoices(customerId: string): Promise<ProviderInvoice[]>;
  /** @throws `payment.invalid_signature` also if it was signed more than 300 s before or after `now` */
  readEvent(rawBody: string, signature: string, now: Date): ProviderEvent;
};
