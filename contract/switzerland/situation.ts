import { JOBS } from "../account/signup.ts";
import { UNKNOWN, type Facts } from "../shared/conditions.ts";
import { ASYLUM_PERMITS, permitChoices } from "./codes.ts";

/** The answers of the signup that decide steps (contract/account/signup.ts). */
export const SITUATION_ANSWERS = ["passport", "country", "job", "permit", "time", "since"] as const;
export type SituationAnswers = Readonly<
  Partial<Record<(typeof SITUATION_ANSWERS)[number], string | undefined>>
>;

/**
 * What the portal knows of a member's way: the one input of plan, home, mails, reminders and calculators.
 * The answers come from the signup, everything else from the page of the plan.
 */
export type Situation = {
  answers: SituationAnswers;
  /** YYYY-MM-DD; null if unknown. May be planned. */
  arrivalOn: string | null;
  /** Who lives or moves with the member. */
  family: readonly FamilyPart[];
  children: ChildYears;
  /** Days of a life that bring steps of their own (YYYY-MM-DD). */
  events: EventDays;
  /** Code of the canton that the member moves to on the day of `cantonMove`; absent if unknown. */
  newCanton?: string | undefined;
  /** Code of the canton of the home that is left with a move or for good; absent if unknown. */
  leaseCanton?: string | undefined;
};

export const FAMILY_PARTS = ["partner", "children", "pet"] as const;
export type FamilyPart = (typeof FAMILY_PARTS)[number];

/** Children that a member can tell, by place: a child keeps it when another one is removed. */
export const CHILD_PLACES = ["child1", "child2", "child3", "child4", "child5", "child6"] as const;
export type ChildPlace = (typeof CHILD_PLACES)[number];
/** Year of birth of each child. */
export type ChildYears = Partial<Record<ChildPlace, number>>;
/** First year of birth that a form accepts. */
export const FIRST_BIRTH_YEAR = 1950;

export const LIFE_EVENTS = [
  "workStart",
  "permitEnd",
  "jobEnd",
  "cantonMove",
  "marriage",
  "birth",
  "leaving",
] as const;
export type LifeEvent = (typeof LIFE_EVENTS)[number];
export type EventDays = Partial<Record<LifeEvent, string>>;

/**
 * - `abroad`: not arrived
 * - `new`: within twelve months of the arrival
 * - `resident`: longer, or registered by the authorities
 * - `commuter`: works here and lives abroad (permit G)
 */
export const STAGES = ["abroad", "new", "resident", "commuter"] as const;
export type Stage = (typeof STAGES)[number];

/** By passport: Swiss, EU or EFTA, a relative with one of these, none. */
export const RIGHTS = ["swiss", "european", "family", "third"] as const;
export type Right = (typeof RIGHTS)[number];

/** Passport of the relative, for the right `family`. */
export const RELATIVES = ["swiss", "european"] as const;
export type Relative = (typeof RELATIVES)[number];

/**
 * Passports of the signup whose country has a settlement treaty with Switzerland: five years until the
 * permit C. Source: the lists of the migration services of Fribourg and Valais, read in November 2026, which
 * name 17 countries. The signup's answer `other` may be one of those or not, so it stays unknown.
 */
const TREATY_COUNTRIES = ["PT", "IT", "ES", "DE"];
export const TREATIES = ["yes"] as const;
export type Treaty = (typeof TREATIES)[number];

/** Facts that a step of the plan may require. */
export const PLAN_FACTS = [
  "stage",
  "right",
  "relative",
  "treaty",
  "work",
  "permit",
  "family",
  "event",
] as const;
export type PlanFact = (typeof PLAN_FACTS)[number];

const FACT_VALUES: Record<PlanFact, readonly string[]> = {
  stage: STAGES,
  right: RIGHTS,
  relative: RELATIVES,
  treaty: TREATIES,
  work: JOBS,
  permit: permitChoices,
  family: FAMILY_PARTS,
  event: LIFE_EVENTS,
};

/** True for a value that a step may require of this fact, `unknown` included. */
export const isFactValue = (fact: PlanFact, value: unknown): boolean =>
  value === UNKNOWN || FACT_VALUES[fact].some((each) => each === value);

const NEW_MONTHS = 12;

function isWithinMonths(day: string, months: number, today: string): boolean {
  const end = new Date(`${day}T00:00:00Z`);
  end.setUTCMonth(end.getUTCMonth() + months);
  return today < end.toISOString().slice(0, 10);
}

/** First day of the month of arrival in the signup (YYYY-MM-DD); null without one. */
export const answeredArrival = ({ time, since }: SituationAnswers): string | null =>
  time === "there" && since ? `${since}-01` : null;

/** True before the arrival and in the first year. */
export const isNewcomer = (stage: Stage | null): boolean => stage === "abroad" || stage === "new";

/** By the day of arrival, else by the month of the signup. Null if nothing tells it. */
export function stageOf({ answers, arrivalOn }: Situation, today: string): Stage | null {
  const { permit = "" } = answers;
  if (permit === "G") return "commuter";
  if (ASYLUM_PERMITS.some((each) => each === permit)) return "resident";
  const arrived = arrivalOn ?? answeredArrival(answers);
  if (arrived === null) {
    return answers.time !== undefined && !["there", "unknown"].includes(answers.time)
      ? "abroad"
      : null;
  }
  if (arrived > today) return "abroad";
  return isWithinMonths(arrived, NEW_MONTHS, today) ? "new" : "resident";
}

/** Months from the arrival in which everybody chooses an insurer (KVG art. 3). */
const MONTHS_TO_INSURE = 3;

/** True before the arrival and while the time to choose a first health insurer runs. */
export function isChoosingInsurer(situation: Situation, today: string): boolean {
  const stage = stageOf(situation, today);
  const arrived = situation.arrivalOn ?? answeredArrival(situation.answers);
  if (stage !== "new" || arrived === null) return stage === "abroad";
  return isWithinMonths(arrived, MONTHS_TO_INSURE, today);
}

/**
 * True for a member who lives or works in Switzerland; false while nothing tells it.
 * @param today YYYY-MM-DD
 */
export function isInSwitzerland(situation: Situation, today: string): boolean {
  const stage = stageOf(situation, today);
  return stage === null ? situation.answers.time === "there" : stage !== "abroad";
}

/** True for a member in Switzerland who has told no change of their life: a first day of work is none. */
export const offersLifeChanges = (situation: Situation, today: string): boolean =>
  isInSwitzerland(situation, today) &&
  LIFE_EVENTS.every((event) => event === "workStart" || situation.events[event] === undefined);

/** Null if nothing tells it. A passport in process gives no right yet. */
export function rightOf({ passport, country }: SituationAnswers): Right | null {
  if (passport === undefined) return null;
  if (passport === "yes") return country === "CH" ? "swiss" : "european";
  return passport === "family" ? "family" : "third";
}

/** Null without a relative, and while their country is unknown. */
function relativeOf({ passport, country }: SituationAnswers): Relative | null {
  if (passport !== "family" || country === undefined) return null;
  return country === "CH" ? "swiss" : "european";
}

/** Null without a European passport, and while nothing tells whether its country has a treaty. */
function treatyOf(answers: SituationAnswers): Treaty | null {
  const { country = "" } = answers;
  return rightOf(answers) === "european" && TREATY_COUNTRIES.includes(country) ? "yes" : null;
}

/** @param today YYYY-MM-DD */
export function factsOf(situation: Situation, today: string): Facts {
  const { answers, family, events } = situation;
  return {
    stage: stageOf(situation, today) ?? undefined,
    right: rightOf(answers) ?? undefined,
    relative: relativeOf(answers) ?? undefined,
    treaty: treatyOf(answers) ?? undefined,
    work: answers.job,
    permit: answers.permit,
    family,
    event: LIFE_EVENTS.filter((event) => events[event] !== undefined),
  };
}
