import type { Stripe } from "stripe";
import { idOf } from "./stripe-objects.ts";

/** The billing portal's features are set here and not in the dashboard, because the pages promise them. */
function configurationOf(
  prices: readonly Stripe.Price[],
): Stripe.BillingPortal.ConfigurationCreateParams {
  const products = new Set(prices.map(({ product }) => idOf(product)));
  return {
    features: {
      invoice_history: { enabled: true },
      payment_method_update: { enabled: true },
      customer_update: { enabled: true, allowed_updates: ["address", "tax_id"] },
      subscription_cancel: { enabled: true, mode: "at_period_end" },
      subscription_update: {
        enabled: true,
        default_allowed_updates: ["price"],
        // A longer plan starts at once, and the rest of the shorter one is credited.
        proration_behavior: "always_invoice",
        schedule_at_period_end: { conditions: [{ type: "shortening_interval" }] },
        products: [...products].map((product) => ({
          product,
          prices: prices.filter((price) => idOf(price.product) === product).map(({ id }) => id),
        })),
      },
    },
  };
}

/** Increase it with every change above: the service then creates a new configuration. */
const VERSION = 1;

export async function requirePortalConfiguration(
  stripe: Stripe,
  prices: readonly Stripe.Price[],
): Promise<string> {
  const ids = prices.map(({ id }) => id).toSorted();
  const mark = [VERSION, ...ids].join(" ");
  const { data } = await stripe.billingPortal.configurations.list({ active: true, limit: 100 });
  const known = data.find(({ metadata }) => metadata?.["portal"] === mark);
  if (known) return known.id;
  const made = await stripe.billingPortal.configurations.create({
    ...configurationOf(prices),
    metadata: { portal: mark },
  });
  return made.id;
}
