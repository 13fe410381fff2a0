import { areas, isPlannedArea } from "../shared/areas.ts";
import { fold } from "../shared/text.ts";
import { shownKinds } from "./kinds.ts";

export const searchKinds = [
  ...shownKinds,
  "forum",
  "people",
  "offers",
  "glossary",
  "cantons",
  "tools",
  "help",
] as const;
export type SearchKind = (typeof searchKinds)[number];

/** `open`: readable now; `locked`: for paying members. */
export const searchAccesses = ["open", "locked"] as const;
export type SearchAccess = (typeof searchAccesses)[number];

/** Results of an area appear once it is open. Some tools, such as the glossary, belong to no area. */
function hasOpenArea(kind: SearchKind): boolean {
  if (kind === "offers") return areas.classifieds.isOpen;
  return kind === "tools" || !isPlannedArea(kind) || areas[kind].isOpen;
}

export const openSearchKinds = (): SearchKind[] => searchKinds.filter(hasOpenArea);

export const searchPeriods = { week: 7, month: 30, year: 365 } as const;
export type SearchPeriod = keyof typeof searchPeriods;

const THOUSANDS = /(?<=\d)['’.](?=\d{3}(?!\d))/g;

/** Phonetic signs (ˈ, ʼ) count as letters; PostgreSQL takes some of them for quotes. */
const SOUNDS = /\p{Lm}+/gu;
/** Longer strings are not words, and no index holds them. */
const MAX_WORD = 100;

/** Letters and digits of a text as words, split alike for search and index; `2’500` is one number. */
export const wordsOf = (text: string): string[] =>
  (
    text
      .normalize("NFC")
      .replace(THOUSANDS, "")
      .replaceAll("\u0149", "n")
      .replace(SOUNDS, "")
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  ).filter((word) => word.length <= MAX_WORD);

/** Plural endings that the stemmer mistakes → the endings of the singular. */
const PLURALS: readonly (readonly [ending: RegExp, singular: string])[] = [
  [/(?:ões|oes|ães|aes|ãos)$/, "ão"],
  [/veis$/, "vel"],
  [/éis$/, "el"],
  [/óis$/, "ol"],
  [/ais$/, "al"],
  [/eis$/, "il"],
  [/ns$/, "m"],
];
const MIN_PLURAL = 5;

/** Singular of a Portuguese word if its ending is a known plural; otherwise unchanged. */
export function singularOf(word: string): string {
  if (word.length < MIN_PLURAL) return word;
  for (const [ending, singular] of PLURALS) {
    if (ending.test(word)) return word.replace(ending, singular);
  }
  return word;
}

/** Equal for texts that differ only in accents, case and signs. */
export const foldedPhrase = (text: string): string => wordsOf(fold(text)).join(" ");

/** Shorter words are not corrected: too many other words differ by one letter. */
export const MIN_CORRECTED = 5;

/** The word with each pair of neighboring letters swapped; trigrams miss this typing error. */
export function swapsOf(word: string): string[] {
  const letters = [...word];
  return letters.slice(1).map((letter, at) => {
    const swapped = [...letters];
    swapped[at + 1] = letters[at] ?? "";
    swapped[at] = letter;
    return swapped.join("");
  });
}

/** True if two words differ by one inserted, missing, wrong or swapped letter. */
export function isOneErrorAway(first: string, second: string): boolean {
  const [short, long] = [[...first], [...second]].sort((a, b) => a.length - b.length) as [
    string[],
    string[],
  ];
  if (long.length - short.length > 1) return false;
  const at = long.findIndex((letter, index) => letter !== short[index]);
  if (at < 0) return false;
  const rest = (letters: string[], from: number) => letters.slice(from).join("");
  if (short.length < long.length) return rest(short, at) === rest(long, at + 1);
  if (rest(short, at + 1) === rest(long, at + 1)) return true;
  return swapsOf(first).includes(second);
}
