import { plainText } from "./plain-text.ts";

/** How easily a Portuguese text is read. */
export type Readability = {
  words: number;
  wordsPerSentence: number;
  /** From 0, very hard, to 100, very easy. */
  score: number;
  level: "veryEasy" | "easy" | "hard" | "veryHard";
  /** Sentences that are longer than most readers hold, whole. */
  longSentences: string[];
};

/** Fewer say nothing. */
const FEWEST_WORDS = 30;
const LONG_SENTENCE_WORDS = 30;
const MOST_TOLD = 3;

/** Where a block ends or a list begins a sentence ends, whether it has a sign or not. */
const BLOCK_END = /<\/(?:p|h[1-6]|li|td|th|blockquote|div)>|<(?:ul|ol|li)\b[^<>]*>|<br\s*\/?>/gi;
const SENTENCE_END = /(?<=[.!?…])["”»)]*\s+(?=["“«(]?[\p{Lu}\p{N}])/u;
const WORD = /\p{L}[\p{L}\p{M}'’-]*/gu;
/** Vowels that are said together count once: a nasal or a weak one after another. */
const SYLLABLE = /(?:ão|ãe|õe|[aeoáéóâêôà][iu]|[aeiouáéíóúâêôãõàyü])/giu;

/** Where "u" is no vowel: quadro, quero, água, guerra. */
const SILENT_U = /[qg]u(?=[aeiáéíâêã])|qu(?=[oóô])/gi;

const syllablesIn = (word: string): number =>
  Math.max(1, word.replaceAll(SILENT_U, "q").match(SYLLABLE)?.length ?? 1);

const wordsIn = (text: string): string[] => text.match(WORD) ?? [];

function levelOf(score: number): Readability["level"] {
  if (score >= 75) return "veryEasy";
  if (score >= 50) return "easy";
  return score >= 25 ? "hard" : "veryHard";
}

/** The sentences of a rich text. */
export function sentencesOf(html: string): string[] {
  // A line that breaks in the markup is a space to who reads.
  const lines = html.replaceAll(/\s+/g, " ").replaceAll(BLOCK_END, "\n").split("\n").map(plainText);
  return lines
    .flatMap((line) => line.split(SENTENCE_END))
    .filter((sentence) => wordsIn(sentence).length > 0);
}

/**
 * Flesch's ease of reading as it was adapted to Brazilian Portuguese: 248.835 − 1.015 × words per sentence −
 * 84.6 × syllables per word (Martins, Ghiraldelo, Nunes, Oliveira Jr., "Readability formulas applied to
 * textbooks in Brazilian Portuguese", ICMSC-USP 1996). Syllables are counted by their vowels.
 * @returns null for a text that is too short to say anything.
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

/** Endings and letters that words of Swiss offices have and Portuguese ones don't. */
const FOREIGN =
  /(?:ung|ungen|schein|scheine|amt|ämter|kasse|kassen|steuer|steuern|versicherung|ausweis|bewilligung|vertrag|gesetz|geld)$|[äöüß]/i;

/** Words of a text that look German and that no term of the glossary explains, each once, in its order. */
export function unexplainedWords(html: string, terms: readonly string[]): string[] {
  const known = new Set(terms.flatMap(wordsIn).map((word) => word.toLowerCase()));
  const foreign = sentencesOf(html)
    .flatMap(wordsIn)
    .filter((word) => /^\p{Lu}/u.test(word) && FOREIGN.test(word));
  return [...new Set(foreign)].filter((word) => !known.has(word.toLowerCase()));
}
