import { DAY_MS } from "../shared/time.ts";

const SUNDAY = 0;
const SATURDAY = 6;
/**
 * Days on which the Swiss Post does not work in almost the whole country: month and day, and days after Easter
 * Sunday. A few cantons work on some of them; other holidays differ by canton and commune.
 */
const FIXED_HOLIDAYS = new Set(["01-01", "08-01", "12-25", "12-26"]);
const [GOOD_FRIDAY, EASTER_MONDAY, ASCENSION, WHIT_MONDAY] = [-2, 1, 39, 50];
const EASTER_HOLIDAYS = new Set([GOOD_FRIDAY, EASTER_MONDAY, ASCENSION, WHIT_MONDAY]);

const dayText = (date: Date) => date.toISOString().slice(0, 10);

/** Easter Sunday of the Gregorian calendar (Meeus, Jones and Butcher). */
function easterMs(year: number): number {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const inCentury = year % 100;
  const correction = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const epact = (19 * golden + century - Math.floor(century / 4) - correction + 15) % 30;
  const weekday =
    (32 + 2 * (century % 4) + 2 * Math.floor(inCentury / 4) - epact - (inCentury % 4)) % 7;
  const late = Math.floor((golden + 11 * epact + 22 * weekday) / 451);
  const sum = epact + weekday - 7 * late + 114;
  return Date.UTC(year, Math.floor(sum / 31) - 1, (sum % 31) + 1);
}

function isOpenDay(timeMs: number): boolean {
  const date = new Date(timeMs);
  if (date.getUTCDay() === SUNDAY || date.getUTCDay() === SATURDAY) return false;
  if (FIXED_HOLIDAYS.has(dayText(date).slice(5))) return false;
  return !EASTER_HOLIDAYS.has((timeMs - easterMs(date.getUTCFullYear())) / DAY_MS);
}

/**
 * Last working day up to a date (YYYY-MM-DD), for deadlines "on the last working day". Saturdays, Sundays
 * and the holidays of the Post do not count.
 */
export function workingDayUntil(day: string): string {
  let timeMs = Date.parse(`${day}T00:00:00Z`);
  while (!isOpenDay(timeMs)) timeMs -= DAY_MS;
  return dayText(new Date(timeMs));
}

/** Working day that lies `count` working days before a day (YYYY-MM-DD). */
export function workingDaysBefore(day: string, count: number): string {
  let found = day;
  for (let left = count; left > 0; left--) {
    found = workingDayUntil(dayText(new Date(Date.parse(`${found}T00:00:00Z`) - DAY_MS)));
  }
  return found;
}

/** A registered letter that waits in a post office box counts on the day on which it is collected. */
const SAFE_WORKING_DAYS = 3;

/**
 * Last day on which a letter is posted without risk.
 * @param arrivesBy YYYY-MM-DD, a working day
 */
export const lastSafePostDay = (arrivesBy: string): string =>
  workingDaysBefore(arrivesBy, SAFE_WORKING_DAYS);
