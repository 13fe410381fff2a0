import { formatFullDate } from "~/i18n/format";
import { plan as words } from "~/i18n/pt-BR/switzerland/plan";
import { translator } from "~/i18n/translator";
import type { MemberAnswers } from "~/service/signup-api.server";
import {
  daysUntil,
  dueDays,
  isDay,
  isStillDone,
  type PlanRule,
} from "../../../contract/switzerland/plan-dates.ts";
import type { PublishedStep, StepMark } from "./plan-steps.server";

const t = translator("plan", words);

/** Noon UTC, so that no time zone shifts the day. */
const dayLabel = (day: string) => formatFullDate(`${day}T12:00:00Z`);

export type PlanStep = {
  id: string;
  key: string;
  title: string;
  /** Sanitized. */
  bodyHtml: string | null;
  rule: PlanRule | null;
  /** YYYY-MM-DD; null while it depends on an unknown arrival. */
  dueOn: string | null;
  /** The date, or the rule while the date is unknown; null without a rule. */
  when: string | null;
  left: string | null;
  isOver: boolean;
  isDone: boolean;
  isDropped: boolean;
  waitsFor: string[];
  source: { name: string; url: string } | null;
  lesson: { title: string; path: `/${string}` } | null;
};

export type Plan = {
  steps: PlanStep[];
  doneCount: number;
  ownCount: number;
  arrival: Arrival;
  feed: PlanFeed;
};

export type PlanFeed = { kind: "none" } | { kind: "made"; when: string } | { kind: "unavailable" };

export type PlanAnswer = {
  failed: "tick" | "day" | "feed" | null;
  feedUrl: string | null;
};

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
export function arrivalOf(written: string | null, since: string, answers: MemberAnswers): Arrival {
  if (written && isDay(written)) return { kind: "day", day: written, label: dayLabel(written) };
  const month = since || (answers.time === "there" ? answers.since : undefined);
  const day = `${month}-01`;
  if (!month || !isDay(day)) {
    const isPlanning = answers.time !== undefined && answers.time !== "there";
    return { kind: isPlanning ? "planned" : "unknown", day: null };
  }
  return { kind: "month", day, label: dayLabel(day) };
}

const monthDay = new Intl.DateTimeFormat("pt-BR", {
  day: "numeric",
  month: "long",
  timeZone: "UTC",
});

const A_LEAP_YEAR = 2000;

function ruleText(rule: PlanRule): string {
  if (rule.after === "arrival") return t("afterArrival");
  const day = monthDay.format(new Date(Date.UTC(A_LEAP_YEAR, rule.month - 1, rule.day)));
  return t(rule.after === "yearly" ? "eachYear" : "yearAfter", { day });
}

function leftText(dueOn: string, today: string): string {
  const days = daysUntil(dueOn, today);
  return days < 0 ? t("over", { count: -days }) : t("left", { count: days });
}

function sourceOf(url: string | null): PlanStep["source"] {
  const host = url && URL.parse(url)?.hostname;
  return url && host ? { name: host.replace(/^www\./, ""), url } : null;
}

type Known = { arrival: Arrival; marks: readonly StepMark[]; today: string };

export function planOf(
  published: readonly PublishedStep[],
  { arrival, marks, today }: Known,
): Omit<Plan, "feed"> {
  const byKey = new Map(published.map((step) => [step.key, step]));
  const markOf = new Map(marks.map((mark) => [mark.step, mark]));
  const isDropped = ({ id }: PublishedStep) => Boolean(markOf.get(id)?.droppedOn);
  const isDone = ({ id, rule }: PublishedStep) => {
    const doneOn = markOf.get(id)?.doneOn;
    return Boolean(doneOn && isStillDone(rule, doneOn, today));
  };
  const isOpen = (step: PublishedStep) => !isDone(step) && !isDropped(step);
  // Members who have not arrived yet have no yearly deadlines either.
  const days = dueDays(arrival.kind === "planned" ? [] : published, {
    arrival: arrival.day,
    today,
    isOpen: (key) => {
      const before = byKey.get(key);
      return before !== undefined && isOpen(before);
    },
  });
  const steps = published.map((each): PlanStep => {
    const { dependsOn, sourceUrl, ...step } = each;
    const { rule } = step;
    const dueOn = days.get(each.key) ?? null;
    const before = dependsOn.flatMap((key) => byKey.get(key) ?? []);
    return {
      ...step,
      dueOn,
      when: dueOn ? t("until", { day: dayLabel(dueOn) }) : rule && ruleText(rule),
      left: dueOn && isOpen(each) ? leftText(dueOn, today) : null,
      isOver: dueOn !== null && isOpen(each) && dueOn < today,
      isDone: isDone(each) && !isDropped(each),
      isDropped: isDropped(each),
      waitsFor: before.filter(isOpen).map(({ title }) => title),
      source: sourceOf(sourceUrl),
    };
  });
  const place = (step: PlanStep) =>
    `${step.isDropped ? 2 : step.isDone ? 1 : 0}${step.dueOn ?? "9999"}`;
  return {
    steps: steps.toSorted((one, other) => place(one).localeCompare(place(other))),
    doneCount: steps.filter((step) => step.isDone).length,
    ownCount: steps.filter((step) => !step.isDropped).length,
    arrival,
  };
}
