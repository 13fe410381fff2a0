import type { ClassKind } from "./classes.ts";
import { plainText } from "./plain-text.ts";
import type { Question } from "./quiz.ts";

/** Average reader of this kind of text. */
const WORDS_PER_MINUTE = 200;
/** Time to think about a question and read its solution, beyond reading the question. */
const QUESTION_SECONDS = 30;
const MINUTE_SECONDS = 60;

export const countWords = (html: string): number =>
  plainText(html).split(/\s+/).filter(Boolean).length;

/** Whole minutes for an average reader, at least one. */
export const readingMinutes = (html: string): number =>
  Math.max(1, Math.round(countWords(html) / WORDS_PER_MINUTE));

type ClassContent = {
  body: string;
  questions: readonly Pick<Question, "question" | "options" | "explanation">[];
  /** Length of the video; 0 without one. */
  filmSec: number;
};

/** Whole minutes of a class: video, text and questions. */
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

/** True if an editor enters the minutes: live events and files have no measurable length. */
export const hasWrittenMinutes = (kind: ClassKind): boolean => kind === "live" || kind === "file";
