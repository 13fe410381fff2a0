type Part = { text: string; isStem: boolean };

export type Phrases = readonly (readonly Part[])[];

/** A star in "nunca pag*, cuidado" matches any ending. */
export function readPhrases(written: string): Phrases {
  return written.split(", ").map((phrase) =>
    phrase.split(" ").map((part) => ({
      text: part.replace("*", ""),
      isStem: part.endsWith("*"),
    })),
  );
}

function isPart(word: string | undefined, { text, isStem }: Part): boolean {
  if (word === undefined) return false;
  return isStem ? word.startsWith(text) : word === text;
}

export function hasPhrase(words: readonly string[], phrases: Phrases): boolean {
  return phrases.some((phrase) =>
    words.some((_, at) => phrase.every((part, ahead) => isPart(words[at + ahead], part))),
  );
}
