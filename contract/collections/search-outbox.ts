import type { Collection } from "./collection.ts";

export const searchOutbox: Collection = { name: "search_outbox", isSilent: true };
