import type { Frequency } from "./email-frequency.ts";

const timeZone = "Europe/Zurich";
const dayMs = 24 * 3_600_000;
const sendsAtMinutes = 7 * 60 + 30;
/** A clock that is behind by so much still means today's digest. */
const earlyMs = 5 * 60_000;

/** The jobs' cron for the moment below, in Zurich. */
export const digestCron = "30 7 * * *";

const parts = new Intl.DateTimeFormat("en-GB", {
  timeZone,
  year: "numeric",
  month: "numeric",
  day: "numeric",
  weekday: "short",
  hour: "numeric",
  minute: "numeric",
  hourCycle: "h23",
});

interface ZurichDay {
  /** YYYY-MM-DD */
  date: string;
  isMonday: boolean;
  isFirst: boolean;
  minutes: number;
}

function zurichDay(at: Date): ZurichDay {
  const found = new Map(parts.formatToParts(at).map(({ type, value }) => [type, value]));
  const part = (type: Intl.DateTimeFormatPartTypes) => found.get(type) ?? "";
  const [month, day] = [part("month").padStart(2, "0"), part("day").padStart(2, "0")];
  return {
    date: `${part("year")}-${month}-${day}`,
    isMonday: part("weekday") === "Mon",
    isFirst: Number(part("day")) === 1,
    minutes: Number(part("hour")) * 60 + Number(part("minute")),
  };
}

/** The calendar day in Zurich, `YYYY-MM-DD`: at most one digest a day is sent. */
export const digestDay = (at: Date): string => zurichDay(at).date;

/** Whether a list of this frequency is told in the digest of this day. Pure. */
export function isDue(frequency: Frequency, at: Date): boolean {
  const { isMonday, isFirst } = zurichDay(at);
  if (frequency === "weekly") return isMonday;
  if (frequency === "monthly") return isFirst;
  return frequency === "daily";
}

/** The 07:30 in Zurich a run belongs to, however late it starts or is tried again. Pure. */
export function digestTimeOf(now: Date): Date {
  const today = atDigestTime(now);
  return today.getTime() <= now.getTime() + earlyMs ? today : addDays(today, -1);
}

/**
 * Since when the digest of a frequency tells what was published: the 07:30 at which the one before ended,
 * also where a clock was changed in between. Pure.
 * @param at such a 07:30
 */
export function windowStart(frequency: Frequency, at: Date): Date {
  const days = frequency === "monthly" ? daysOfMonthBefore(at) : frequency === "weekly" ? 7 : 1;
  return addDays(at, -days);
}

function daysOfMonthBefore(at: Date): number {
  const [year = 0, month = 1] = zurichDay(at).date.split("-").map(Number);
  return new Date(Date.UTC(year, month - 1, 0)).getUTCDate();
}

/** The next 07:30 in Zurich at which one of the frequencies is due; null when none ever is. Pure. */
export function nextDigestAt(frequencies: readonly Frequency[], now: Date): Date | null {
  const longestWaitDays = 32;
  const today = atDigestTime(now);
  for (let days = 0; days <= longestWaitDays; days += 1) {
    const at = addDays(today, days);
    if (at > now && frequencies.some((frequency) => isDue(frequency, at))) return at;
  }
  return null;
}

/** Another day's 07:30; an hour more or less by a changed clock stays on that day. */
const addDays = (digestTime: Date, days: number): Date =>
  atDigestTime(new Date(digestTime.getTime() + days * dayMs));

/** 07:30 in Zurich on the same day. Clocks are set at night, so the day's own offset holds by then. */
function atDigestTime(day: Date): Date {
  const { date, minutes } = zurichDay(day);
  const guess = new Date(day.getTime() + (sendsAtMinutes - minutes) * 60_000);
  guess.setUTCSeconds(0, 0);
  const off = zurichDay(guess);
  if (off.date !== date) return guess;
  return new Date(guess.getTime() + (sendsAtMinutes - off.minutes) * 60_000);
}
