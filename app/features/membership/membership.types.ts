import type { FormAnswer } from "~/forms/form-answer";
import type { Order } from "./membership.schema";

type Plan = Order["plan"];
type Currency = Order["currency"];

export type Price = {
  plan: Plan;
  currency: Currency;
  amountCents: number;
  tax: { amountCents: number; percent: number | null; isIncluded: boolean } | null;
};

export type Sale = {
  prices: Price[];
  /** As the provider names them. */
  methods: Record<Currency, string[]>;
  taxNumber: string | null;
};

export type MembershipProblem = "already" | "pending" | "none" | "in_progress";

/** On success, leads to the provider's page; a change of the subscription redirects instead. */
export type MembershipAnswer = FormAnswer<
  MembershipProblem,
  { leave: { url: string; isPortal: boolean } }
>;

export type ReturnState = "paid" | "pending" | "open" | "failed" | "unknown";
