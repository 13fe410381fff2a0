import type { PlanRule } from "./plan-dates.ts";
import type { Situation } from "./situation.ts";

/** True for a step that is counted from the day of a move to another canton. */
export const isMoveStep = (rule: PlanRule | null): boolean =>
  rule?.after === "day" && rule.from === "cantonMove";

type DatedStep = { rule: PlanRule | null; dueOn: string | null };

/** YYYY-MM-DD; a duty about the year before belongs to the canton of that year's last day. */
function dayOfDuty({ rule, dueOn }: DatedStep, today: string): string {
  if (dueOn === null) return today;
  if (rule?.after === "yearly" && rule.isOfYearBefore) {
    return `${Number(dueOn.slice(0, 4)) - 1}-12-31`;
  }
  return dueOn > today ? dueOn : today;
}

/**
 * Which canton's office a step needs: from the day of the move on, and for the steps of the move, that of
 * the new canton. A move without a new canton has none: the office of the canton left would be wrong.
 * @param today YYYY-MM-DD
 */
export function officeCantonOf(
  step: DatedStep,
  { events: { cantonMove }, newCanton }: Pick<Situation, "events" | "newCanton">,
  today: string,
): "home" | "new" | null {
  if (isMoveStep(step.rule)) return newCanton === undefined ? null : "new";
  if (newCanton === undefined || cantonMove === undefined) return "home";
  return dayOfDuty(step, today) >= cantonMove ? "new" : "home";
}
