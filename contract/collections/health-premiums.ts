import type { Collection } from "./collection.ts";

export const healthPremiums: Collection = { name: "health_premiums", webAddresses: ["sourceUrl"] };
