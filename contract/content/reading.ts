import type { ClassKind } from "./courses.ts";
import { plainText } from "./rich-text.ts";
import type { Question } from "./quiz.ts";
import { MINUTE_SECONDS } from "../shared/time.ts";

/**
 * Reading progress: the position of the paragraph at the top of the screen, in percent of all paragraphs.
 * 100 is saved once the end of the text was on screen. The text then stays read.
 */
export const READ_PCT = 100;
const RESUMED_FROM_PCT = 5;

/** A valid position; anything but a number is the start. */
export function readingPosition(value: unknown): number {
  const position = Math.round(Number(value));
  return Number.isFinite(position) ? Math.min(READ_PCT, Math.max(0, position)) : 0;
}

/** True if resuming makes sense: neither near the start nor at the end. */
export const canResume = (positionPct: number): boolean =>
  positionPct >= RESUMED_FROM_PCT && positionPct < READ_PCT;

export const READING_SAVE_INTERVAL_MS = 10_000;

/** Reasons for "not useful", in the order of the form. */
export const feedbackReasons = ["outdated", "unclear", "wrong", "incomplete", "other"] as const;
export type FeedbackReason = (typeof feedbackReasons)[number];

export const MAX_FEEDBACK_NOTE = 1_000;

export const TEXT_SIZES = 4;
export const SPEECH_RATES = [0.75, 1, 1.25, 1.5] as const;

/** A member's reading settings, on all devices. */
export type ReadingChoices = {
  /** 0 is the default size. */
  size: number;
  /** Shows the text alone. */
  isCalm: boolean;
  rate: (typeof SPEECH_RATES)[number];
  /** Compares content with the member's own data. */
  isPersonal: boolean;
  /** Prefers plain-language texts where editors wrote them. */
  isPlain: boolean;
};

export const usualChoices: ReadingChoices = {
  size: 0,
  isCalm: false,
  rate: 1,
  isPersonal: true,
  isPlain: false,
};

/** Speed of an average reader of this kind of text. */
const WORDS_PER_MINUTE = 200;
/** Time to think about a question and read its solution, beyond reading the question. */
const QUESTION_SECONDS = 30;

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

export type Readability = {
  words: number;
  wordsPerSentence: number;
  /** From 0, very hard, to 100, very easy. */
  score: number;
  level: "veryEasy" | "easy" | "hard" | "veryHard";
  /** Sentences that are too long for most readers. */
  longSentences: string[];
};

/** Shorter texts have no reliable score. */
const MIN_SCORED_WORDS = 30;
const LONG_SENTENCE_WORDS = 30;
const MAX_REPORTED = 3;

/** The end of a block or the start of a list ends a sentence, with or without punctuation. */
const BLOCK_END = /<\/(?:p|h[1-6]|li|td|th|blockquote|div)>|<(?:ul|ol|li)\b[^<>]*>|<br\s*\/?>/gi;
const SENTENCE_END = /(?<=[.!?…])["”»)]*\s+(?=["“«(]?[\p{Lu}\p{N}])/u;
const WORD = /\p{L}[\p{L}\p{M}'’-]*/gu;
/** Diphthongs count as one vowel. */
const SYLLABLE = /(?:ão|ãe|õe|[aeoáéóâêôà][iu]|[aeiouáéíóúâêôãõàyü])/giu;

/** A silent "u": quadro, quero, água, guerra. */
const SILENT_U = /[qg]u(?=[aeiáéíâêã])|qu(?=[oóô])/gi;

const syllablesIn = (word: string): number =>
  Math.max(1, word.replaceAll(SILENT_U, "q").match(SYLLABLE)?.length ?? 1);

const wordsIn = (text: string): string[] => text.match(WORD) ?? [];

function levelOf(score: number): Readability["level"] {
  if (score >= 75) return "veryEasy";
  if (score >= 50) return "easy";
  return score >= 25 ? "hard" : "veryHard";
}

export function sentencesOf(html: string): string[] {
  // A line break in the markup is a space to readers.
  const lines = html.replaceAll(/\s+/g, " ").replaceAll(BLOCK_END, "\n").split("\n").map(plainText);
  return lines
    .flatMap((line) => line.split(SENTENCE_END))
    .filter((sentence) => wordsIn(sentence).length > 0);
}

/**
 * Flesch reading ease adapted to Brazilian Portuguese: 248.835 − 1.015 × words per sentence − 84.6 ×
 * syllables per word (Martins, Ghiraldelo, Nunes, Oliveira Jr., "Readability formulas applied to textbooks
 * in Brazilian Portuguese", ICMSC-USP 1996). Syllables are counted by their vowels.
 * @returns null if the text is too short for a score
 */
export function readabilityOf(html: string): Readability | null {
  const sentences = sentencesOf(html);
  const words = sentences.flatMap(wordsIn);
  if (words.length < MIN_SCORED_WORDS) return null;
  const wordsPerSentence = words.length / sentences.length;
  const perWord = words.reduce((sum, word) => sum + syllablesIn(word), 0) / words.length;
  const ease = 248.835 - 1.015 * wordsPerSentence - 84.6 * perWord;
  const score = Math.round(Math.min(100, Math.max(0, ease)));
  return {
    words: words.length,
    wordsPerSentence: Math.round(wordsPerSentence),
    score,
    level: levelOf(score),
    longSentences: sentences
      .filter((sentence) => wordsIn(sentence).length > LONG_SENTENCE_WORDS)
      .slice(0, MAX_REPORTED),
  };
}

/** Endings and letters of Swiss office terms that Portuguese words do not have. */
const FOREIGN =
  /(?:ung|ungen|schein|scheine|amt|ämter|kasse|kassen|steuer|steuern|versicherung|ausweis|bewilligung|vertrag|gesetz|geld)$|[äöüß]/i;

/** Words that look German and are not in the glossary, in order, without duplicates. */
export function unexplainedWords(html: string, terms: readonly string[]): string[] {
  const known = new Set(terms.flatMap(wordsIn).map((word) => word.toLowerCase()));
  const foreign = sentencesOf(html)
    .flatMap(wordsIn)
    .filter((word) => /^\p{Lu}/u.test(word) && FOREIGN.test(word));
  return [...new Set(foreign)].filter((word) => !known.has(word.toLowerCase()));
}
