import { plainText } from "./plain-text.ts";

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
const FEWEST_WORDS = 30;
const LONG_SENTENCE_WORDS = 30;
const MOST_TOLD = 3;

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
  if (words.length < FEWEST_WORDS) return null;
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
      .slice(0, MOST_TOLD),
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
