import type { SwissLanguage } from "../switzerland/codes.ts";

/** Text of a phrase as it is spoken: on one line, without the dash of a dialogue. */
export const phraseText = (written: string): string =>
  written
    .replaceAll(/\s+/g, " ")
    .replace(/^ ?[–-] /, "")
    .trim();

const GERMAN_CELLS = /<td lang="de">([^<]+)</g;

/** German phrases in the tables of a text, in order. */
export const listGermanPhrases = (html: string): string[] =>
  [...html.matchAll(GERMAN_CELLS)].map(([, written = ""]) => phraseText(written));

const FNV_OFFSET = 0x81_1c_9d_c5;
const FNV_PRIME = 0x01_00_01_93;

/** Name of the phrase's recording, without folder and ending: the FNV-1a hash of language and text. */
export function recordingName(language: SwissLanguage, phrase: string): string {
  let hash = FNV_OFFSET;
  for (const byte of new TextEncoder().encode(`${language} ${phrase}`)) {
    hash = Math.imul(hash ^ byte, FNV_PRIME);
  }
  return (hash >>> 0).toString(16).padStart(8, "0");
}

/** Address of a recording, as a file in `public/`. */
export const recordingPath = (name: string): string => `/speech/${name}.m4a`;
