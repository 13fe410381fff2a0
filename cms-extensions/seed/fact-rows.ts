import type { Calendar } from "./calendar.ts";
import type { SeedFact } from "./content-types.ts";
import type { SeedPlan } from "./plan.ts";
import { stableId } from "./stable-id.ts";

const HOLDS_DAYS = 200;

export function factPlan(facts: readonly SeedFact[], calendar: Calendar): SeedPlan {
  const rows = facts.map((fact) => ({
    id: stableId("fact", fact.key),
    status: "published",
    validUntil: calendar.day(-HOLDS_DAYS),
    ...fact,
  }));
  return { rows: [{ table: "facts", key: "id", rows }], links: [] };
}
