import { DAY_MS } from "../../contract/shared/time.ts";

export type Calendar = {
  time: (daysAgo: number) => string;
  day: (daysAgo: number) => string;
};

/** A calendar whose day zero begins at the last 06:00 UTC, so that nothing is published at night. */
export function calendarFrom(now: Date): Calendar {
  const morning = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate(), 6);
  const start = morning > now.getTime() ? morning - DAY_MS : morning;
  const time = (daysAgo: number) => new Date(start - daysAgo * DAY_MS).toISOString();
  return { time, day: (daysAgo) => time(daysAgo).slice(0, 10) };
}
