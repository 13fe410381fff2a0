import { areas, type PlannedArea } from "./areas.ts";
import { fold } from "./text.ts";

/** What the search finds, in the order in which its kinds are named. */
export const searchKinds = [
  "news",
  "articles",
  "videos",
  "courses",
  "forum",
  "people",
  "offers",
  "glossary",
  "cantons",
  "tools",
  "help",
] as const;
export type SearchKind = (typeof searchKinds)[number];

/** What one may open at once, and what is for members who pay. */
export const searchAccesses = ["open", "locked"] as const;
export type SearchAccess = (typeof searchAccesses)[number];

/** Kinds whose pages belong to an area are found once it is open. */
const areaOf: Partial<Record<SearchKind, PlannedArea>> = {
  news: "news",
  articles: "articles",
  videos: "videos",
  courses: "courses",
  forum: "forum",
  offers: "classifieds",
  cantons: "cantons",
};

/** Kinds that lead to pages that exist. */
export const openSearchKinds = (): SearchKind[] =>
  searchKinds.filter((kind) => {
    const area = areaOf[kind];
    return !area || areas[area].isOpen;
  });

export const QUERY_MIN_LENGTH = 2;
export const QUERY_MAX_LENGTH = 200;
/** Results on a page, and how far one can page. */
export const RESULTS_PER_PAGE = 20;
export const MAX_RESULT_PAGES = 10;

/** How far back a search may look. */
export const searchPeriods = { week: 7, month: 30, year: 365 } as const;
export type SearchPeriod = keyof typeof searchPeriods;

const THOUSANDS = /(?<=\d)['’.](?=\d{3}(?!\d))/g;

/** Signs of sounds (ˈ, ʼ) stand among the letters; PostgreSQL takes some of them for quotes. */
const SOUNDS = /\p{Lm}+/gu;
/** What is longer is no word, and no index holds it. */
const MAX_WORD = 100;

/** Letters and digits of a text, word by word, as search and index both cut it; `2’500` is one number. */
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

/** Endings of plurals that the stemmer takes for something else → those of their singular. */
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

/** A Portuguese word in its singular, where its ending tells one; others as they are. */
export function singularOf(word: string): string {
  if (word.length < MIN_PLURAL) return word;
  for (const [ending, singular] of PLURALS) {
    if (ending.test(word)) return word.replace(ending, singular);
  }
  return word;
}

/** Two texts that differ in accents, case and signs alone have the same. */
export const foldedPhrase = (text: string): string => wordsOf(fold(text)).join(" ");
