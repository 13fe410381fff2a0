import { workingDayUntil } from "./working-days.ts";

/** A day of the calendar; a deadline of working days ends on the last one that is not after it. */
type CalendarDay = { month: number; day: number; isWorkingDay: boolean };

/** When a step of the plan is due; steps without a rule have no day. */
export type PlanRule =
  | { after: "arrival"; days: number; months: number }
  /** A day of each year, from the arrival on. */
  | ({ after: "yearly" } & CalendarDay)
  /** A day of the year after the arrival. */
  | ({ after: "nextYear" } & CalendarDay);

const DAY_MS = 86_400_000;
const MOST_DAYS = 3_660;

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
 * What editors write: `{"days": 14}`, `{"months": 3}`, `{"yearly": {"month": 11, "day": 30}}` or
 * `{"nextYear": {…}}`; with `"workingDay": true` beside the day where a deadline ends on a working day. Null for
 * what is none of them.
 */
export function readPlanRule(given: unknown): PlanRule | null {
  if (typeof given !== "object" || given === null) return null;
  const rule = given as Record<string, unknown>;
  for (const after of ["yearly", "nextYear"] as const) {
    const found = readDay(rule[after]);
    if (found) return { after, ...found };
  }
  const [days, months] = [whole(rule["days"], 0, MOST_DAYS), whole(rule["months"], 0, 120)];
  if (days === null && months === null) return null;
  return { after: "arrival", days: days ?? 0, months: months ?? 0 };
}

const utc = (day: string) => new Date(`${day}T00:00:00Z`);
const dayText = (date: Date) => date.toISOString().slice(0, 10);
/** The last day of the month where it is shorter. */
function dayOf(year: number, month: number, day: number): Date {
  const lastDay = new Date(Date.UTC(year, month, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1, Math.min(day, lastDay)));
}

function calendarDayIn(year: number, { month, day, isWorkingDay }: CalendarDay): string {
  const written = dayText(dayOf(year, month, day));
  return isWorkingDay ? workingDayUntil(written) : written;
}

const yearOf = (day: string) => utc(day).getUTCFullYear();

/**
 * The day until which a step is to be done.
 * @param arrival YYYY-MM-DD; without one only yearly rules have a day
 * @param today YYYY-MM-DD: of what comes each year the next day that is not over
 * @returns YYYY-MM-DD
 */
export function dueDay(rule: PlanRule, arrival: string, today: string): string;
export function dueDay(rule: PlanRule, arrival: string | null, today: string): string | null;
export function dueDay(rule: PlanRule, arrival: string | null, today: string): string | null {
  if (rule.after === "yearly") {
    const from = arrival !== null && arrival > today ? arrival : today;
    const same = calendarDayIn(yearOf(from), rule);
    return same >= from ? same : calendarDayIn(yearOf(from) + 1, rule);
  }
  if (arrival === null) return null;
  if (rule.after === "nextYear") return calendarDayIn(yearOf(arrival) + 1, rule);
  const arrived = utc(arrival);
  const later = dayOf(
    arrived.getUTCFullYear(),
    arrived.getUTCMonth() + 1 + rule.months,
    arrived.getUTCDate(),
  );
  return dayText(new Date(later.getTime() + rule.days * DAY_MS));
}

/** A step in so far as its day depends on it and on the steps before it. */
export type DependentStep = { key: string; rule: PlanRule | null; dependsOn: readonly string[] };

type DueDaysInput = { arrival: string | null; today: string; isOpen: (key: string) => boolean };

/**
 * The day of each step by its key. A yearly day only counts once the steps before it are done or due: a newcomer
 * has no insurer to leave yet.
 */
export function dueDays(
  steps: readonly DependentStep[],
  { arrival, today, isOpen }: DueDaysInput,
): Map<string, string | null> {
  const byKey = new Map(steps.map((step) => [step.key, step]));
  const days = new Map<string, string | null>();
  const dayOfStep = ({ key, rule, dependsOn }: DependentStep): string | null => {
    const known = days.get(key);
    if (known !== undefined) return known;
    // Steps that wait for each other find no day of the other.
    days.set(key, null);
    const openBefore = dependsOn.flatMap((each) => (isOpen(each) ? (byKey.get(each) ?? []) : []));
    const lastBefore = openBefore
      .map(dayOfStep)
      .reduce((last, day) => (day !== null && (last === null || day > last) ? day : last), arrival);
    const from = rule?.after === "yearly" ? lastBefore : arrival;
    const day = rule && dueDay(rule, from, today);
    days.set(key, day);
    return day;
  };
  for (const step of steps) dayOfStep(step);
  return days;
}

/** Whether a step that was done is so still: a yearly one opens again once the day it was done for is over. */
export function isStillDone(rule: PlanRule | null, doneOn: string, today: string): boolean {
  return rule?.after !== "yearly" || dueDay(rule, doneOn, doneOn) >= today;
}

/** Whole days from one day to another; negative where it is over. */
export const daysUntil = (day: string, today: string): number =>
  Math.round((utc(day).getTime() - utc(today).getTime()) / DAY_MS);

/** How long before a day somebody is reminded of it. */
export const REMIND_DAYS_BEFORE = [14, 3, 0] as const;

/** For so long a reminder that could not be given on its day is given all the same. */
const LATE_DAYS = 2;

/**
 * The reminder that is due today, if one is; the one of the day itself is never late.
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
/** A day of the calendar as addresses and forms write it, in a life of today. */
export const isDay = (text: string): boolean =>
  DAY.test(text) &&
  text >= FIRST_DAY &&
  text <= LAST_DAY &&
  !Number.isNaN(utc(text).getTime()) &&
  dayText(utc(text)) === text;
