import { formatFullDate } from "~/i18n/format";
import { plan as words } from "~/i18n/pt-BR/switzerland/plan";
import { translator } from "~/i18n/translator";
import {
  dayBefore,
  daysUntil,
  dueDay,
  isOpening,
  type DayName,
  type PlanDays,
  type PlanRule,
} from "../../../contract/switzerland/plan-dates.ts";

const t = translator("plan", words);

/** Noon UTC, so that no time zone shifts the day. */
export const dayLabel = (day: string) => formatFullDate(`${day}T12:00:00Z`);

const monthDay = new Intl.DateTimeFormat("pt-BR", {
  day: "numeric",
  month: "long",
  timeZone: "UTC",
});

const A_LEAP_YEAR = 2000;

/** The day that the rule counts on from; null for another rule, and for one that ends before its day. */
export function countsFrom(rule: PlanRule | null): DayName | null {
  if (rule?.after !== "day") return null;
  return rule.days < 0 || rule.months < 0 || rule.isLease === true ? null : rule.from;
}

function ruleText(rule: PlanRule): string {
  if (rule.after === "day") {
    return t(countsFrom(rule) ? `afterDays.${rule.from}` : `beforeDays.${rule.from}`);
  }
  const isEndOfFebruary = rule.month === 2 && rule.day === 29;
  const day = isEndOfFebruary
    ? t("endOfFebruary")
    : monthDay.format(new Date(Date.UTC(A_LEAP_YEAR, rule.month - 1, rule.day)));
  return t(rule.after === "yearly" ? "eachYear" : "yearAfter", { day });
}

/**
 * The day that a step comes before, while it is to come though the step's own day has passed: who plans late
 * can still do it.
 */
function dayStillAhead(
  rule: PlanRule | null,
  { dueOn, days, today }: { dueOn: string | null; days: PlanDays; today: string },
): string | null {
  if (rule?.after !== "day" || dueOn === null || dueOn >= today) return null;
  const from = days[rule.from];
  return from && from > today ? from : null;
}

function leftText(dueOn: string, today: string): string {
  const days = daysUntil(dueOn, today);
  return days < 0 ? t("over", { count: -days }) : t("left", { count: days });
}

type When = { dueOn: string | null; ahead: string | null; days: PlanDays; today: string };

function whenText(rule: PlanRule | null, { dueOn, ahead, days, today }: When) {
  if (ahead) return t("stillBefore", { day: dayLabel(ahead) });
  const opensOn = rule && isOpening(rule) ? dueDay(rule, days, today) : null;
  if (opensOn) return t(opensOn > today ? "opensOn" : "openSince", { day: dayLabel(opensOn) });
  return dueOn ? t("until", { day: dayLabel(dueOn) }) : rule && ruleText(rule);
}

type DatedStep = {
  rule: PlanRule | null;
  /** YYYY-MM-DD; null while it depends on an unknown day. */
  dueOn: string | null;
  /** Neither done nor dropped. */
  isOpen: boolean;
};

/**
 * The words for the day of a step: when it is due, how many days are left, and whether they are over.
 * `lastDay` (YYYY-MM-DD): until when an open step is done in time, or the day that opens it; null without one.
 * @param today YYYY-MM-DD
 */
export function stepDay(
  { rule, dueOn, isOpen }: DatedStep,
  days: PlanDays,
  today: string,
): { when: string | null; left: string | null; isOver: boolean; lastDay: string | null } {
  const ahead = isOpen ? dayStillAhead(rule, { dueOn, days, today }) : null;
  const deadline = isOpen && !ahead ? dueOn : null;
  return {
    when: whenText(rule, { dueOn, ahead, days, today }),
    left: deadline && leftText(deadline, today),
    isOver: deadline !== null && deadline < today,
    lastDay: ahead ? dayBefore(ahead) : deadline,
  };
}
