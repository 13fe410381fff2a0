import { formatMoney } from "~/i18n/format";
import type { PaymentsApi } from "~/service/payments-api.server";
import { currencies, type Plan, plans } from "../../../contract/plans.ts";

export type PlanLabel = {
  plan: Plan;
  /** In each currency it is sold in: "CHF 9.90", "R$ 59,90". */
  amounts: string[];
};

/** What each plan costs, for pages that only tell it; empty while it can't be told. */
export async function listPlanLabels(payments: PaymentsApi): Promise<PlanLabel[]> {
  const result = await payments.listPrices();
  if (result.isError) return [];
  const amountsOf = (plan: PlanLabel["plan"]) =>
    currencies.flatMap((currency) => {
      const price = result.data.prices.find(
        (each) => each.plan === plan && each.currency === currency,
      );
      return price ? [formatMoney(price.amountCents, currency === "chf" ? "CHF" : "BRL")] : [];
    });
  return plans
    .map((plan) => ({ plan, amounts: amountsOf(plan) }))
    .filter(({ amounts }) => amounts.length > 0);
}
