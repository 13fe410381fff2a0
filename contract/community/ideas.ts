import { fold } from "../shared/text.ts";

export const IDEA_TITLE_LENGTH = { min: 5, max: 120 } as const;
export const IDEA_BODY_MAX_LENGTH = 5_000;

export const MAX_IDEAS_A_DAY = 10;
export const ideaPath = (id: string): `/app/feedback/${string}` => `/app/feedback/${id}`;

/** Number of ideas compared with a new one, most votes first. */
export const MAX_IDEAS_COMPARED = 500;
/** Minimum share of common words for similar titles. */
const SIMILAR_FROM = 0.5;

export const IDEA_REFUSALS = {
  /** A similar idea exists and the author did not confirm that this one differs. */
  similar: "IDEA_SIMILAR",
  limit: "IDEA_LIMIT",
  /** The idea was merged into another one, which has its votes. */
  merged: "IDEA_MERGED",
} as const;

const MAX_WORDS = 8;
const STOP_WORDS = new Set(
  "com como das dos ela ele esta este eu isso mas meu minha nao nas nos para pela pelo por posso que quero sem ser sobre tem uma umas uns".split(
    " ",
  ),
);

/** Significant words of a question. */
export function wordsOf(question: string): string[] {
  const words = fold(question)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 2 && !STOP_WORDS.has(word));
  return [...new Set(words)].slice(0, MAX_WORDS);
}

/** Share of common words of two titles, 0 to 1. */
export function similarity(one: string, other: string): number {
  const [left, right] = [new Set(wordsOf(one)), new Set(wordsOf(other))];
  const shared = [...left].filter((word) => right.has(word)).length;
  const smaller = Math.min(left.size, right.size);
  return smaller === 0 ? Number(fold(one.trim()) === fold(other.trim())) : shared / smaller;
}

export function similarTo<Idea extends { title: string }>(
  title: string,
  ideas: readonly Idea[],
): Idea[] {
  return ideas
    .map((idea) => ({ idea, weight: similarity(idea.title, title) }))
    .filter(({ weight }) => weight >= SIMILAR_FROM)
    .sort((one, other) => other.weight - one.weight)
    .map(({ idea }) => idea);
}
