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
import type { Arrival, Plan, PlanStep } from "./plan.schema";

const t = translator("plan", words);

/** Noon UTC, so that no time zone shifts the day. */
const dayLabel = (day: string) => formatFullDate(`${day}T12:00:00Z`);

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
