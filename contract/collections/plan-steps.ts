import type { Collection } from "./collection.ts";

export const planSteps: Collection = { name: "plan_steps", webAddresses: ["sourceUrl"] };
