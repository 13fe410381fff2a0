const DAY_MS = 86_400_000;
const SUNDAY = 0;
const SATURDAY = 6;
/** Month and day of the holidays of all 26 cantons; other holidays differ by canton and commune. */
const FIXED_HOLIDAYS = new Set(["01-01", "08-01", "12-25"]);
const ASCENSION_AFTER_EASTER_DAYS = 39;

const dayText = (timeMs: number) => new Date(timeMs).toISOString().slice(0, 10);

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

function isWorkingDay(timeMs: number): boolean {
  const date = new Date(timeMs);
  if (date.getUTCDay() === SUNDAY || date.getUTCDay() === SATURDAY) return false;
  if (FIXED_HOLIDAYS.has(dayText(timeMs).slice(5))) return false;
  return timeMs !== easterMs(date.getUTCFullYear()) + ASCENSION_AFTER_EASTER_DAYS * DAY_MS;
}

/**
 * Last working day up to a date (YYYY-MM-DD), for deadlines "on the last working day". Saturdays, Sundays
 * and national holidays do not count.
 */
export function workingDayUntil(day: string): string {
  let timeMs = Date.parse(`${day}T00:00:00Z`);
  while (!isWorkingDay(timeMs)) timeMs -= DAY_MS;
  return dayText(timeMs);
}
