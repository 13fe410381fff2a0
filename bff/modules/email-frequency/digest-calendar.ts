import { tz } from "@date-fns/tz";
import { addDays, getDaysInMonth, isFirstDayOfMonth, isMonday, set, subMonths } from "date-fns";
import { zurichDayOf } from "../../zurich-day.ts";
import type { Frequency } from "./email-frequency.ts";

const inZurich = tz("Europe/Zurich");
/** A clock that is behind by so much still means today's digest. */
const EARLY_MS = 5 * 60_000;

/** The jobs' cron for the moment below, in Zurich. */
export const DIGEST_CRON = "30 7 * * *";

/** The calendar day in Zurich, `YYYY-MM-DD`: at most one digest a day is sent. */
export const digestDay = zurichDayOf;

/** Whether a list of this frequency is told in the digest of this day. */
export function isDue(frequency: Frequency, at: Date): boolean {
  if (frequency === "weekly") return isMonday(at, { in: inZurich });
  if (frequency === "monthly") return isFirstDayOfMonth(at, { in: inZurich });
  return frequency === "daily";
}

/** The 07:30 in Zurich a run belongs to, however late it starts or is tried again. */
export function digestTimeOf(now: Date): Date {
  const today = digestTimeOn(now);
  return today.getTime() <= now.getTime() + EARLY_MS ? today : digestTimeOn(now, -1);
}

/** The 07:30 of a day in Zurich. @param day `YYYY-MM-DD` */
export const digestTimeOfDay = (day: string): Date => digestTimeOn(new Date(`${day}T12:00:00Z`));

/** No list waits for longer. */
const LONGEST_WAIT_DAYS = 32;

/** Every 07:30 in Zurich after that of a day and before such a moment, the first one first. */
export function digestTimesBetween(day: string, at: Date): Date[] {
  const after = digestTimeOfDay(day);
  const before = Array.from({ length: LONGEST_WAIT_DAYS }, (_, days) =>
    digestTimeOn(at, -days - 1),
  );
  return before.filter((time) => time > after).toReversed();
}

/**
 * Since when the digest of a frequency tells what was published: the 07:30 at which the one before ended,
 * also where a clock was changed in between.
 * @param at such a 07:30
 */
export function windowStart(frequency: Frequency, at: Date): Date {
  if (frequency === "monthly") return digestTimeOn(at, -daysOfMonthBefore(at));
  return digestTimeOn(at, frequency === "weekly" ? -7 : -1);
}

const daysOfMonthBefore = (at: Date) =>
  getDaysInMonth(subMonths(at, 1, { in: inZurich }), { in: inZurich });

/** The next 07:30 in Zurich at which one of the frequencies is due; null when none ever is. */
export function nextDigestAt(frequencies: readonly Frequency[], now: Date): Date | null {
  for (let days = 0; days <= LONGEST_WAIT_DAYS; days += 1) {
    const at = digestTimeOn(now, days);
    if (at > now && frequencies.some((frequency) => isDue(frequency, at))) return at;
  }
  return null;
}

/** 07:30 in Zurich on the day of a moment, or so many days after it. */
function digestTimeOn(day: Date, daysLater = 0): Date {
  const time = set(addDays(day, daysLater, { in: inZurich }), {
    hours: 7,
    minutes: 30,
    seconds: 0,
    milliseconds: 0,
  });
  return new Date(time.getTime());
}
