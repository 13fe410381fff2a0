const SUNDAY = 0;
const SATURDAY = 6;
const NOVEMBER = 10;
const LAST_DAY = 30;

/** The last day of November on which post is delivered. @returns ISO day */
export function lastWorkingDayOfNovember(year: number): string {
  let day = LAST_DAY;
  const weekday = () => new Date(Date.UTC(year, NOVEMBER, day)).getUTCDay();
  while (weekday() === SUNDAY || weekday() === SATURDAY) day--;
  return `${year}-11-${day}`;
}
