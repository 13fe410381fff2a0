import { createHunspellFromStrings, type Hunspell } from "hunspell-wasm";

/** A dictionary as Hunspell reads it: rules of inflection and words. */
export type Dictionary = { affixes: string; words: string };

/** Whether a word is written as the dictionary writes it. */
export type Speller = { isKnown: (word: string) => boolean };

/**
 * Reads the dictionary when it is first asked for, once: it takes half a second and 45 MB, and who edits
 * nothing needs neither.
 */
export function createSpeller(read: () => Promise<Dictionary>): () => Promise<Speller> {
  let hunspell: Promise<Hunspell> | null = null;
  const load = async () => {
    const { affixes, words } = await read();
    return createHunspellFromStrings(affixes, words);
  };
  return async () => {
    hunspell ??= load().catch((error: unknown) => {
      hunspell = null;
      throw error;
    });
    const loaded = await hunspell;
    return { isKnown: (word) => loaded.testSpelling(word) };
  };
}
