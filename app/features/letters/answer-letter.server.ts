import { swissLanguages, type SwissLanguage } from "../../../contract/switzerland/codes.ts";
import { DAY_MS } from "../../../contract/shared/time.ts";
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
  language: SwissLanguage;
  problems: Record<string, LetterProblem>;
  /** Null while a field keeps it from being written. */
  written: { original: WrittenLetter; portuguese: WrittenLetter; text: string } | null;
};

/** Reads the form and writes the letter. Nothing of it is stored. */
export function answerLetter(letter: Letter, form: FormData): LetterAnswer {
  const typed = (name: string) => {
    const value = form.get(name);
    return typeof value === "string" ? value.trim() : "";
  };
  const names = [...COMMON_FIELDS, ...letter.fields.map(({ name }) => name)];
  const values = Object.fromEntries(names.map((name) => [name, typed(name)]));
  const language = swissLanguages.find((each) => each === typed("language")) ?? "de";
  const problems = letterProblems(letter, values);
  if (Object.keys(problems).length > 0) return { values, language, problems, written: null };
  const original = writeLetter(letter, values, language);
  return {
    ...{ values, language, problems },
    written: {
      original,
      portuguese: writeLetter(letter, values, "pt"),
      text: letterText(original),
    },
  };
}

/**
 * The last working day on which the letter should be posted, in words; null for a letter without a deadline.
 * @param today YYYY-MM-DD
 */
export function postingDay(
  { deadline, postBeforeDays }: Pick<Letter, "deadline" | "postBeforeDays">,
  today: string,
): { arrives: string; post: string; isLate: boolean } | null {
  const due = deadline && dueDay(deadline, {}, today);
  if (!due) return null;
  const noon = (day: string) => `${day}T12:00:00Z`;
  const before = new Date(Date.parse(noon(due)) - postBeforeDays * DAY_MS).toISOString();
  const post = workingDayUntil(before.slice(0, 10));
  return {
    arrives: formatFullDate(noon(due)),
    post: formatFullDate(noon(post)),
    isLate: post < today,
  };
}
