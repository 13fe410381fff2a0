import { holds, UNKNOWN, type Condition } from "../shared/conditions.ts";
import { ASYLUM_PERMITS } from "./codes.ts";
import {
  daysUntil,
  dueDay,
  dueDays,
  isOpening,
  isStillMarked,
  type PlanDays,
  type PlanRule,
} from "./plan-dates.ts";
import { peopleOf, type PerPerson, type Person } from "./plan-people.ts";
import {
  factsOf,
  isFactValue,
  PLAN_FACTS,
  stageOf,
  type PlanFact,
  type Situation,
} from "./situation.ts";

/** Parts of the way, in the order of the page. */
export const PLAN_PHASES = [
  "before",
  "arrival",
  "firstYear",
  "event",
  "yearly",
  "stay",
  "leaving",
] as const;
export type PlanPhase = (typeof PLAN_PHASES)[number];

/** The parts of a step that decide whose it is and when. */
export type PlanStepRule = {
  id: string;
  key: string;
  /** Absent where only steps with a date count, as in mails. */
  phase?: PlanPhase;
  rule: PlanRule | null;
  /** Alternatives. Without one, the step is for everybody. */
  conditions: readonly Condition[];
  /** Keys of the steps before it. */
  dependsOn: readonly string[];
  /** Who does the step one by one; null for a step that is done once. */
  perPerson: PerPerson | null;
};

export type PlanCondition = Partial<Record<PlanFact, readonly string[]>>;

/**
 * Reads an editor's conditions: a list of rows, each with the values of some facts. Null for anything else,
 * and for an unknown fact or value.
 */
export function readPlanConditions(value: unknown): PlanCondition[] | null {
  if (value === null || value === undefined) return [];
  if (!Array.isArray(value)) return null;
  const rows = value.map((row: unknown): PlanCondition | null => {
    if (typeof row !== "object" || row === null) return null;
    const named = Object.entries(row).filter(([, values]) => values !== null);
    const isKnown = named.every(
      ([fact, values]) =>
        PLAN_FACTS.some((each) => each === fact) &&
        Array.isArray(values) &&
        values.every((each) => isFactValue(fact as PlanFact, each)),
    );
    return isKnown ? Object.fromEntries(named) : null;
  });
  return rows.includes(null) ? null : rows.flatMap((row) => row ?? []);
}

/** Matches nobody. Used if conditions are invalid: a missing step does less harm than a wrong one. */
const FOR_NOBODY: PlanCondition[] = [{}];

export const planConditions = (value: unknown): PlanCondition[] =>
  readPlanConditions(value) ?? FOR_NOBODY;

/** Address of the plan with this step open at its top. */
export const planStepPath = (key: string): `/app/plan?step=${string}` =>
  `/app/plan?step=${encodeURIComponent(key)}`;

/** Of the reason for which a step is not for the member. */
export const DROP_NOTE_MAX_LENGTH = 200;
/** Days by which a step can be postponed. */
export const POSTPONE_DAYS = [7, 30] as const;
export type PostponeDays = (typeof POSTPONE_DAYS)[number];

/** From this many past steps on, the plan offers to mark them together. */
export const CATCH_UP_FROM_STEPS = 3;
/** Of one form that marks steps together. */
export const MARKED_TOGETHER_MAX = 100;

/** True for a step counted from the arrival whose day has passed: a member who joins late may have done it. */
export const isPastArrivalStep = (
  { rule, dueOn }: { rule: PlanRule | null; dueOn: string | null },
  today: string,
): boolean => rule?.after === "day" && rule.from === "arrival" && dueOn !== null && dueOn < today;

/**
 * True if only people with certain permits have this step: its title would tell theirs, so it stays out of
 * mails.
 */
export const disclosesPermit = ({ conditions }: Pick<PlanStepRule, "conditions">): boolean =>
  conditions.length > 0 &&
  conditions.every(({ permit }) => permit && permit.length > 0 && !permit.includes(UNKNOWN));

/** What a member did with a step; all days are YYYY-MM-DD. */
export type StepMark = {
  step: string;
  /** The person who did it (`contract/switzerland/plan-people.ts`); null for the whole step. */
  who: string | null;
  doneOn: string | null;
  droppedOn: string | null;
  /** Until then the step is out of sight in the home and comes later in the plan. */
  snoozedTo: string | null;
};

/** `missed`: open for so long after its day that the plan no longer puts it forward. */
export type StepState = "open" | "missed" | "done" | "dropped";

export type ScheduledStep<Step> = {
  step: Step;
  /** YYYY-MM-DD; null without a rule, and while its day is unknown. */
  dueOn: string | null;
  state: StepState;
  /** YYYY-MM-DD of a day to come; null unless the member postponed the step. */
  postponedTo: string | null;
  /** Open steps that come before. */
  waitsFor: Step[];
  /** Who does the step one by one; empty for a step that is done once. */
  people: StepPerson[];
};

export type StepPerson = { person: Person; isDone: boolean };

type Known = {
  situation: Situation;
  marks: readonly StepMark[];
  /** YYYY-MM-DD */
  today: string;
};

const PLACES: Record<StepState, number> = { open: 0, missed: 1, done: 2, dropped: 3 };
const NO_DAY = "9999";

/** After this many days an open step is missed. */
export const MISSED_AFTER_DAYS = 60;

/**
 * True if the day of the step, and the day it counts from, passed long ago: the renewal of a permit is not
 * missed while the permit is valid. Yearly steps have a next day, so they are never missed.
 */
function isMissed(rule: PlanRule | null, days: PlanDays, today: string): boolean {
  const due = rule && rule.after !== "yearly" ? dueDay(rule, days, today) : null;
  if (!rule || due === null || isOpening(rule)) return false;
  const from = (rule.after === "day" && days[rule.from]) || due;
  return daysUntil(from > due ? from : due, today) < -MISSED_AFTER_DAYS;
}

/**
 * True for a step of those who stay, while the day of leaving for good is known: a naturalization, or what
 * counts from a day that comes after it, such as the renewal of a permit.
 */
function isOnlyForStaying(
  { phase, rule }: Pick<PlanStepRule, "phase" | "rule">,
  days: PlanDays,
  today: string,
): boolean {
  const { leaving } = days;
  if (!leaving) return false;
  if (phase === "stay") return true;
  if (rule === null) return false;
  if (rule.after !== "day") return (dueDay(rule, days, today) ?? "") > leaving;
  if (rule.from === "arrival" || rule.from === "leaving") return false;
  return (days[rule.from] ?? "") >= leaving;
}

/** What the marks of one step say. */
function stateOfMarks(
  marks: readonly StepMark[],
  people: readonly Person[],
  { rule, isHeld }: { rule: PlanRule | null; isHeld: (markedOn: string) => boolean },
): { state: "done" | "dropped" | null; people: StepPerson[] } {
  const whole = marks.find(({ who }) => who === null);
  const hasDone = (doneOn: string | null | undefined) =>
    typeof doneOn === "string" && isHeld(doneOn);
  // A yearly step that is not for the member stays away in the next year too.
  const isDropped =
    typeof whole?.droppedOn === "string" && (rule?.after === "yearly" || isHeld(whole.droppedOn));
  const isWholeDone = !isDropped && hasDone(whole?.doneOn);
  const each = people.map((person) => ({
    person,
    isDone: isWholeDone || hasDone(marks.find(({ who }) => who === person)?.doneOn),
  }));
  const isDone = isWholeDone || (each.length > 0 && each.every((one) => one.isDone));
  return { state: isDropped ? "dropped" : isDone ? "done" : null, people: each };
}

/**
 * The steps of a member with their days: open ones by date, then missed, done and dropped ones. Steps for
 * other situations are left out, unless the member marked them. No step waits for a missed one.
 */
export function scheduleSteps<Step extends PlanStepRule>(
  steps: readonly Step[],
  { situation, marks, today }: Known,
): ScheduledStep<Step>[] {
  const marksOf = Map.groupBy(marks, ({ step }) => step);
  const { arrivalOn, events, leaseCanton } = situation;
  const days: PlanDays = { ...events, arrival: arrivalOn, leaseCanton };
  const facts = factsOf(situation, today);
  const isSettled =
    facts["stage"] === "resident" &&
    !ASYLUM_PERMITS.some((permit) => permit === situation.answers.permit);
  // A deadline of newcomers that ends after their first year stays until it is missed: who did not exchange
  // the licence in time may not drive.
  const isOfFirstYears = (rule: PlanRule | null) => {
    const isCounted =
      rule?.after === "nextYear" || (rule?.after === "day" && rule.from === "arrival");
    const due = isCounted ? dueDay(rule, days, today) : null;
    return due !== null && daysUntil(due, today) >= -MISSED_AFTER_DAYS;
  };
  const isTheirs = (step: Step) => {
    const { conditions, rule } = step;
    if (isOnlyForStaying(step, days, today)) return false;
    const stage = isSettled && isOfFirstYears(rule) ? ["resident", "new"] : facts["stage"];
    return (
      conditions.length === 0 ||
      conditions.some((condition) => holds(condition, { ...facts, stage }))
    );
  };
  const markedOf = ({ id, rule, perPerson }: Step) =>
    stateOfMarks(marksOf.get(id) ?? [], peopleOf(perPerson, situation, today), {
      rule,
      isHeld: (on) => isStillMarked(rule, on, { days, today }),
    });
  const stateOf = (step: Step): StepState =>
    markedOf(step).state ?? (isMissed(step.rule, days, today) ? "missed" : "open");
  const own = steps.filter((step) => isTheirs(step) || markedOf(step).state !== null);
  const byKey = new Map(own.map((step) => [step.key, step]));
  const isOpen = (key: string) => {
    const step = byKey.get(key);
    return step !== undefined && stateOf(step) === "open";
  };
  // Who has not arrived has no yearly deadline, unless the day of arrival is known.
  const isPlanning = arrivalOn === null && stageOf(situation, today) === "abroad";
  const ruled = isPlanning ? own.filter(({ rule }) => rule?.after !== "yearly") : own;
  const due = dueDays(ruled, { days, today, isOpen });
  const scheduled = own.map((step): ScheduledStep<Step> => {
    const whole = marksOf.get(step.id)?.find(({ who }) => who === null);
    const snoozedTo = whole?.snoozedTo ?? null;
    const state = stateOf(step);
    return {
      step,
      dueOn: due.get(step.key) ?? null,
      state,
      postponedTo: state === "open" && snoozedTo !== null && snoozedTo > today ? snoozedTo : null,
      waitsFor: step.dependsOn.flatMap((key) => {
        const before = byKey.get(key);
        return before && isOpen(key) ? [before] : [];
      }),
      people: markedOf(step).people,
    };
  });
  const placeOf = ({ state, dueOn, postponedTo }: ScheduledStep<Step>) => {
    const day = [dueOn ?? NO_DAY, postponedTo ?? ""].toSorted().at(-1);
    return `${PLACES[state]}${day}`;
  };
  return scheduled.toSorted((one, other) => placeOf(one).localeCompare(placeOf(other)));
}
