import type { Stripe } from "stripe";
import type { PriceList } from "./provider.ts";
import { currencies, type PriceCurrency } from "../../../../../contract/account/membership.ts";

type Configuration = Stripe.PaymentMethodConfiguration;

const known = {
  card: currencies,
  twint: ["chf"],
  pix: ["brl"],
} as const satisfies Record<string, readonly PriceCurrency[]>;
const names = Object.keys(known) as (keyof typeof known)[];

const isOffered = (configuration: Configuration, name: keyof typeof known): boolean => {
  const method = configuration[name];
  return method?.available === true && method.display_preference.value === "on";
};

export async function listMethods(stripe: Stripe): Promise<PriceList["methods"]> {
  const { data } = await stripe.paymentMethodConfigurations.list({ limit: 100 });
  const own = data.find(({ is_default, active }) => is_default && active);
  const offered = names.filter((name) => own && isOffered(own, name));
  const takenIn = (currency: PriceCurrency) =>
    offered.filter((name) => known[name].some((each) => each === currency));
  return { chf: takenIn("chf"), brl: takenIn("brl") };
}
