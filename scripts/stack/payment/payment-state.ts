import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Plan, PriceCurrency } from "../../../contract/account/membership.ts";

/** Times are Unix seconds, as in Stripe's API. */
export type Customer = {
  id: string;
  email: string;
  name: string;
  metadata: Record<string, string>;
  created: number;
};

export type Checkout = {
  id: string;
  customer: string;
  plan: Plan;
  currency: PriceCurrency;
  percentOff: number;
  takesCoupons: boolean;
  isTaxed?: boolean;
  metadata: Record<string, string>;
  subscriptionMetadata: Record<string, string>;
  clientReferenceId: string | null;
  successUrl: string;
  cancelUrl: string;
  status: "open" | "complete" | "expired";
  isUnpaid?: boolean;
  subscription: string | null;
  created: number;
};

export type PaymentMethod = "card" | "twint" | "pix";

export type Subscription = {
  id: string;
  customer: string;
  plan: Plan;
  nextPlan?: Plan | null;
  currency: PriceCurrency;
  percentOff: number;
  metadata: Record<string, string>;
  method: PaymentMethod;
  isTaxed?: boolean;
  isDeclined: boolean;
  status: "incomplete" | "incomplete_expired" | "active" | "past_due" | "canceled";
  created: number;
  periodStart: number;
  periodEnd: number;
  cancelAtPeriodEnd: boolean;
  canceledAt: number | null;
  endedAt: number | null;
};

export type Invoice = {
  id: string;
  number: string;
  customer: string;
  subscription: string;
  plan: Plan;
  currency: PriceCurrency;
  totalCents: number;
  taxCents: number;
  status: "open" | "paid" | "void";
  attempts: number;
  created: number;
  paidAt: number | null;
  isRefunded?: boolean;
};

export type Delivery = { id: string; type: string; body: string; tries: number };

export type PaymentState = {
  customers: Customer[];
  checkouts: Checkout[];
  subscriptions: Subscription[];
  invoices: Invoice[];
  deliveries: Delivery[];
  portals: {
    id: string;
    customer: string;
    returnUrl: string;
    created: number;
    configuration: string | null;
  }[];
  configurations: { id: string; metadata: Record<string, string>; isShorterLater: boolean }[];
  answers: Record<string, { status: number; body: string }>;
};

export type PaymentStore = {
  state: PaymentState;
  /** Call this after every change. */
  save(): void;
};

const empty = (): PaymentState => ({
  customers: [],
  checkouts: [],
  subscriptions: [],
  invoices: [],
  deliveries: [],
  portals: [],
  configurations: [],
  answers: {},
});

export function openPaymentStore(dataDir: string | null): PaymentStore {
  if (dataDir === null) return { state: empty(), save: () => {} };
  const file = join(dataDir, "payments.json");
  mkdirSync(dataDir, { recursive: true });
  const known = existsSync(file)
    ? (JSON.parse(readFileSync(file, "utf8")) as Partial<PaymentState>)
    : {};
  const state = { ...empty(), ...known };
  return {
    state,
    save() {
      writeFileSync(`${file}.new`, JSON.stringify(state), { mode: 0o600 });
      renameSync(`${file}.new`, file);
    },
  };
}

export function newId(prefix: string): string {
  return `${prefix}_${randomBytes(14).toString("hex")}`;
}
