import { sentencesOf } from "../../../../contract/content/reading.ts";

const WHOLE = /\S+/gu;
const ADDRESS = /^https?:|^www\.|@|\.(?:ch|com|br|org|eu)(?:\W|$)/iu;
export const WORD =
  /(?<![\p{L}\p{N}])\p{L}[\p{L}\p{M}]*(?:[-'’]\p{L}[\p{L}\p{M}]*)*(?![\p{L}\p{N}])/gu;
export const WORD_JOINT = /[-'’]/u;
const PASSAGE_END = /["“”„«»‹›():;!?…/–—=→]|\s-\s/u;
const SHORTEST = 3;
/** A passage with this share of unknown words is in another language. */
const FOREIGN_FROM = { words: 3, share: 0.6 };

/** Normalizes to the dictionary's spelling: composed accents and the straight apostrophe. */
export const asWritten = (word: string): string => word.normalize("NFC").replaceAll("’", "'");

function isName(word: string, isFirst: boolean): boolean {
  const isCapital = /^\p{Lu}/u.test(word);
  return /\p{L}\p{Lu}/u.test(word) || (isCapital && !isFirst);
}

function unknownIn(passage: string, at: number, isKnown: (word: string) => boolean): string[] {
  const isRight = (word: string) => [word, word.toLowerCase()].map(asWritten).some(isKnown);
  const isUnknown = (word: string) => !isRight(word) && !word.split(WORD_JOINT).every(isRight);
  const words = passage.match(WORD) ?? [];
  const unknown = words.filter(isUnknown);
  const isForeign =
    unknown.length >= FOREIGN_FROM.words && unknown.length >= words.length * FOREIGN_FROM.share;
  if (isForeign) return [];
  return unknown.filter(
    (word) => word.length >= SHORTEST && !isName(word, at === 0 && word === words[0]),
  );
}

/**
 * Unknown words of a rich text, without duplicates, in order. Skips names, addresses and passages in
 * another language.
 * @param isKnown called with the word as written, then in lower case
 */
export function unknownWords(html: string, isKnown: (word: string) => boolean): string[] {
  const unknown = sentencesOf(html).flatMap((sentence) =>
    sentence
      .replaceAll(WHOLE, (whole) => (ADDRESS.test(whole) ? " " : whole))
      .split(PASSAGE_END)
      .flatMap((passage, at) => unknownIn(passage, at, isKnown)),
  );
  return [...new Set(unknown)];
}
