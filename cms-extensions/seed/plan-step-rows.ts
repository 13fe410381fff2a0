import type { SeedPlanStep } from "./content/plan/plan-step.ts";
import type { SeedPlan } from "./plan.ts";
import { stableId } from "./stable-id.ts";

export function planStepPlan(steps: readonly SeedPlanStep[]): SeedPlan {
  const rows = steps.map((step, at) => {
    const { taughtIn, guide, tool, conditions, takeAlong, ...row } = step;
    return {
      ...row,
      conditions: conditions.length > 0 ? conditions : null,
      takeAlong: takeAlong.length > 0 ? takeAlong : null,
      guidePath: guide ?? null,
      toolPath: tool ?? null,
      office: row.office ?? null,
      letter: row.letter ?? null,
      perPerson: row.perPerson ?? null,
      courseClass: taughtIn ? stableId("class", ...taughtIn) : null,
      id: stableId("plan-step", step.key),
      status: "published",
      sort: at + 1,
    };
  });
  return { rows: [{ table: "plan_steps", key: "id", rows }], links: [] };
}
