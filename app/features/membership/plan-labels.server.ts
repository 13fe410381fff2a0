import { formatMoney } from "~/i18n/format";
import type { PaymentsApi } from "~/service/payments-api.server";
import { currencies, type Plan, plans } from "../../../contract/account/membership.ts";

export type PlanLabel = {
  plan: Plan;
  amounts: string[];
};

/** For display only; empty while unavailable. */
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
