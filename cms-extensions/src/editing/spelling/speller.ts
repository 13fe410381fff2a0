import { createHunspellFromStrings, type Hunspell } from "hunspell-wasm";

export type Dictionary = { affixes: string; words: string };

export type Speller = { isKnown: (word: string) => boolean };

/**
 * Loads the dictionary once, at the first call: it needs half a second and 45 MB, which only editors should
 * cost.
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
