import { swissLanguages, type SwissLanguage } from "../../../contract/switzerland/codes.ts";
import { DAY_MS } from "../../../contract/shared/time.ts";
import { lastSafePostDay } from "../../../contract/switzerland/insurer-month.ts";
import { dueDay, workingDayUntil } from "../../../contract/switzerland/plan-dates.ts";
import { formatFullDate } from "~/i18n/format";
import {
  COMMON_FIELDS,
  letterProblems,
  letterText,
  writeLetter,
  type Letter,
  type LetterProblem,
  type LetterValues,
  type WrittenLetter,
} from "./letter";

export type LetterAnswer = {
  values: LetterValues;
  /** Null in a draft. */
  language: SwissLanguage | null;
  problems: Record<string, LetterProblem>;
  /** Null while a field keeps it from being written. */
  written: { original: WrittenLetter; portuguese: WrittenLetter; text: string } | null;
  /** Set if another page sent the values. */
  draft: { childYears: string[] } | null;
};

const YEAR = /^\d{4}$/;

/** A letter with the values of another page: nothing is missing yet. */
function draftLetter(form: FormData, names: readonly string[]): LetterAnswer {
  const values = Object.fromEntries(
    names.flatMap((name) => {
      const value = form.get(name);
      return typeof value === "string" ? [[name, value.trim()]] : [];
    }),
  );
  const years = form.getAll("childYear").filter((year) => typeof year === "string");
  return {
    ...{ values, language: null, problems: {}, written: null },
    draft: { childYears: years.filter((year) => YEAR.test(year)) },
  };
}

/**
 * Reads the form and writes the letter, or opens a draft from another page. Stores nothing.
 * @param today YYYY-MM-DD
 */
export function answerLetter(letter: Letter, form: FormData, today: string): LetterAnswer {
  const typed = (name: string) => {
    const value = form.get(name);
    return typeof value === "string" ? value.trim() : "";
  };
  const names = [...COMMON_FIELDS, ...letter.fields.map(({ name }) => name)];
  if (form.has("draft")) return draftLetter(form, names);
  const values = Object.fromEntries(names.map((name) => [name, typed(name)]));
  const language = swissLanguages.find((each) => each === typed("language")) ?? "de";
  const problems = letterProblems(letter, values, today);
  if (Object.keys(problems).length > 0) {
    return { values, language, problems, written: null, draft: null };
  }
  const original = writeLetter(letter, values, language);
  return {
    ...{ values, language, problems, draft: null },
    written: {
      original,
      portuguese: writeLetter(letter, values, "pt"),
      text: letterText(original),
    },
  };
}

/** Days in words. */
export type Posting = {
  /**
   * - `early`: the advised day is to come
   * - `soon`: the last safe day is to come
   * - `late`: a posted letter may arrive after the deadline
   */
  state: "early" | "soon" | "late";
  arrives: string;
  /** Advised day. */
  post: string;
  /** Last safe day. */
  latest: string;
};

/**
 * When the letter should be posted; null for a letter without a deadline.
 * @param today YYYY-MM-DD
 */
export function postingDay(
  { deadline, postBeforeDays }: Pick<Letter, "deadline" | "postBeforeDays">,
  today: string,
): Posting | null {
  const due = deadline && dueDay(deadline, {}, today);
  if (!due) return null;
  const noon = (day: string) => `${day}T12:00:00Z`;
  const before = new Date(Date.parse(noon(due)) - postBeforeDays * DAY_MS).toISOString();
  const post = workingDayUntil(before.slice(0, 10));
  const safe = lastSafePostDay(due);
  const latest = safe > post ? safe : post;
  return {
    state: today <= post ? "early" : today <= latest ? "soon" : "late",
    arrives: formatFullDate(noon(due)),
    post: formatFullDate(noon(post)),
    latest: formatFullDate(noon(latest)),
  };
}
