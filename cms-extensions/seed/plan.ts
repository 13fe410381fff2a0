import type { LinkRows, TableRows } from "./rows.ts";

export type SeedPlan = { rows: TableRows[]; links: LinkRows[] };

export function joinPlans(plans: readonly SeedPlan[]): SeedPlan {
  return {
    rows: plans.flatMap((plan) => plan.rows),
    links: plans.flatMap((plan) => plan.links),
  };
}
