/** What the demo charges; everything that shows a price asks the payment provider, this double here. */
export type DemoPlan = "month" | "year";
export type DemoCurrency = "chf" | "brl";

// Amounts of the demo only: an operator's own prices stand in the Stripe account.
export const DEMO_AMOUNTS_CENTS: Record<DemoPlan, Record<DemoCurrency, number>> = {
  month: { chf: 990, brl: 5990 },
  year: { chf: 9900, brl: 59900 },
};

export const DEMO_PLANS = Object.keys(DEMO_AMOUNTS_CENTS) as DemoPlan[];

/** Codes people may type in the demo, and the percent they take off. */
export const DEMO_COUPONS: Readonly<Record<string, number>> = { BEMVINDO: 20 };

/** Swiss value added tax, contained in the price (8.1 % since 2024, art. 25 MWSTG); sales in reais carry none. */
const SWISS_VAT = 0.081;

export function taxCentsOf(totalCents: number, currency: DemoCurrency): number {
  return currency === "chf" ? Math.round(totalCents - totalCents / (1 + SWISS_VAT)) : 0;
}
