import type { SeedPlanStep } from "./content/plan-steps.ts";
import type { SeedPlan } from "./plan.ts";
import { stableId } from "./stable-id.ts";

export function planStepPlan(steps: readonly SeedPlanStep[]): SeedPlan {
  const rows = steps.map(({ taughtIn, ...step }, at) => ({
    ...step,
    courseClass: taughtIn ? stableId("class", ...taughtIn) : null,
    id: stableId("plan-step", step.key),
    status: "published",
    offsetDays: null,
    permitTypes: null,
    sort: at + 1,
  }));
  return { rows: [{ table: "plan_steps", key: "id", rows }], links: [] };
}
