import { DAY_MS } from "../shared/time.ts";

/** Days after which a member may be reminded of a favorite. */
export const reminderDelays = { day: 1, week: 7, month: 30 } as const;
export type ReminderDelay = keyof typeof reminderDelays;

export const reminderTime = (delay: ReminderDelay, now: Date): Date =>
  new Date(now.getTime() + reminderDelays[delay] * DAY_MS);

/** Difference between the clocks of app and Directus. */
const CLOCKS_MS = 60_000;

/** True for a moment after now, up to the longest delay. */
export function isReminderTime(value: unknown, now: Date): boolean {
  const time = typeof value === "string" ? Date.parse(value) : Number.NaN;
  return time > now.getTime() && time <= reminderTime("month", now).getTime() + CLOCKS_MS;
}
