import { MISSED_AFTER_DAYS } from "./plan.ts";
import { daysUntil, type PlanRule } from "./plan-dates.ts";
import type { Situation } from "./situation.ts";

/** True for a step that is counted from the day of a move to another canton. */
export const isMoveStep = (rule: PlanRule | null): boolean =>
  rule?.after === "day" && rule.from === "cantonMove";

type KnownCantons = {
  /** Code of the canton in the profile. */
  home: string | null;
  /** Codes of the cantons of the signup, the first wish first. */
  signup: readonly string[];
};

type Moving = Pick<Situation, "answers" | "events" | "newCanton">;

/** After a move, the next lease to end is that of the new home, at once if the member leaves for good. */
function isLeftHomeOver({ cantonMove, leaving }: Moving["events"], today: string): boolean {
  if (cantonMove === undefined) return true;
  const days = daysUntil(cantonMove, today);
  return leaving === undefined ? days < -MISSED_AFTER_DAYS : days < 0;
}

/**
 * Code of the canton of the home whose lease ends next. A profile may already name the canton of a move: then
 * that of the signup counts, if it was answered from Switzerland. Null if only the new canton is known.
 * @param today YYYY-MM-DD
 */
export function leftCantonOf(
  { home, signup }: KnownCantons,
  { answers, events, newCanton }: Moving,
  today: string,
): string | null {
  const first = signup[0] ?? null;
  const known = home ?? first;
  if (known !== newCanton || isLeftHomeOver(events, today)) return known;
  return answers.time === "there" && first !== newCanton ? first : null;
}

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
