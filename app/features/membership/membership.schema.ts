import type { FormAnswer } from "~/forms/form-answer";
import * as z from "~/forms/zod";
import { translator } from "~/i18n/translator";
import { currencies, plans, returnPlaces } from "../../../contract/account/membership.ts";
import { membership } from "./words";

const t = translator("membership", membership);

/** The browser sends only plan and currency; the server knows price and buyer. */
export const orderSchema = z.object({
  plan: z.enum(plans, t("errors.plan")),
  currency: z.enum(currencies, t("errors.currency")),
  coupon: z.optional(
    z
      .pipe(
        z.string(),
        z.transform((typed: string) => typed.trim()),
      )
      .check(z.refine((code) => /^[\w-]{0,40}$/.test(code), t("coupon.invalid"))),
  ),
});

export const returnPlaceSchema = z._default(z.enum(returnPlaces), "membership");
export type Order = z.infer<typeof orderSchema>;

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
