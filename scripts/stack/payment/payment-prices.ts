import type { Plan, PriceCurrency } from "../../../contract/account/membership.ts";

/** Prices of the demo. Everything that shows a price queries the payment provider, here this double. */
// Only for the demo: an operator's prices are in the Stripe account.
export const DEMO_AMOUNTS_CENTS: Record<Plan, Record<PriceCurrency, number>> = {
  month: { chf: 990, brl: 5990 },
  year: { chf: 9900, brl: 59900 },
};

export const DEMO_PLANS = Object.keys(DEMO_AMOUNTS_CENTS) as Plan[];

export const DEMO_COUPONS: Readonly<Record<string, number>> = { BEMVINDO: 20 };

/**
 * Swiss value added tax, included in the price (8.1 % since 2024, art. 25 MWSTG); sales in reais carry
 * none.
 */
const SWISS_VAT_PERCENT = 8.1;
/** A fictitious number: the demo sells nothing. */
const DEMO_TAX_NUMBER = "CHE-000.000.000 MWST";

export function taxCentsOf(totalCents: number, currency: PriceCurrency): number {
  return currency === "chf"
    ? Math.round(totalCents - totalCents / (1 + SWISS_VAT_PERCENT / 100))
    : 0;
}

const RATE_ID = "txr_demo_ch_vat";

export const taxRateObject = {
  id: RATE_ID,
  object: "tax_rate",
  active: true,
  country: "CH",
  display_name: "VAT",
  percentage: SWISS_VAT_PERCENT,
  effective_percentage: SWISS_VAT_PERCENT,
  inclusive: true,
};

export const taxIdObject = {
  id: "txi_demo",
  object: "tax_id",
  type: "ch_vat",
  value: DEMO_TAX_NUMBER,
  owner: { type: "self" },
};

export const totalTaxes = (taxCents: number) =>
  taxCents > 0
    ? [
        {
          amount: taxCents,
          tax_behavior: "inclusive",
          tax_rate_details: { tax_rate: RATE_ID },
          taxability_reason: "standard_rated",
          taxable_amount: null,
          type: "tax_rate_details",
        },
      ]
    : [];
