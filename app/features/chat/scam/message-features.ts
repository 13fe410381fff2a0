import { conceptsOf } from "./concepts.ts";
import { messageWords } from "./message-words.ts";
import { listPatterns, type ScamPattern } from "./scam-patterns.ts";

const STEM_LETTERS = 6;
/** Character n-grams match misspelt words. */
const PIECE_LETTERS = [3, 4, 5];
/** A pattern is stronger evidence than a word. */
const PATTERN_WEIGHT = 4;

function stemsOf(words: readonly string[]): string[] {
  const stems = words.map((word) => word.slice(0, STEM_LETTERS));
  const neighbors = stems.slice(1).map((stem, at) => `${stems[at]} ${stem}`);
  return [...stems.filter((stem) => stem !== "."), ...neighbors];
}

function piecesOf(word: string): string[] {
  const whole = `_${word}_`;
  return PIECE_LETTERS.flatMap((letters) =>
    Array.from(
      { length: Math.max(0, whole.length - letters + 1) },
      (_, at) => `~${whole.slice(at, at + letters)}`,
    ),
  );
}

function pairsOf(concepts: readonly string[]): string[] {
  return concepts.flatMap((first, at) =>
    concepts.slice(at + 1).map((second) => `#${first}+${second}`),
  );
}

function times(count: number, name: string): string[] {
  return Array.from({ length: count }, (_, at) => `!${at}${name}`);
}

function heavily(patterns: readonly ScamPattern[]): string[] {
  const named = patterns.flatMap(({ name }) => times(PATTERN_WEIGHT, name));
  const any = patterns.length > 0 ? times(PATTERN_WEIGHT, "any") : [];
  const several = patterns.length > 1 ? times(PATTERN_WEIGHT, "several") : [];
  return [...named, ...any, ...several];
}

export type MessageFeatures = {
  concepts: readonly string[];
  patterns: readonly ScamPattern[];
  all: ReadonlySet<string>;
};

export function messageFeatures(text: string): MessageFeatures {
  const words = messageWords(text);
  const concepts = [...new Set(words.flatMap(conceptsOf))].sort();
  const patterns = listPatterns(words);
  const all = new Set([
    ...stemsOf(words),
    ...words.flatMap(piecesOf),
    ...concepts.map((concept) => `#${concept}`),
    ...pairsOf(concepts),
    ...heavily(patterns),
  ]);
  return { concepts, patterns, all };
}
