import { fold } from "./text.ts";

/** Characters of an idea. */
export const IDEA_TITLE_LENGTH = { min: 5, max: 120 } as const;
export const IDEA_BODY_MAX_LENGTH = 5_000;

/** So many ideas may one member write within a day. */
export const MAX_IDEAS_A_DAY = 10;
/** The path of an idea's page, without locale. */
export const ideaPath = (id: string): `/app/feedback/${string}` => `/app/feedback/${id}`;

/** So many of the ideas that stand are compared with a new one, the most wanted first. */
export const MAX_IDEAS_COMPARED = 500;
/** So much of the words of two titles must be the same. */
const SIMILAR_FROM = 0.5;

/** Why an idea, or a vote for one, is refused. */
export const IDEA_REFUSALS = {
  /** There is one like it, and its author did not say that it is another. */
  similar: "IDEA_SIMILAR",
  limit: "IDEA_LIMIT",
  /** It repeats another one, which has its votes. */
  merged: "IDEA_MERGED",
} as const;

const MAX_WORDS = 8;
const WORDS_WITHOUT_WEIGHT = new Set(
  "com como das dos ela ele esta este eu isso mas meu minha nao nas nos para pela pelo por posso que quero sem ser sobre tem uma umas uns".split(
    " ",
  ),
);

/** The words of a question that say what it is about. */
export function wordsOf(question: string): string[] {
  const words = fold(question)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 2 && !WORDS_WITHOUT_WEIGHT.has(word));
  return [...new Set(words)].slice(0, MAX_WORDS);
}

/** How much of the words of two titles is the same, 0 to 1. */
export function similarity(one: string, other: string): number {
  const [left, right] = [new Set(wordsOf(one)), new Set(wordsOf(other))];
  const shared = [...left].filter((word) => right.has(word)).length;
  const smaller = Math.min(left.size, right.size);
  return smaller === 0 ? Number(fold(one.trim()) === fold(other.trim())) : shared / smaller;
}

/** The ideas whose titles may mean the same, the most similar first. */
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
