type Part = { text: string; isStem: boolean };

/** Phrases as they are looked for in a message's words. */
export type Phrases = readonly (readonly Part[])[];

/** Reads phrases as they are written down: "nunca pag*, cuidado" (a star: all that begins so). */
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

/** True when one of the phrases stands in the words, its words side by side. */
export function hasPhrase(words: readonly string[], phrases: Phrases): boolean {
  return phrases.some((phrase) =>
    words.some((_, at) => phrase.every((part, ahead) => isPart(words[at + ahead], part))),
  );
}
