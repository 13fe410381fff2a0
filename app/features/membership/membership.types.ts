import type { FormAnswer } from "~/forms/form-answer";
import type { Order } from "./membership.schema";

type Plan = Order["plan"];
type Currency = Order["currency"];

export type Price = {
  plan: Plan;
  currency: Currency;
  amountCents: number;
  /** Null while the provider cannot say. */
  tax: { amountCents: number; percent: number | null; isIncluded: boolean } | null;
};

/** What is to be known before buying. */
export type Sale = {
  prices: Price[];
  /** How each currency can be paid, in the provider's words. */
  methods: Record<Currency, string[]>;
  taxNumber: string | null;
};

/** Why what the member wanted did not happen. */
export type MembershipProblem = "already" | "pending" | "none" | "in_progress";

/** Done it leads to the provider's page; a change that worked redirects instead. */
export type MembershipAnswer = FormAnswer<
  MembershipProblem,
  { leave: { url: string; isPortal: boolean } }
>;

/** How the provider's page was left. */
export type ReturnState = "paid" | "pending" | "open" | "failed" | "unknown";
