import { homePlan } from "~/i18n/pt-BR/switzerland/home-plan";
import { to } from "~/i18n/paths";
import { translator } from "~/i18n/translator";
import type { MemberAnswers } from "~/service/signup-api.server";
import { formatFullDate } from "~/i18n/format";
import { daysUntil, dueDay, type PlanRule } from "../../../contract/switzerland/plan-dates.ts";
import type { HomeDate } from "./home-plan.schema";

const t = translator("home-plan", homePlan);
/** Applies to fixed calendar dates; dates that follow an arrival always show. */
const AHEAD_DAYS = 120;
const OVER_DAYS = 30;
const SHOWN_BEFORE_ARRIVAL = 3;
const DAYS_OF_A_MONTH = 30;

export type DatedStep = {
  title: string;
  rule: PlanRule | null;
  dueOn: string | null;
  when: string | null;
  left: string | null;
  isDone: boolean;
  isDropped: boolean;
  source: { name: string; url: string } | null;
  lesson: { title: string; path: `/${string}` } | null;
};

/** Counted from the day of arrival, or from the first of the month if only the month is known. */
export type DatedPlan = {
  steps: readonly DatedStep[];
  arrival: { kind: "day" | "month"; day: string } | { kind: "planned" | "unknown"; day: null };
};

export type DatesInput = { answers: MemberAnswers; plan: DatedPlan; today: string };

/** Cross-border commuters and members whom the authorities register have other dates. */
const OTHER_DATES = new Set(["G", "F", "N", "S"]);

function isTheirs(rule: PlanRule, { job, permit }: MemberAnswers): boolean {
  if (job !== "working") return true;
  return rule.after === "arrival" ? !OTHER_DATES.has(permit ?? "") : permit !== "G";
}

type Ruled = DatedStep & { rule: PlanRule };
const hasRule = (step: DatedStep): step is Ruled => step.rule !== null;

/** Before a planned arrival, the first dates after it. */
export function nextDates({ answers, plan, today }: DatesInput): HomeDate[] {
  const open = plan.steps
    .filter(hasRule)
    .filter(({ isDone, isDropped, rule }) => !isDone && !isDropped && isTheirs(rule, answers));
  if (plan.arrival.day === null) return plan.arrival.kind === "planned" ? afterArrival(open) : [];
  const { kind, day } = plan.arrival;
  return open
    .flatMap((step) => {
      if (step.dueOn === null) return [];
      const isSpan = kind === "month" && step.rule.after === "arrival";
      const last = isSpan ? dueDay(step.rule, lastOfMonth(day), today) : step.dueOn;
      const days = daysUntil(last, today);
      const isNear = step.rule.after === "arrival" || days < AHEAD_DAYS;
      if (days < (isSpan ? 0 : -OVER_DAYS) || !isNear) return [];
      const told = isSpan
        ? { when: spanText(step.dueOn, last), left: null }
        : { when: step.when ?? "", left: step.left };
      return { days, date: { ...common(step), ...told } };
    })
    .toSorted((one, other) => one.days - other.days)
    .map(({ date }) => date);
}

/** Only the month of arrival is known, so the deadline is between those of its first and last day. */
const spanText = (first: string, last: string) =>
  t("dates.between", { first: dayLabel(first), last: dayLabel(last) });
/** Noon UTC, so that no time zone shifts the day. */
const dayLabel = (day: string) => formatFullDate(`${day}T12:00:00Z`);

function lastOfMonth(day: string): string {
  const [year = 0, month = 1] = day.split("-").map(Number);
  return new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10);
}

function afterArrival(steps: readonly Ruled[]): HomeDate[] {
  return steps
    .flatMap((step) => (step.rule.after === "arrival" ? { step, rule: step.rule } : []))
    .toSorted((one, other) => lengthOf(one.rule) - lengthOf(other.rule))
    .slice(0, SHOWN_BEFORE_ARRIVAL)
    .map(({ step, rule }) => ({ ...common(step), when: lengthText(rule), left: null }));
}

type AfterArrival = Extract<PlanRule, { after: "arrival" }>;
const lengthOf = ({ days, months }: AfterArrival) => months * DAYS_OF_A_MONTH + days;

function lengthText({ days, months }: AfterArrival): string {
  const parts = [
    ...(months > 0 ? [t("dates.months", { count: months })] : []),
    ...(days > 0 || months === 0 ? [t("dates.days", { count: days })] : []),
  ];
  return t("dates.afterArrival", { length: parts.join(" e ") });
}

const common = ({ title, source, lesson }: DatedStep) => ({
  title,
  source: source && { name: t("dates.source", { name: source.name }), url: source.url },
  guide: lesson && { to: to(lesson.path), title: t("dates.lesson", { title: lesson.title }) },
});
