import type { PlanStepRule, ScheduledStep } from "./plan.ts";
import { daysUntil, isOpening } from "./plan-dates.ts";

const NO_DAY = "9999";
const SOON_DAYS = 7;

/** True on the day itself and in the week before. @param dueOn @param today YYYY-MM-DD */
export function isDueSoon(dueOn: string | null, today: string): boolean {
  const days = dueOn === null ? -1 : daysUntil(dueOn, today);
  return days >= 0 && days <= SOON_DAYS;
}

type Scheduled = ScheduledStep<Pick<PlanStepRule, "rule">>;

/** True for a step counted from a day of the member's life, such as the last one in a job. */
const isOfEvent = ({ step: { rule } }: Scheduled): boolean =>
  rule?.after === "day" && rule.from !== "arrival";

/**
 * The steps that can be taken now, in the order in which home, plan, report and mails name them: those that
 * wait for no other, dated ones before the rest, by day; then those that wait. A step of a told event goes
 * first once it is due, and on the same day as another one: after a job lost, no day before the registration
 * is paid. A step due within a week waits for no other: members often did the earlier one without marking
 * it, and a day that passes does not come back. Missed and postponed steps are left out.
 * @param scheduled in the order of the plan
 * @param today YYYY-MM-DD
 */
export function nextStepsOf<Each extends Scheduled>(
  scheduled: readonly Each[],
  today: string,
): Each[] {
  const open = scheduled.filter(({ state, postponedTo }) => state === "open" && !postponedTo);
  const isWaiting = ({ waitsFor }: Each) => waitsFor.length > 0;
  const isReady = (each: Each) =>
    !isWaiting(each) || (isDueSoon(each.dueOn, today) && !isOpening(each.step.rule));
  const placeOf = (each: Each) => {
    const { step, dueOn } = each;
    const isFirst = isOfEvent(each) && dueOn !== null && dueOn <= today;
    const isLast = isOpening(step.rule) && dueOn !== null;
    return `${isFirst ? 0 : isLast ? 2 : 1}${dueOn ?? NO_DAY}${isWaiting(each) ? 1 : 0}${isOfEvent(each) ? 0 : 1}`;
  };
  const ready = open
    .filter(isReady)
    .toSorted((one, other) => placeOf(one).localeCompare(placeOf(other)));
  return [...ready, ...open.filter((each) => !isReady(each))];
}
