import { sentencesOf } from "../../../contract/readability.ts";

/** What no blank divides and what looks like an address of the web or of mail. */
const WHOLE = /\S+/gu;
const ADDRESS = /^https?:|^www\.|@|\.(?:ch|com|br|org|eu)(?:\W|$)/iu;
export const WORD =
  /(?<![\p{L}\p{N}])\p{L}[\p{L}\p{M}]*(?:[-'’]\p{L}[\p{L}\p{M}]*)*(?![\p{L}\p{N}])/gu;
/** What joins parts that may stand alone: guarda-chuva, d'assurance. */
export const WORD_JOINT = /[-'’]/u;
/** Where somebody else's words may begin or end. */
const PASSAGE_END = /["“”„«»‹›():;!?…/–—=→]|\s-\s/u;
/** Letters, ordinals and the like say nothing about spelling. */
const SHORTEST = 3;
/** A passage of which so much is unknown is in another language. */
const FOREIGN_FROM = { words: 3, share: 0.6 };

/** As dictionaries write: a letter with its accent in one, the apostrophe of the keyboard. */
export const asWritten = (word: string): string => word.normalize("NFC").replaceAll("’", "'");

/** Names of people and places, and what is written in capitals: no dictionary has them. */
function isName(word: string, isFirst: boolean): boolean {
  const isCapital = /^\p{Lu}/u.test(word);
  return /\p{L}\p{Lu}/u.test(word) || (isCapital && !isFirst);
}

/** A sentence's words that a dictionary does not know, passage by passage; none of a foreign one. */
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
 * Words of a rich text that a dictionary does not know, each once, in its order. Names, addresses and passages
 * in another language are passed over.
 * @param isKnown asked with a word as it stands, then in small letters
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
