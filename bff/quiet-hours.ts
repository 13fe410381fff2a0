import { tz } from "@date-fns/tz";
import { addDays, getHours, set } from "date-fns";

const inZurich = tz("Europe/Zurich");
const QUIET_FROM_HOUR = 22;
const QUIET_UNTIL_HOUR = 7;

/** Returns the moment itself, or seven o'clock in Zurich if it is between 22:00 and 7:00. */
export function afterQuietHours(at: Date): Date {
  const hour = getHours(at, { in: inZurich });
  if (hour >= QUIET_UNTIL_HOUR && hour < QUIET_FROM_HOUR) return at;
  const day = hour >= QUIET_FROM_HOUR ? addDays(at, 1, { in: inZurich }) : at;
  const clock = { hours: QUIET_UNTIL_HOUR, minutes: 0, seconds: 0, milliseconds: 0 };
  return new Date(set(day, clock, { in: inZurich }).getTime());
}

/** True between 22:00 and 7:00 in Zurich. */
export const isQuietAt = (at: Date): boolean => afterQuietHours(at) > at;

/** Seconds until 22:00 in Zurich; 0 during quiet hours. */
export function secondsUntilQuiet(at: Date): number {
  if (isQuietAt(at)) return 0;
  const clock = { hours: QUIET_FROM_HOUR, minutes: 0, seconds: 0, milliseconds: 0 };
  const quiet = set(at, clock, { in: inZurich });
  return Math.floor((quiet.getTime() - at.getTime()) / 1_000);
}
