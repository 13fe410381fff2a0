import { daysUntil, isOpening, type PlanRule } from "./plan-dates.ts";

const NO_DAY = "9999";
const SOON_DAYS = 7;

/** True on the day itself and in the week before. @param dueOn @param today YYYY-MM-DD */
export function isDueSoon(dueOn: string | null, today: string): boolean {
  const days = dueOn === null ? -1 : daysUntil(dueOn, today);
  return days >= 0 && days <= SOON_DAYS;
}

/** The parts of a scheduled step that decide whether it comes next. */
type NextCandidate = {
  rule: PlanRule | null;
  /** YYYY-MM-DD */
  dueOn: string | null;
  /** Open, neither missed nor postponed. */
  isReady: boolean;
  isWaiting: boolean;
};

/** True for a step counted from a day of the member's life, such as the last one in a job. */
const isOfEvent = ({ rule }: Pick<NextCandidate, "rule">): boolean =>
  rule?.after === "day" && rule.from !== "arrival";

/**
 * The step that home, plan and report put first: one that waits for no other and can be done, dated ones
 * before the rest, by day. A step of a told event goes first once it is due, and on the same day as another
 * one: after a job lost, no day before the registration is paid. A step due within a week waits for no other:
 * members often did the earlier one without marking it, and a day that passes does not come back.
 * @param steps in the order of the plan
 * @param candidateOf what decides about a step
 * @param today YYYY-MM-DD
 */
export function nextStepOf<Step>(
  steps: readonly Step[],
  candidateOf: (step: Step) => NextCandidate,
  today: string,
): Step | null {
  const open = steps
    .map((step) => ({ step, ...candidateOf(step) }))
    .filter(({ isReady }) => isReady);
  const ready = open.filter(
    ({ isWaiting, rule, dueOn }) => !isWaiting || (isDueSoon(dueOn, today) && !isOpening(rule)),
  );
  const placeOf = (each: (typeof ready)[number]) => {
    const { rule, dueOn, isWaiting } = each;
    const isFirst = isOfEvent(each) && dueOn !== null && dueOn <= today;
    const isLast = isOpening(rule) && dueOn !== null;
    return `${isFirst ? 0 : isLast ? 2 : 1}${dueOn ?? NO_DAY}${isWaiting ? 1 : 0}${isOfEvent(each) ? 0 : 1}`;
  };
  const [first] = ready.toSorted((one, other) => placeOf(one).localeCompare(placeOf(other)));
  return (first ?? open[0])?.step ?? null;
}
