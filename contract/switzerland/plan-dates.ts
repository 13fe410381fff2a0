import { DAY_MS } from "../shared/time.ts";
import { leaseEndFor } from "./lease-end.ts";
import { REMIND_DAYS_BEFORE } from "./plan-reminders.ts";
import { LIFE_EVENTS } from "./situation.ts";
import { workingDaysBefore, workingDayUntil } from "./working-days.ts";

const dayText = (date: Date) => date.toISOString().slice(0, 10);

/** A calendar day. A working-day deadline ends on the last working day up to that date. */
type CalendarDay = { month: number; day: number; isWorkingDay: boolean };

/** A day that a member's dates are counted from. */
export const DAY_NAMES = ["arrival", ...LIFE_EVENTS] as const;
export type DayName = (typeof DAY_NAMES)[number];

/** The days a member wrote down (YYYY-MM-DD). */
export type PlanDays = Readonly<
  Partial<Record<DayName, string | null>> & {
    /** Code of the canton of the home that a lease ends in. */
    leaseCanton?: string | null | undefined;
  }
>;

/** When a plan step is due; steps without a rule have no date. */
export type PlanRule =
  /**
   * Counted from one of the member's days; before it if negative. With `before`, the working day before
   * that day if it is earlier, but never before the day that the step counts from. With `isLease`, the last
   * day to post the notice of a lease that ends by that day or after it (`lease-end.ts`). With `isOpening`,
   * the step can be done from that day on, and has no deadline.
   */
  | {
      after: "day";
      from: DayName;
      days: number;
      months: number;
      before?: DayName;
      isLease?: true;
      isOpening?: true;
    }
  /** A day of each year, from the arrival on. About the year before, it begins in the year after it. */
  | ({ after: "yearly"; isOfYearBefore: boolean } & CalendarDay)
  /** A day of the year after the arrival. */
  | ({ after: "nextYear" } & CalendarDay);

const MOST_DAYS = 3_660;
const MOST_MONTHS = 120;

const whole = (value: unknown, least: number, most: number): number | null =>
  typeof value === "number" && Number.isInteger(value) && value >= least && value <= most
    ? value
    : null;

function readDay(value: unknown): CalendarDay | null {
  if (typeof value !== "object" || value === null) return null;
  const { month, day, workingDay } = value as Record<string, unknown>;
  const [inYear, inMonth] = [whole(month, 1, 12), whole(day, 1, 31)];
  if (inYear === null || inMonth === null) return null;
  return { month: inYear, day: inMonth, isWorkingDay: workingDay === true };
}

/**
 * Reads an editor's rule: `{"days": 14}`, `{"months": 3}`, `{"yearly": {"month": 11, "day": 30}}` or
 * `{"nextYear": {…}}`. `"from"` beside days and months names another day than the arrival; negative numbers
 * count back from it; `"before"` names a day that ends the deadline too, and `"opens": true` says that the
 * step can be done from that day on. `{"from": …, "lease": true}` is the notice of a lease for that day.
 * `"workingDay": true` beside a calendar day ends the deadline on a working day; `"ofYearBefore": true` beside
 * a yearly one says that it is about the year before, such as a tax return. Null for anything else.
 */
export function readPlanRule(value: unknown): PlanRule | null {
  if (typeof value !== "object" || value === null) return null;
  const rule = value as Record<string, unknown>;
  const yearly = readDay(rule["yearly"]);
  if (yearly) {
    const { ofYearBefore } = rule["yearly"] as Record<string, unknown>;
    return { after: "yearly", isOfYearBefore: ofYearBefore === true, ...yearly };
  }
  const nextYear = readDay(rule["nextYear"]);
  if (nextYear) return { after: "nextYear", ...nextYear };
  const from = DAY_NAMES.find((name) => name === (rule["from"] ?? "arrival"));
  if (from && rule["lease"] === true) {
    return { after: "day", from, days: 0, months: 0, isLease: true };
  }
  const days = whole(rule["days"], -MOST_DAYS, MOST_DAYS);
  const months = whole(rule["months"], -MOST_MONTHS, MOST_MONTHS);
  if (!from || (days === null && months === null)) return null;
  const before = DAY_NAMES.find((name) => name === rule["before"]);
  if (rule["before"] !== undefined && !before) return null;
  return {
    after: "day",
    from,
    days: days ?? 0,
    months: months ?? 0,
    ...(before && { before }),
    ...(rule["opens"] === true && { isOpening: true }),
  };
}

/** True for a step that can be done from its day on. */
export const isOpening = (rule: PlanRule | null): boolean =>
  rule?.after === "day" && rule.isOpening === true;

const utc = (day: string) => new Date(`${day}T00:00:00Z`);
/** In a shorter month, the last day of the month. */
function dayOf(year: number, month: number, day: number): Date {
  const lastDay = new Date(Date.UTC(year, month, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1, Math.min(day, lastDay)));
}

function calendarDayIn(year: number, { month, day, isWorkingDay }: CalendarDay): string {
  const written = dayText(dayOf(year, month, day));
  return isWorkingDay ? workingDayUntil(written) : written;
}

const yearOf = (day: string) => utc(day).getUTCFullYear();

type YearlyRule = Extract<PlanRule, { after: "yearly" }>;

function yearlyDay(rule: YearlyRule, since: string | null, today: string): string {
  const from = since !== null && since > today ? since : today;
  const same = calendarDayIn(yearOf(from), rule);
  const year = yearOf(from) + (same >= from ? 0 : 1);
  const isTooSoon = rule.isOfYearBefore && since !== null && year <= yearOf(since);
  return calendarDayIn(isTooSoon ? yearOf(since) + 1 : year, rule);
}

function countedFrom(day: string, { days, months }: { days: number; months: number }): string {
  const from = utc(day);
  const inMonth = dayOf(from.getUTCFullYear(), from.getUTCMonth() + 1 + months, from.getUTCDate());
  return dayText(new Date(inMonth.getTime() + days * DAY_MS));
}

/** Whoever gives notice of a later end still writes before moving out. */
function leaseNoticeDay(moveOut: string, canton: string | null): string {
  const { postBy } = leaseEndFor(moveOut, canton);
  return postBy < moveOut ? postBy : moveOut;
}

/**
 * Day by which a step is due.
 * @param days without the day of the rule, only yearly rules have a date
 * @param today YYYY-MM-DD; a yearly rule returns its next day from here
 * @returns YYYY-MM-DD
 */
export function dueDay(rule: PlanRule, days: PlanDays, today: string): string | null {
  const { arrival = null } = days;
  if (rule.after === "yearly") return yearlyDay(rule, arrival, today);
  if (rule.after === "nextYear") return arrival && calendarDayIn(yearOf(arrival) + 1, rule);
  const from = days[rule.from] ?? null;
  if (!from) return null;
  if (rule.isLease) return leaseNoticeDay(from, days.leaseCanton ?? null);
  const counted = countedFrom(from, rule);
  const before = rule.before && days[rule.before];
  // A first day of work before the arrival is that of a commuter, or a slip.
  if (!before || before < from) return counted;
  const last = workingDaysBefore(before, 1);
  return [counted, last < from ? from : last].toSorted()[0] ?? counted;
}

/** The parts of a step that decide its due date. */
export type DependentStep = { key: string; rule: PlanRule | null; dependsOn: readonly string[] };

type DueDaysInput = { days: PlanDays; today: string; isOpen: (key: string) => boolean };

/**
 * Due date of each step by key. A yearly date counts only once the previous steps are done or due: a
 * newcomer has no insurer to leave yet.
 */
export function dueDays(
  steps: readonly DependentStep[],
  { days, today, isOpen }: DueDaysInput,
): Map<string, string | null> {
  const byKey = new Map(steps.map((step) => [step.key, step]));
  const found = new Map<string, string | null>();
  const dayOfStep = ({ key, rule, dependsOn }: DependentStep): string | null => {
    const known = found.get(key);
    if (known !== undefined) return known;
    // Steps that depend on each other see no date of the other.
    found.set(key, null);
    const openBefore = dependsOn.flatMap((each) => (isOpen(each) ? (byKey.get(each) ?? []) : []));
    const lastBefore = openBefore
      .map(dayOfStep)
      .reduce(
        (last, day) => (day !== null && (last === null || day > last) ? day : last),
        days.arrival ?? null,
      );
    const counted = rule?.after === "yearly" ? { ...days, arrival: lastBefore } : days;
    const due = rule && dueDay(rule, counted, today);
    // A day that opened a step is no deadline afterwards.
    const day = isOpening(rule) && due !== null && due <= today ? null : due;
    found.set(key, day);
    return day;
  };
  for (const step of steps) dayOfStep(step);
  return found;
}

/** A mark older than this belongs to an earlier event, such as the permit before. */
const SAME_EVENT_DAYS = 300;

/**
 * True if a mark of a step still holds. A yearly step reopens once the day it was marked for has passed; a
 * step of an event reopens for the next event.
 * @param markedOn YYYY-MM-DD
 */
export function isStillMarked(
  rule: PlanRule | null,
  markedOn: string,
  { days, today }: { days: PlanDays; today: string },
): boolean {
  if (rule?.after === "yearly") return yearlyDay(rule, null, markedOn) >= today;
  if (rule?.after !== "day" || rule.from === "arrival") return true;
  const due = dueDay(rule, days, today);
  return due === null || daysUntil(due, markedOn) <= SAME_EVENT_DAYS;
}

/** @param day YYYY-MM-DD */
export const dayBefore = (day: string): string => dayText(new Date(utc(day).getTime() - DAY_MS));

/** Whole days between two dates; negative if the day is past. */
export const daysUntil = (day: string, today: string): number =>
  Math.round((utc(day).getTime() - utc(today).getTime()) / DAY_MS);

/** Whole months from one day to a later one. */
export function monthsBetween(from: string, to: string): number {
  const [begin, end] = [utc(from), utc(to)];
  const months =
    (end.getUTCFullYear() - begin.getUTCFullYear()) * 12 + end.getUTCMonth() - begin.getUTCMonth();
  return end.getUTCDate() < begin.getUTCDate() ? months - 1 : months;
}

/** Days during which a missed reminder is still sent. */
const LATE_DAYS = 2;

/**
 * The reminder due today, or null. The reminder of the due date itself is never sent late.
 * @param daysLeft whole days until the step is due
 */
export function reminderOf(daysLeft: number): number | null {
  const found = REMIND_DAYS_BEFORE.find(
    (before) => daysLeft <= before && daysLeft >= 0 && before - daysLeft <= LATE_DAYS,
  );
  return found ?? null;
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const FIRST_DAY = "1900-01-01";
const LAST_DAY = "2199-12-31";
/** True for a date of URLs and forms within a present-day lifetime. */
export const isDay = (text: string): boolean =>
  DAY.test(text) &&
  text >= FIRST_DAY &&
  text <= LAST_DAY &&
  !Number.isNaN(utc(text).getTime()) &&
  dayText(utc(text)) === text;
