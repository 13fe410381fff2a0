import type { ClassKind } from "./classes.ts";
import { plainText } from "./plain-text.ts";
import type { Question } from "./quiz.ts";

/** How fast an average reader reads texts of this kind. */
const WORDS_PER_MINUTE = 200;
/** Thinking about a question and reading what is right, beside reading the question itself. */
const QUESTION_SECONDS = 30;
const MINUTE_SECONDS = 60;

export const countWords = (html: string): number =>
  plainText(html).split(/\s+/).filter(Boolean).length;

/** Whole minutes an average reader needs, at least one. */
export const readingMinutes = (html: string): number =>
  Math.max(1, Math.round(countWords(html) / WORDS_PER_MINUTE));

type ClassContent = {
  body: string;
  questions: readonly Pick<Question, "question" | "options" | "explanation">[];
  /** Of its film; 0 without one. */
  filmSec: number;
};

/** Whole minutes that a class takes: its film, its text and its questions. */
export function classMinutes({ body, questions, filmSec }: ClassContent): number {
  const words = [
    body,
    ...questions.flatMap(({ question, options, explanation }) => [
      question,
      ...options,
      explanation,
    ]),
  ].reduce((sum, text) => sum + countWords(text), 0);
  const seconds =
    filmSec + (words * MINUTE_SECONDS) / WORDS_PER_MINUTE + questions.length * QUESTION_SECONDS;
  return Math.max(1, Math.round(seconds / MINUTE_SECONDS));
}

/** What happens live or in a file has no length that its content shows: its editor writes the minutes. */
export const hasWrittenMinutes = (kind: ClassKind): boolean => kind === "live" || kind === "file";
