import { DAY_MS } from "../shared/time.ts";
import { workingDayUntil } from "./working-days.ts";

/** Between the arrival of a notice and the end of the contract. */
export type NoticePeriod = { months: number } | { days: number };

const dayText = (time: number) => new Date(time).toISOString().slice(0, 10);

/** In a shorter month, its last day. Months outside 1 to 12 are those of the years around. */
function monthsBefore(day: string, months: number): number {
  const [year, month] = [Number(day.slice(0, 4)), Number(day.slice(5, 7))];
  return Math.min(
    Date.UTC(year, month - 1 - months, Number(day.slice(8))),
    Date.UTC(year, month - months, 0),
  );
}

/**
 * Last working day on which a notice arrives before its period begins.
 * @param end YYYY-MM-DD, last day of the contract
 */
export function noticeArrivesBy(end: string, period: NoticePeriod): string {
  const next = Date.parse(`${end}T00:00:00Z`) + DAY_MS;
  const begins =
    "months" in period ? monthsBefore(dayText(next), period.months) : next - period.days * DAY_MS;
  return workingDayUntil(dayText(begins - DAY_MS));
}

/**
 * Notice of a job by law, by choice of the letter's field (OR art. 335b and 335c). A choice that is not here is
 * the contract's own.
 */
export const JOB_NOTICES: Readonly<Partial<Record<string, NoticePeriod>>> = {
  days7: { days: 7 },
  month1: { months: 1 },
  month2: { months: 2 },
  month3: { months: 3 },
};
