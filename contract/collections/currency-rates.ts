import type { Collection } from "./collection.ts";

export const currencyRates: Collection = { name: "currency_rates", webAddresses: ["sourceUrl"] };
