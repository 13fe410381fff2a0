import { DAY_MS } from "../shared/time.ts";
import { noticeArrivesBy } from "./notice.ts";
import { lastSafePostDay } from "./working-days.ts";

/** Of a flat; a contract may ask for more (OR art. 266a and 266c). */
const NOTICE_MONTHS = 3;
/** By law, the custom of the place decides where the contract names no end. Many contracts name these. */
const ANY_MONTH_BUT_DECEMBER = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11];

/**
 * Months at whose end a lease usually ends, by canton of the home. Sources, read in 2026: ImmoScout24, "Die
 * ortsüblichen Kündigungstermine" (AG, JU); chkpedia.ch, "Ortsübliche Kündigungstermine" (AG, city of
 * Zurich). Other cantons use the end of any month but December, differ by commune, or the sources differ.
 */
const USUAL_END_MONTHS: Readonly<Record<string, readonly number[]>> = {
  AG: [3, 6, 9],
  JU: [3, 6, 9],
  ZH: [3, 9],
};

/** An end of a lease, and when its notice is in time. All days are YYYY-MM-DD. */
export type LeaseEnd = {
  /** Last day of the lease. */
  end: string;
  /** Last working day on which the notice arrives before its three months begin. */
  arrivesBy: string;
  /** Last safe day to post it. */
  postBy: string;
};

const dayText = (time: number) => new Date(time).toISOString().slice(0, 10);
/** Months outside 1 to 12 are those of the years around. */
const lastOfMonth = (year: number, month: number) => dayText(Date.UTC(year, month, 0));
const yearAndMonth = (day: string): [number, number] => [
  Number(day.slice(0, 4)),
  Number(day.slice(5, 7)),
];

/** When the notice for the end of a lease is in time. @param end YYYY-MM-DD, any day */
export function leaseEndOn(end: string): LeaseEnd {
  const arrivesBy = noticeArrivesBy(end, { months: NOTICE_MONTHS });
  return { end, arrivesBy, postBy: lastSafePostDay(arrivesBy) };
}

const MONTHS_OF_YEAR = 12;

/** The usual ends within `months` months, beginning with the month of a day, on or after that day. */
function usualEnds(from: string, canton: string | null, months: number): LeaseEnd[] {
  const usual = USUAL_END_MONTHS[canton ?? ""] ?? ANY_MONTH_BUT_DECEMBER;
  const [year, month] = yearAndMonth(from);
  return Array.from({ length: months }, (_, at) => lastOfMonth(year, month + at))
    .filter((end) => end >= from && usual.includes(yearAndMonth(end)[1]))
    .map(leaseEndOn);
}

/** Who moves on the first of a month lived in the old home until its lease ended on the day before. */
const lastDayIn = (moveOut: string) =>
  moveOut.endsWith("-01") ? dayText(Date.parse(`${moveOut}T00:00:00Z`) - DAY_MS) : moveOut;

/**
 * First usual end of a lease on or after the day of moving out; on the first of a month, from the day before.
 * @param moveOut YYYY-MM-DD
 * @param canton code of the home's canton; null if unknown
 */
export function leaseEndFor(moveOut: string, canton: string | null): LeaseEnd {
  const lastDay = lastDayIn(moveOut);
  return usualEnds(lastDay, canton, MONTHS_OF_YEAR)[0] ?? leaseEndOn(lastDay);
}

const CHOICES_SHOWN = 4;
const MONTHS_LOOKED_AT = 30;

/**
 * Usual ends whose notice can still arrive in time, from the last one before the day of moving out on.
 * `chosen` is the first one on or after that day, as in `leaseEndFor`; null while the day is unknown.
 * @param moveOut YYYY-MM-DD
 * @param canton code of the home's canton; null if unknown
 * @param today YYYY-MM-DD
 */
export function leaseChoices(
  moveOut: string | null,
  canton: string | null,
  today: string,
): { ends: LeaseEnd[]; chosen: LeaseEnd | null } {
  const isInTime = ({ arrivesBy }: LeaseEnd) => arrivesBy >= today;
  if (moveOut === null) {
    const ends = usualEnds(today, canton, MONTHS_LOOKED_AT).filter(isInTime);
    return { ends: ends.slice(0, CHOICES_SHOWN), chosen: null };
  }
  const lastDay = lastDayIn(moveOut);
  const from = lastDay > today ? lastDay : today;
  const [year, month] = yearAndMonth(from);
  const yearBefore = lastOfMonth(year, month - MONTHS_OF_YEAR);
  const before = usualEnds(yearBefore, canton, MONTHS_OF_YEAR + 1)
    .filter((each) => each.end < lastDay && isInTime(each))
    .slice(-1);
  const after = usualEnds(from, canton, MONTHS_LOOKED_AT).filter(isInTime);
  return { ends: [...before, ...after].slice(0, CHOICES_SHOWN), chosen: after[0] ?? null };
}
