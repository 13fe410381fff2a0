import type { Plan, PriceCurrency } from "../../../../contract/plans.ts";

/** A tax as the provider's own settings make it; the portal knows no rate. */
export type PriceTax = {
  amountCents: number;
  /** Null when it is made of several. */
  percent: number | null;
  /** Whether the price holds it already, or it comes on top. */
  isIncluded: boolean;
};

/** What one plan costs in one currency. */
export type PlanPrice = {
  plan: Plan;
  currency: PriceCurrency;
  amountCents: number;
  /** For an address in the currency's own country; null while the provider cannot say. */
  tax: PriceTax | null;
};

/** What is to be known before buying. */
export type PriceList = {
  prices: readonly PlanPrice[];
  /** How each currency can be paid, in the provider's words: card, twint, pix … */
  methods: Readonly<Record<PriceCurrency, readonly string[]>>;
  /** The seller's tax number; null when the provider knows none. */
  taxNumber: string | null;
};

export type ProviderInvoice = {
  id: string;
  /** As it is printed on the receipt; null while it is a draft. */
  number: string | null;
  status: string | null;
  currency: string;
  amountCents: number;
  /** Part of `amountCents` that is tax. */
  taxCents: number;
  /** Its rate; null when there is none, or more than one. */
  taxPercent: number | null;
  /** The seller's tax number on it. */
  taxNumber: string | null;
  createdAt: Date;
  /** When the provider first tried to collect it; null before that. */
  firstTriedAt: Date | null;
  paidAt: Date | null;
  /** Page of the provider with receipt and PDF. */
  url: string | null;
};

/** A subscription as the provider tells it when asked. */
export type ProviderSubscription = {
  id: string;
  customerId: string;
  status: string;
  plan: Plan;
  /** What it becomes at the end of the period, by the member's choice; null when it stays. */
  nextPlan: Plan | null;
  currency: string;
  amountCents: number;
  /** How it is paid, in the provider's word: card, twint, pix … */
  paymentMethod: string | null;
  startedAt: Date;
  currentPeriodEnd: Date;
  cancelAtPeriodEnd: boolean;
  /** When somebody last said that it shall end. */
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
  /** A promotion code as the member typed it. */
  coupon: string | null;
  /** `{CHECKOUT_SESSION_ID}` in it becomes the id of the checkout. */
  successUrl: string;
  cancelUrl: string;
  /** The same key never makes two checkouts. */
  key: string;
};

export type ProviderCheckout = {
  id: string;
  customerId: string | null;
  status: "open" | "complete" | "expired";
  isPaid: boolean;
  subscriptionId: string | null;
  /** Where the member pays; null once it is over. */
  url: string | null;
};

/** A signed delivery; its body is never believed beyond what it is about. */
export type ProviderEvent = {
  id: string;
  type: string;
  occurredAt: Date;
  subscriptionId: string | null;
};

/**
 * The payment provider as the portal uses it.
 * All calls throw `payment.unavailable` when the provider does not answer within seconds.
 */
export type PaymentProvider = {
  /** @throws `payment.not_sold` where no provider is configured */
  listPrices(): Promise<PriceList>;
  /** Calls with the same `userId` give the same customer. */
  createCustomer(member: { userId: string; email: string; name: string }): Promise<string>;
  /** Where receipts go. */
  setCustomerEmail(customerId: string, email: string): Promise<void>;
  /** Takes the customer, what it subscribed to and its payment details away. */
  deleteCustomer(customerId: string): Promise<void>;
  /**
   * Ends other checkouts of the customer that are still open.
   * @throws `payment.invalid_coupon` · `payment.already_member` for who has a subscription there
   */
  startCheckout(input: CheckoutInput): Promise<{ id: string; url: string }>;
  /** Leaves the customer nothing more to pay on. */
  endCheckouts(customerId: string): Promise<void>;
  findCheckout(id: string): Promise<ProviderCheckout | null>;
  /** Those a customer went through with whose money has not arrived. */
  listUnpaidCheckouts(customerId: string): Promise<ProviderCheckout[]>;
  /**
   * A page of the provider to change card and plan, see receipts and cancel. There a longer plan begins
   * at once, less what is left of the present one, and a shorter one at the end of what is paid.
   */
  openPortal(customerId: string, returnUrl: string, start: "overview" | "card"): Promise<string>;
  /** A change of plan that waits for the period's end is given up with it. */
  setCancelAtPeriodEnd(subscriptionId: string, isCancelled: boolean): Promise<void>;
  /** At once; what is open of it is collected no more. */
  endSubscription(subscriptionId: string): Promise<void>;
  /** Gives back in full what was paid by these invoices; what was given back before stays so. */
  refund(invoiceIds: readonly string[]): Promise<void>;
  /** Null when there is none, or when it is for something else than the portal's plans. */
  findSubscription(id: string): Promise<ProviderSubscription | null>;
  /** Ids of the subscriptions that began since. */
  listSubscriptionsSince(since: Date): Promise<string[]>;
  listInvoices(customerId: string): Promise<ProviderInvoice[]>;
  /** @throws `payment.invalid_signature` also when it was signed over 300 s before or after `now` */
  readEvent(rawBody: string, signature: string, now: Date): ProviderEvent;
};
