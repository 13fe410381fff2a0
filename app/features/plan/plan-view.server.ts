import { plan as words } from "~/i18n/pt-BR/switzerland/plan";
import { to } from "~/i18n/paths";
import { translator } from "~/i18n/translator";
import {
  CATCH_UP_FROM_STEPS,
  isPastArrivalStep,
  PLAN_PHASES,
} from "../../../contract/switzerland/plan.ts";
import {
  DAY_NAMES,
  daysUntil,
  isOpening,
  monthsBetween,
  type DayName,
} from "../../../contract/switzerland/plan-dates.ts";
import { PEOPLE, type Person } from "../../../contract/switzerland/plan-people.ts";
import { isAhead, isClosed, type Plan, type PlanStep } from "./plan.server";
import { countsFrom } from "./step-day";

const t = translator("plan", words);

/** Steps that belong under one heading. */
export type PlanGroup = {
  key: string;
  title: string;
  steps: PlanStep[];
  /** True if the title says when its steps are due. */
  hasRuleInTitle: boolean;
};

/** The offer to mark past steps together. */
export type CatchUp = {
  /** Whole months since the arrival. */
  months: number;
  steps: Pick<PlanStep, "id" | "title" | "when">[];
};

export type PlanViewName = "byDate" | "byPhase";

/** The plan as its page shows it. */
export type PlanView = Plan & {
  view: PlanViewName;
  /** Without the missed steps. */
  groups: PlanGroup[];
  /** The step that the address names. */
  opened: PlanStep | null;
  missed: PlanStep[];
  /** The steps that the member changed a moment ago. */
  marked: PlanStep[];
  /** The person for whom one step was marked. */
  markedFor: Person | null;
  catchUp: CatchUp | null;
};

/** Ids of the steps that a form marked, for one person or as a whole. */
export type Marked = { marked: readonly string[]; who: Person | null };

/** Steps counted from the arrival that a member who joins late may have done. */
export const pastSteps = (steps: readonly PlanStep[], today: string): PlanStep[] =>
  steps.filter((step) => !isClosed(step) && isPastArrivalStep(step, today));

function catchUpOf({ steps, arrival, isCaughtUp }: Plan, today: string): CatchUp | null {
  if (isCaughtUp || arrival.day === null) return null;
  const months = monthsBetween(arrival.day, today);
  const past = pastSteps(steps, today);
  if (months < 1 || past.length < CATCH_UP_FROM_STEPS) return null;
  return { months, steps: past.map(({ id, title, when }) => ({ id, title, when })) };
}

/** Address of the plan that names the steps marked a moment ago. */
export function markedPath({ marked, who }: Marked, isByPhase: boolean): string {
  const search = new URLSearchParams(isByPhase ? { view: "phases" } : {});
  for (const id of marked) search.append("marked", id);
  if (who !== null) search.set("who", who);
  return to(`/app/plan?${search.toString()}`);
}

/**
 * @param search of the page: `view=phases`, `step=<key of a step>`, `who=<person>`, and `marked=<id of a
 *   step>` as often as steps were marked
 */
export function viewOf(plan: Plan, search: URLSearchParams, today: string): PlanView {
  const view = search.get("view") === "phases" ? "byPhase" : "byDate";
  const opened = plan.steps.find(({ key }) => key === search.get("step")) ?? null;
  const later = plan.steps.filter((step) => step !== plan.next && step !== opened);
  return {
    ...plan,
    ...{ view, opened },
    // The next step and the opened one stand above the groups.
    groups: view === "byPhase" ? groupsByPhase(later) : groupsByDate(later, today),
    missed: later.filter(({ isMissed }) => isMissed),
    marked: plan.steps.filter(({ id }) => search.getAll("marked").includes(id)),
    markedFor: PEOPLE.find((person) => person === search.get("who")) ?? null,
    catchUp: catchUpOf(plan, today),
  };
}

const SOON_DAYS = 30;

const DATE_GROUPS = ["overdue", "soon", "later", ...DAY_NAMES, "undated"] as const;
type DateGroup = (typeof DATE_GROUPS)[number];

function dateGroupOf({ isOver, dueOn, rule }: PlanStep, today: string): DateGroup {
  if (isOver) return "overdue";
  if (dueOn !== null) return daysUntil(dueOn, today) <= SOON_DAYS ? "soon" : "later";
  return (isOpening(rule) ? null : countsFrom(rule)) ?? "undated";
}

const isDayName = (group: DateGroup): group is DayName => DAY_NAMES.some((name) => name === group);

/** The open steps by date; those of an unknown day by the day that they count from. */
function groupsByDate(steps: readonly PlanStep[], today: string): PlanGroup[] {
  const open = steps.filter(isAhead);
  return DATE_GROUPS.map((key) => ({
    key,
    title: isDayName(key) ? t(`groups.from.${key}`) : t(`groups.${key}`),
    steps: open.filter((step) => dateGroupOf(step, today) === key),
    hasRuleInTitle: isDayName(key),
  })).filter((group) => group.steps.length > 0);
}

/** The open steps by part of the way. */
function groupsByPhase(steps: readonly PlanStep[]): PlanGroup[] {
  const open = steps.filter(isAhead);
  return PLAN_PHASES.map((phase) => ({
    key: phase,
    title: t(`phases.${phase}`),
    steps: open.filter((step) => step.phase === phase),
    hasRuleInTitle: false,
  })).filter((group) => group.steps.length > 0);
}
