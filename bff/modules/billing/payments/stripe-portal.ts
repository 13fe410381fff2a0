import type { Stripe } from "stripe";
import { idOf } from "./stripe-objects.ts";

/** What the billing portal may do stands here and not in the dashboard: the pages promise it. */
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
        // A longer plan begins at once, and what is left of the shorter one counts towards it.
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

/** Raised with every change above: an earlier configuration is not found by it any more. */
const VERSION = 1;

/**
 * The portal's own configuration of Stripe's billing portal, made when there is none for these prices.
 * @returns its id
 */
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
