import type { LinkRows, TableRows } from "./rows.ts";

/** Rows in the order they must be written, then the rows that tie them together. */
export type SeedPlan = { rows: TableRows[]; links: LinkRows[] };

/** One plan after the other, each table once. */
export function joinPlans(plans: readonly SeedPlan[]): SeedPlan {
  return {
    rows: plans.flatMap((plan) => plan.rows),
    links: plans.flatMap((plan) => plan.links),
  };
}
