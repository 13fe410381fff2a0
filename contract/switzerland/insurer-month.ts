import { daysUntil } from "./plan-dates.ts";
import { lastSafePostDay, workingDayUntil } from "./working-days.ts";

/** Key of the plan step and of the letter with which a member leaves an insurer. */
export const CHANGE_INSURER_STEP = "change-insurer";
export const CANCEL_INSURER_LETTER = "cancel-insurer";

/** The weeks in which members decide about the insurer of the next year. All days are YYYY-MM-DD. */
export type InsurerMonth = {
  /** `late`: a letter posted now may arrive after the deadline. */
  state: "open" | "late" | "closed";
  /** Premium year with which the new insurer begins. */
  fromYear: number;
  /** Around this day the federal office publishes the premiums. */
  opensOn: string;
  /** Last working day of November, on which the letter must be there. */
  arrivesBy: string;
  /** Last safe day to post it. */
  postBy: string;
  /** Days until `arrivesBy`. */
  daysLeft: number;
  /** This year's deadline once it has passed. */
  passedOn: string | null;
  /**
   * Exit at the end of June, for the standard model with the lowest deductible (KVG art. 7 al. 1, KVV art. 94
   * al. 2). Null once its letter can no longer arrive, and while the month is open.
   */
  midYear: { arrivesBy: string; lastDay: string } | null;
};

function monthOf(year: number, today: string) {
  const arrivesBy = workingDayUntil(`${year}-11-30`);
  return {
    fromYear: year + 1,
    opensOn: `${year}-09-29`,
    arrivesBy,
    postBy: lastSafePostDay(arrivesBy),
    daysLeft: daysUntil(arrivesBy, today),
  };
}

function midYearOf(year: number, today: string): InsurerMonth["midYear"] {
  const arrivesBy = workingDayUntil(`${year}-03-31`);
  return today <= arrivesBy ? { arrivesBy, lastDay: `${year}-06-30` } : null;
}

/** Premium year that a decision now is about: of next year, or of the exit in June. */
export const decisionYearOf = ({ state, fromYear }: InsurerMonth): number =>
  state === "closed" ? fromYear - 1 : fromYear;

/** The open month, otherwise the next one. @param today YYYY-MM-DD in Switzerland */
export function insurerMonthAt(today: string): InsurerMonth {
  const year = Number(today.slice(0, 4));
  const own = monthOf(year, today);
  if (today > own.arrivesBy) {
    const midYear = midYearOf(year + 1, today);
    return { ...monthOf(year + 1, today), state: "closed", passedOn: own.arrivesBy, midYear };
  }
  if (today < own.opensOn) {
    return { ...own, state: "closed", passedOn: null, midYear: midYearOf(year, today) };
  }
  return { ...own, state: today <= own.postBy ? "open" : "late", passedOn: null, midYear: null };
}
