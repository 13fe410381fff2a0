import { Stripe } from "stripe";
import { idOf } from "./stripe-objects.ts";
import type { PriceTax } from "./provider.ts";
import type { PriceCurrency } from "../../../../../contract/account/membership.ts";

/** Country used to preview the tax of each currency. Buyers elsewhere see their own tax in the checkout. */
const countryOf: Record<PriceCurrency, string> = { chf: "CH", brl: "BR" };

export const taxOfCheckout = {
  automatic_tax: { enabled: true },
  tax_id_collection: { enabled: true },
  customer_update: { address: "auto", name: "auto" },
} as const satisfies Stripe.Checkout.SessionCreateParams;

export type StripeTax = {
  isOn(): Promise<boolean>;
  /** The tax on a price for the currency's country. Null if Stripe cannot calculate it. */
  preview(price: string, currency: PriceCurrency): Promise<PriceTax | null>;
  findPercent(invoice: Pick<Stripe.Invoice, "total_taxes">): Promise<number | null>;
  findNumber(): Promise<string | null>;
};

export function createStripeTax(stripe: Stripe): StripeTax {
  /** Cached forever: a rate never changes in Stripe. */
  const percents = new Map<string, Promise<number>>();

  function percentOf(rateId: string): Promise<number> {
    const requested =
      percents.get(rateId) ??
      stripe.taxRates
        .retrieve(rateId)
        .then(({ effective_percentage, percentage }) => effective_percentage ?? percentage);
    percents.set(rateId, requested);
    requested.catch(() => percents.delete(rateId));
    return requested;
  }

  async function findPercent({ total_taxes }: Pick<Stripe.Invoice, "total_taxes">) {
    const charged = (total_taxes ?? []).filter(({ amount }) => amount > 0);
    const [only] = charged;
    if (!only?.tax_rate_details || charged.length > 1) return null;
    return percentOf(idOf(only.tax_rate_details.tax_rate));
  }

  return {
    async isOn() {
      return (await stripe.tax.settings.retrieve()).status === "active";
    },

    async preview(price, currency) {
      const invoice = await stripe.invoices
        .createPreview({
          automatic_tax: { enabled: true },
          currency,
          customer_details: { address: { country: countryOf[currency] } },
          subscription_details: { items: [{ price, quantity: 1 }] },
        })
        .catch(nullWhenImpossible);
      if (!invoice) return null;
      const taxes = invoice.total_taxes ?? [];
      return {
        amountCents: taxes.reduce((sum, { amount }) => sum + amount, 0),
        percent: await findPercent(invoice),
        isIncluded: taxes.every(({ tax_behavior }) => tax_behavior === "inclusive"),
      };
    },

    findPercent,

    async findNumber() {
      const { data } = await stripe.taxIds.list({ owner: { type: "self" }, limit: 10 });
      return data[0]?.value ?? null;
    },
  };
}

/** Such as without a registration or a tax code: the price is then shown without tax. */
function nullWhenImpossible(error: unknown): null {
  if (error instanceof Stripe.errors.StripeInvalidRequestError) return null;
  throw error;
}
