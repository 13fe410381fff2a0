const dayMs = 86_400_000;

/** Dates counted back from the day of seeding. */
export type Calendar = {
  /** ISO time; never in the future for zero days or more. */
  time: (daysAgo: number) => string;
  /** ISO day. */
  day: (daysAgo: number) => string;
};

/** A calendar whose day zero is today at 06:00 UTC, or now when that is earlier. Pure. */
export function calendarFrom(now: Date): Calendar {
  const morning = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate(), 6);
  const start = Math.min(morning, now.getTime());
  const time = (daysAgo: number) => new Date(start - daysAgo * dayMs).toISOString();
  return { time, day: (daysAgo) => time(daysAgo).slice(0, 10) };
}
