import { plan as words } from "~/i18n/pt-BR/switzerland/plan";
import { translator } from "~/i18n/translator";
import { isMoveStep, officeCantonOf } from "../../../contract/switzerland/canton-move.ts";
import { nextStepsOf } from "../../../contract/switzerland/next-step.ts";
import {
  POSTPONE_DAYS,
  scheduleSteps,
  type PlanPhase,
  type PostponeDays,
  type StepPerson,
} from "../../../contract/switzerland/plan.ts";
import {
  daysUntil,
  isDay,
  type PlanDays,
  type PlanRule,
} from "../../../contract/switzerland/plan-dates.ts";
import { personName, type Person } from "../../../contract/switzerland/plan-people.ts";
import {
  answeredArrival,
  isNewcomer,
  stageOf,
  type ChildYears,
  type Situation,
  type SituationAnswers,
  type Stage,
} from "../../../contract/switzerland/situation.ts";
import { TAX_LETTER, type LetterKey } from "../../../contract/switzerland/letters.ts";
import type { OfficeKind } from "../../../contract/switzerland/offices.ts";
import type { Office } from "~/reference/offices.server";
import type { OwnMark, PublishedStep } from "./plan-steps.server";
import { dayLabel, stepDay } from "./step-day";
import { schoolLines } from "./school-lines";
import { linksOf, withLockMarks, type StepLink } from "./step-links.server";

const t = translator("plan", words);

export type PlanStep = {
  id: string;
  key: string;
  title: string;
  phase: PlanPhase;
  /** Sanitized. */
  bodyHtml: string | null;
  rule: PlanRule | null;
  /** YYYY-MM-DD; null while it depends on an unknown day. */
  dueOn: string | null;
  /** The date, or the rule while the date is unknown; null without a rule. */
  when: string | null;
  left: string | null;
  isOver: boolean;
  /**
   * YYYY-MM-DD of the open step in a calendar: its day, or the day before the one that it still comes before
   * once its own has passed. Null without one.
   */
  lastDay: string | null;
  /** Its day passed long ago (`contract/switzerland/plan.ts`). */
  isMissed: boolean;
  isDone: boolean;
  isDropped: boolean;
  /** Why the member dropped it. */
  note: string | null;
  /** Null unless the member postponed it. */
  postponed: string | null;
  /** Days by which it may be postponed without missing its day. */
  postponeDays: readonly PostponeDays[];
  waitsFor: string[];
  /** Who does the step one by one; empty if it is done once. */
  people: PlanPerson[];
  /** Year of school of each child, by age; empty for steps that are not about school. */
  schoolYears: readonly string[];
  takeAlong: readonly string[];
  /** Pages of the portal that help with it. */
  links: readonly StepLink[];
  office: Office | null;
  source: { name: string; url: string } | null;
  /** The day on which the team checked it, and what nobody has confirmed. */
  basis: readonly string[];
  /** Law and article; null for advice. */
  law: string | null;
  /** What the editors have not read in the official text yet. */
  toConfirm: string | null;
  lesson: { title: string; path: `/${string}` } | null;
};

export type PlanPerson = { person: Person; name: string; isDone: boolean };

export type Plan = {
  steps: PlanStep[];
  /** The first step that can be done now. */
  next: PlanStep | null;
  /** Ids of `next` and of those that come after it, at most three. */
  firstIds: readonly string[];
  doneCount: number;
  ownCount: number;
  arrival: Arrival;
  /** Null if nothing tells it. */
  stage: Stage | null;
  /** The first day of work in words, while it is to come; null without one, and for commuters. */
  workStart: string | null;
  /** The unknown day of the member's life that decides most: see `dayToAsk`. */
  asksDay: "workStart" | "permitEnd" | null;
  feed: PlanFeed;
  /** False until the member answers which steps they did before they joined. */
  isCaughtUp: boolean;
};

export type PlanFeed = { kind: "none" } | { kind: "made"; when: string } | { kind: "unavailable" };

export type PlanAnswer = {
  failed: "tick" | "long-note" | "day" | "feed" | "nothing" | null;
  feedUrl: string | null;
  /** What the failed form contained, so that a page without scripts shows it again. */
  typed: Typed;
};

export type Typed = {
  /** Day of arrival. */
  arrival: string;
  /** Why a step is not for the member; null if no step was dropped. */
  drop: { step: string; note: string; error: string | null } | null;
  /** Ids of the past steps that were chosen. */
  steps: readonly string[];
};

/** Answer to a form that failed. */
export const failedPlan = (
  failed: PlanAnswer["failed"],
  typed: Partial<Typed> = {},
): PlanAnswer => ({
  ...{ failed, feedUrl: null },
  typed: { arrival: "", drop: null, steps: [], ...typed },
});

export type Arrival =
  | { kind: "day"; day: string; label: string }
  /** Counted from the first day of the month. */
  | { kind: "month"; day: string; label: string }
  /** The member answered that they have not arrived yet. */
  | { kind: "planned"; day: null }
  | { kind: "unknown"; day: null };

/**
 * The day the member entered, else the month of the profile or of the signup answers.
 * @param since YYYY-MM of the profile, "" without one
 */
export function arrivalOf(
  written: string | null,
  since: string,
  answers: SituationAnswers,
): Arrival {
  if (written && isDay(written)) return { kind: "day", day: written, label: dayLabel(written) };
  const day = since ? `${since}-01` : answeredArrival(answers);
  if (day === null || !isDay(day)) {
    const isPlanning = answers.time !== undefined && !["there", "unknown"].includes(answers.time);
    return { kind: isPlanning ? "planned" : "unknown", day: null };
  }
  return { kind: "month", day, label: dayLabel(day) };
}

function sourceOf({ source: { name, url, language } }: PublishedStep): PlanStep["source"] {
  const host = url && URL.parse(url)?.hostname;
  if (!url || !host) return null;
  const isForeign = language !== null && language !== "pt";
  const shown = name ?? host.replace(/^www\./, "");
  return { name: isForeign ? `${shown} (${t(`languages.${language}`)})` : shown, url };
}

function basisOf({ source: { checkedOn, toConfirm } }: PublishedStep): string[] {
  return [
    ...(checkedOn ? [t("checked", { day: dayLabel(checkedOn) })] : []),
    ...(toConfirm === null ? [] : [t(checkedOn ? "partlyConfirmed" : "unconfirmed")]),
  ];
}

type Known = {
  arrival: Arrival;
  situation: Omit<Situation, "arrivalOn">;
  marks: readonly OwnMark[];
  /** Code of the member's canton. */
  canton?: string | null;
  /** Of the member's canton. */
  offices?: readonly Office[];
  /** Of the canton that the member moves to. */
  newOffices?: readonly Office[];
  /** Published ones: a step does not link to a letter that editors withdrew. */
  letters?: readonly LetterKey[];
  /** Paths without locale that the member may not open. */
  locked?: readonly string[];
  today: string;
};

/** What the notes of these offices are about: a first permit or an ordinary tax return is handed in otherwise. */
const NOTE_LETTERS: Readonly<Partial<Record<OfficeKind, LetterKey>>> = {
  migration: "permit-renewal",
  tax: TAX_LETTER,
};

function isNoteAbout({ office, letter, rule }: PublishedStep): boolean {
  const about = office === null ? undefined : NOTE_LETTERS[office];
  return about === undefined || about === letter || isMoveStep(rule);
}

/** The office of the canton that decides on the day of the step, with its note if that is about the step. */
function officeOf(
  step: PublishedStep,
  dueOn: string | null,
  { situation, offices = [], newOffices = [], today }: Known,
): Office | null {
  const canton = officeCantonOf({ rule: step.rule, dueOn }, situation, today);
  const listed = canton === "new" ? newOffices : canton === "home" ? offices : [];
  const found = listed.find(({ kind }) => kind === step.office);
  if (!found) return null;
  return isNoteAbout(step) ? found : { ...found, note: null };
}

const SHOWN_FIRST = 3;

export function planOf(
  published: readonly PublishedStep[],
  known: Known,
): Omit<Plan, "feed" | "isCaughtUp"> {
  const { arrival, situation, marks, locked = [], today } = known;
  const whole = marks.filter(({ who }) => who === null);
  const notes = new Map(whole.map(({ step, note }) => [step, note]));
  const dated = { ...situation, arrivalOn: arrival.day };
  const days: PlanDays = { ...situation.events, arrival: arrival.day };
  const scheduled = scheduleSteps(published, { situation: dated, marks, today });
  const steps = scheduled.map((each): PlanStep => {
    const { step, dueOn, state, postponedTo, waitsFor, people } = each;
    const { id, key, title, phase, bodyHtml, rule, takeAlong, lesson } = step;
    const isOpen = state === "open" || state === "missed";
    return {
      ...{ id, key, title, phase, rule, dueOn, takeAlong, lesson },
      bodyHtml: bodyHtml && withLockMarks(bodyHtml, locked),
      ...stepDay({ rule, dueOn, isOpen }, days, today),
      isMissed: state === "missed",
      isDone: state === "done",
      isDropped: state === "dropped",
      note: state === "dropped" ? (notes.get(id) ?? null) : null,
      postponed: postponedTo && dayLabel(postponedTo),
      postponeDays: postponeDaysOf(dueOn, today),
      waitsFor: waitsFor.map((before) => before.title),
      people: people.length > 1 ? people.map((one) => named(one, situation.children)) : [],
      schoolYears:
        step.perPerson === "schoolchildren"
          ? schoolLines(situation.children, schoolCanton(dueOn, known), today)
          : [],
      links: linksOf(step, known),
      office: officeOf(step, dueOn, known),
      source: sourceOf(step),
      basis: basisOf(step),
      law: step.source.law,
      toConfirm: step.source.toConfirm,
    };
  });
  const firstIds = nextStepsOf(scheduled, today)
    .slice(0, SHOWN_FIRST)
    .map(({ step }) => step.id);
  const stage = stageOf(dated, today);
  return {
    steps,
    next: steps.find(({ id }) => id === firstIds[0]) ?? null,
    firstIds,
    ...progressOf(steps),
    arrival,
    stage,
    workStart: stage === "commuter" ? null : workStartLabel(situation, today),
    asksDay: dayToAsk(situation, { stage, hasArrival: arrival.day !== null, steps }),
  };
}

function workStartLabel({ events }: Known["situation"], today: string): string | null {
  const { workStart } = events;
  return workStart !== undefined && workStart > today ? dayLabel(workStart) : null;
}

/** Permits that end; the document of a C is exchanged, but the right to stay does not end. */
const ENDING_PERMITS = ["L", "B", "F"];

/**
 * The first day of work, for a newcomer with a contract while it ends an open deadline; the end of the
 * permit, for who lives here with one that has to be renewed.
 */
function dayToAsk(
  { answers, events }: Known["situation"],
  known: { stage: Stage | null; hasArrival: boolean; steps: readonly PlanStep[] },
): Plan["asksDay"] {
  const { stage, hasArrival, steps } = known;
  const isStarting = hasArrival && isNewcomer(stage) && answers.job === "contract";
  if (
    isStarting &&
    !events.workStart &&
    steps.some((each) => isAhead(each) && endsBeforeWork(each))
  )
    return "workStart";
  const hasEnd = stage === "resident" && ENDING_PERMITS.some((each) => each === answers.permit);
  return hasEnd && !events.permitEnd && !events.leaving ? "permitEnd" : null;
}

const endsBeforeWork = ({ rule }: PlanStep): boolean =>
  rule?.after === "day" && rule.before === "workStart";

function named({ person, isDone }: StepPerson, children: ChildYears): PlanPerson {
  const year = person === "self" || person === "partner" ? undefined : children[person];
  return { person, isDone, name: `${personName(person)}${year ? ` (${year})` : ""}` };
}

/** Code of the canton whose school the children attend on the day of the step. */
function schoolCanton(dueOn: string | null, { situation, canton, today }: Known) {
  const where = officeCantonOf({ rule: null, dueOn }, situation, today);
  return where === "new" ? situation.newCanton : canton;
}

/** A step that each person does counts once, and is done when all have done it. */
function progressOf(steps: readonly PlanStep[]): Pick<Plan, "doneCount" | "ownCount"> {
  const counted = steps.filter((step) => !step.isDropped);
  return { ownCount: counted.length, doneCount: counted.filter(({ isDone }) => isDone).length };
}

export const isClosed = ({ isDone, isDropped }: PlanStep): boolean => isDone || isDropped;
/** Open, and not missed. */
export const isAhead = (step: PlanStep): boolean => !isClosed(step) && !step.isMissed;

/** Every choice for a step without a day, or whose day has passed: nothing more can be missed. */
function postponeDaysOf(dueOn: string | null, today: string): PostponeDays[] {
  const isBound = dueOn !== null && dueOn >= today;
  return POSTPONE_DAYS.filter((days) => !isBound || days <= daysUntil(dueOn, today));
}
