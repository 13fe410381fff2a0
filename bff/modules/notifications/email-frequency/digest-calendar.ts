import { tz } from "@date-fns/tz";
import { addDays, getDaysInMonth, isFirstDayOfMonth, isMonday, set, subMonths } from "date-fns";
import { zurichDayOf } from "../../../zurich-day.ts";
import type { Frequency } from "./email-frequency.ts";

const inZurich = tz("Europe/Zurich");
/** Tolerance for a clock that runs slow: such a run still belongs to today's digest. */
const EARLY_MS = 5 * 60_000;

export const DIGEST_CRON = "30 7 * * *";

/** At most one digest a day is sent. */
export const digestDay = zurichDayOf;

export function isDue(frequency: Frequency, at: Date): boolean {
  if (frequency === "weekly") return isMonday(at, { in: inZurich });
  if (frequency === "monthly") return isFirstDayOfMonth(at, { in: inZurich });
  return frequency === "daily";
}

/** The 7:30 in Zurich that a run belongs to, even if it starts late or is retried. */
export function digestTimeOf(now: Date): Date {
  const today = digestTimeOn(now);
  return today.getTime() <= now.getTime() + EARLY_MS ? today : digestTimeOn(now, -1);
}

export const digestTimeOfDay = (day: string): Date => digestTimeOn(new Date(`${day}T12:00:00Z`));

const MAX_WAIT_DAYS = 32;

export function digestTimesBetween(day: string, at: Date): Date[] {
  const after = digestTimeOfDay(day);
  const before = Array.from({ length: MAX_WAIT_DAYS }, (_, days) => digestTimeOn(at, -days - 1));
  return before.filter((time) => time > after).toReversed();
}

/**
 * Start of a digest's period: the 7:30 at which the previous one ended. Correct across clock changes.
 * @param at a 7:30 in Zurich
 */
export function windowStart(frequency: Frequency, at: Date): Date {
  if (frequency === "monthly") return digestTimeOn(at, -daysOfMonthBefore(at));
  return digestTimeOn(at, frequency === "weekly" ? -7 : -1);
}

const daysOfMonthBefore = (at: Date) =>
  getDaysInMonth(subMonths(at, 1, { in: inZurich }), { in: inZurich });

export function nextDigestAt(frequencies: readonly Frequency[], now: Date): Date | null {
  for (let days = 0; days <= MAX_WAIT_DAYS; days += 1) {
    const at = digestTimeOn(now, days);
    if (at > now && frequencies.some((frequency) => isDue(frequency, at))) return at;
  }
  return null;
}

function digestTimeOn(day: Date, daysLater = 0): Date {
  const time = set(addDays(day, daysLater, { in: inZurich }), {
    hours: 7,
    minutes: 30,
    seconds: 0,
    milliseconds: 0,
  });
  return new Date(time.getTime());
}
