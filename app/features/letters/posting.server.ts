import { DAY_MS } from "../../../contract/shared/time.ts";
import {
  leaseChoices,
  leaseEndOn,
  type LeaseEnd,
} from "../../../contract/switzerland/lease-end.ts";
import {
  daysUntil,
  dueDay,
  isDay,
  type DayName,
  type PlanRule,
} from "../../../contract/switzerland/plan-dates.ts";
import { JOB_NOTICES, noticeArrivesBy } from "../../../contract/switzerland/notice.ts";
import { lastSafePostDay, workingDayUntil } from "../../../contract/switzerland/working-days.ts";
import { formatFullDate, formatWeekdayDate } from "~/i18n/format";
import {
  END_FIELD,
  LEASE_END_FIELD,
  LEAVING_FIELD,
  NOTICE_FIELD,
  WORK_START_FIELD,
  lastDayFor,
  type Letter,
  type LetterValues,
} from "./letter";

/** Days in words, each with its weekday. */
export type Posting = {
  /**
   * - `early`: the advised day is to come
   * - `soon`: the last safe day is to come
   * - `today`: it is the last safe day
   * - `late`: a posted letter may arrive after the deadline
   * - `over`: the deadline has passed
   * - `overThisYear`: the deadline has passed, and comes again next year
   */
  state: "early" | "soon" | "today" | "late" | "over" | "overThisYear";
  /** Deadline; the one that passed if it is over. */
  arrives: string;
  /** Advised day. */
  post: string;
  /** Last safe day. */
  latest: string;
  /** Next deadline of an `overThisYear`. */
  next: string | null;
  /** The year of the letter, while it still runs. */
  runningYear: number | null;
};

/** Fields whose day a deadline may count from. */
const DAY_FIELDS: Partial<Record<DayName, string>> = {
  arrival: "arrivalDay",
  workStart: WORK_START_FIELD,
  permitEnd: "permitEnd",
};

/** A yearly deadline counts as missed for so long; later the next one is what matters. */
const MISSED_DAYS = 31;

type Due = { due: string; next: string | null; runningYear: number | null };

function dueOfYear(deadline: PlanRule, year: string, today: string): Due | null {
  const due = /^\d{4}$/.test(year) ? lastDayFor(deadline, Number(year)) : null;
  const isRunning = year === today.slice(0, 4);
  return due === null ? null : { due, next: null, runningYear: isRunning ? Number(year) : null };
}

/** A notice arrives before its period begins. Unknown while the contract has a period of its own. */
function dueOfNotice(values: LetterValues): Due | null {
  const notice = values[NOTICE_FIELD] ?? "";
  const period = Object.hasOwn(JOB_NOTICES, notice) ? JOB_NOTICES[notice] : undefined;
  const end = values[END_FIELD] ?? "";
  if (!period || !isDay(end)) return null;
  return { due: noticeArrivesBy(end, period), next: null, runningYear: null };
}

function dueOf(
  { deadline, fields }: Pick<Letter, "deadline" | "fields">,
  values: LetterValues,
  today: string,
): Due | null {
  if (fields.some(({ name }) => name === NOTICE_FIELD)) return dueOfNotice(values);
  if (deadline === null || isDay(values[LEAVING_FIELD] ?? "")) return null;
  const year = fields.find(({ kind }) => kind === "year");
  if (year) return dueOfYear(deadline, values[year.name] ?? "", today);
  if (deadline.after === "day" && deadline.isLease) {
    const end = values[LEASE_END_FIELD] ?? "";
    return isDay(end) ? { due: leaseEndOn(end).arrivesBy, next: null, runningYear: null } : null;
  }
  if (deadline.after === "day") {
    const dayOf = (name: DayName) => {
      const day = values[DAY_FIELDS[name] ?? ""] ?? "";
      return isDay(day) ? { [name]: day } : {};
    };
    const days = { ...dayOf(deadline.from), ...(deadline.before && dayOf(deadline.before)) };
    const due = dueDay(deadline, days, today);
    return due === null ? null : { due, next: null, runningYear: null };
  }
  const next = dueDay(deadline, {}, today);
  if (next === null) return null;
  const last = lastDayFor(deadline, Number(today.slice(0, 4)) - 1);
  const isMissed = last !== null && last < today && daysUntil(last, today) >= -MISSED_DAYS;
  return isMissed
    ? { due: last, next, runningYear: null }
    : { due: next, next: null, runningYear: null };
}

function stateOn(
  today: string,
  { due, next, post, latest }: Pick<Due, "due" | "next"> & { post: string; latest: string },
): Posting["state"] {
  if (today > due) return next === null ? "over" : "overThisYear";
  if (today === latest) return "today";
  if (today <= post) return "early";
  return today < latest ? "soon" : "late";
}

function postingUntil(
  { due, next, runningYear }: Due,
  postBeforeDays: number,
  today: string,
): Posting {
  const before = new Date(Date.parse(`${due}T12:00:00Z`) - postBeforeDays * DAY_MS);
  const post = workingDayUntil(before.toISOString().slice(0, 10));
  const safe = lastSafePostDay(due);
  const latest = safe > post ? safe : post;
  const label = (day: string) => formatWeekdayDate(`${day}T12:00:00Z`);
  return {
    state: stateOn(today, { due, next, post, latest }),
    arrives: label(due),
    post: label(post),
    latest: label(latest),
    next: next && label(next),
    runningYear,
  };
}

/**
 * Until when the letter should be posted. Null for a letter without a deadline, and while the day or the
 * year that decides it is unknown.
 * @param values of the form, also unchecked
 * @param today YYYY-MM-DD
 */
export function postingOf(
  letter: Pick<Letter, "deadline" | "fields" | "postBeforeDays">,
  values: LetterValues,
  today: string,
): Posting | null {
  const found = dueOf(letter, values, today);
  return found && postingUntil(found, letter.postBeforeDays, today);
}

export type YearChoice = { value: string; deadline: string; isRunning: boolean };

/**
 * Years that a letter with a yearly deadline can still be about. The one that is over comes first: its
 * papers exist.
 * @param today YYYY-MM-DD
 */
export function yearChoices(deadline: PlanRule | null, today: string): YearChoice[] {
  const thisYear = Number(today.slice(0, 4));
  return [thisYear - 1, thisYear].flatMap((year) => {
    const last = lastDayFor(deadline, year);
    if (last === null || last < today) return [];
    const shown = formatWeekdayDate(`${last}T12:00:00Z`);
    return [{ value: String(year), deadline: shown, isRunning: year === thisYear }];
  });
}

/** Its days are those of the page's advice for that end. */
type EndChoice = { value: string; end: string; posting: Posting };

/** Ends of a lease that a letter can name, and what is known of the move that asks for it. */
export type LeaseChoices = {
  ends: readonly EndChoice[];
  /** YYYY-MM-DD; null while the day of the move is unknown. */
  chosen: string | null;
  /** The day of the move, in words, if the lease goes on for long after it. */
  longAfter: string | null;
};

/** A lease that ends within so many days after a move is no second rent to speak of. */
const LONG_DAYS = 31;

type LeaseQuestion = {
  /** YYYY-MM-DD; null if unknown. */
  moveOut: string | null;
  /** Code of the home's canton; null if unknown. */
  canton: string | null;
  postBeforeDays: number;
};

/**
 * The next ends of a lease, each with its days to post.
 * @param today YYYY-MM-DD
 */
export function leaseChoicesFor(
  { moveOut, canton, postBeforeDays }: LeaseQuestion,
  today: string,
): LeaseChoices {
  const postingOn = ({ arrivesBy }: LeaseEnd) =>
    postingUntil({ due: arrivesBy, next: null, runningYear: null }, postBeforeDays, today);
  const { ends, chosen } = leaseChoices(moveOut, canton, today);
  const isLong = moveOut !== null && chosen !== null && daysUntil(chosen.end, moveOut) > LONG_DAYS;
  return {
    ends: ends.map((each) => ({
      value: each.end,
      end: formatFullDate(`${each.end}T12:00:00Z`),
      posting: postingOn(each),
    })),
    chosen: chosen?.end ?? null,
    longAfter: isLong ? formatFullDate(`${moveOut}T12:00:00Z`) : null,
  };
}
