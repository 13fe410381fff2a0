/** When a step of the plan is due; steps without a rule have no day. */
export type PlanRule =
  | { after: "arrival"; days: number; months: number }
  /** A day of each year, from the arrival on. */
  | { after: "yearly"; month: number; day: number }
  /** A day of the year after the arrival. */
  | { after: "nextYear"; month: number; day: number };

const DAY_MS = 86_400_000;
const MOST_DAYS = 3_660;

const whole = (value: unknown, least: number, most: number): number | null =>
  typeof value === "number" && Number.isInteger(value) && value >= least && value <= most
    ? value
    : null;

function readDay(given: unknown): { month: number; day: number } | null {
  if (typeof given !== "object" || given === null) return null;
  const { month, day } = given as { month?: unknown; day?: unknown };
  const [inYear, inMonth] = [whole(month, 1, 12), whole(day, 1, 31)];
  return inYear === null || inMonth === null ? null : { month: inYear, day: inMonth };
}

/**
 * What editors write: `{"days": 14}`, `{"months": 3}`, `{"yearly": {"month": 11, "day": 30}}` or
 * `{"nextYear": {…}}`. Null for what is none of them. Pure.
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

/**
 * The day until which a step is to be done. Pure.
 * @param arrival YYYY-MM-DD
 * @param today YYYY-MM-DD: of what comes each year the next day that is not over
 * @returns YYYY-MM-DD
 */
export function dueDay(rule: PlanRule, arrival: string, today: string): string {
  const arrived = utc(arrival);
  if (rule.after === "arrival") {
    const { days, months } = rule;
    const later = dayOf(
      arrived.getUTCFullYear(),
      arrived.getUTCMonth() + 1 + months,
      arrived.getUTCDate(),
    );
    return dayText(new Date(later.getTime() + days * DAY_MS));
  }
  const { month, day } = rule;
  if (rule.after === "nextYear") return dayText(dayOf(arrived.getUTCFullYear() + 1, month, day));
  const from = arrival > today ? arrived : utc(today);
  const same = dayOf(from.getUTCFullYear(), month, day);
  return dayText(same >= from ? same : dayOf(from.getUTCFullYear() + 1, month, day));
}

/**
 * Whether a step that was done is so still: what comes each year opens anew once the day it was done for is
 * over. Pure.
 */
export function isStillDone(rule: PlanRule | null, doneOn: string, today: string): boolean {
  return rule?.after !== "yearly" || dueDay(rule, doneOn, doneOn) >= today;
}

/** Whole days from one day to another; negative where it is over. Pure. */
export const daysUntil = (day: string, today: string): number =>
  Math.round((utc(day).getTime() - utc(today).getTime()) / DAY_MS);

/** How long before a day somebody is reminded of it. */
export const REMIND_DAYS_BEFORE = [14, 3, 0] as const;

/** For so long a reminder that could not be given on its day is given all the same. */
const LATE_DAYS = 2;

/**
 * The reminder that is due today, if one is; the one of the day itself is never late. Pure.
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
/** A day of the calendar as addresses and forms write it, in a life of today. Pure. */
export const isDay = (text: string): boolean =>
  DAY.test(text) &&
  text >= FIRST_DAY &&
  text <= LAST_DAY &&
  !Number.isNaN(utc(text).getTime()) &&
  dayText(utc(text)) === text;
