import type { Collection } from "./collection.ts";

export const insurers: Collection = { name: "insurers", webAddresses: ["url", "sourceUrl"] };
