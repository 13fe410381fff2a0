import { zurichDayOf } from "../../../zurich-day.ts";
import type { AssessedAnswers } from "../../switzerland/eligibility/conditions.ts";
import type { MemberAnswers } from "./signup-answers.ts";

const SHORT_STAY_MONTHS = 3;
const YEAR_MONTHS = 12;

/**
 * Input of the report; null until passport and work are answered.
 * @param now used for the time a person has been in Switzerland
 */
export function toAssessed(
  { since, ...answers }: MemberAnswers,
  now: Date,
): AssessedAnswers | null {
  if (!answers.passport || !answers.job) return null;
  return { ...answers, ...(since && { stay: stayOf(since, now) }) };
}

/** Counts the first month: a person who came in March is in the fourth month in June. */
function stayOf(since: string, now: Date): string {
  const months = monthsOf(zurichDayOf(now)) - monthsOf(since);
  if (months < SHORT_STAY_MONTHS) return "under_3";
  return months < YEAR_MONTHS ? "3_12" : "over_12";
}

function monthsOf(month: string): number {
  return Number(month.slice(0, 4)) * YEAR_MONTHS + Number(month.slice(5, 7));
}
