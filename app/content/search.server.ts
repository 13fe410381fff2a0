import { z } from "zod";
import type { TierCms } from "~/cms/cms.server";
import { readRows } from "~/cms/read";
import { shape } from "~/cms/shape";
import { collectionOf } from "../../contract/collections/all-collections.ts";
import { fold } from "../../contract/text.ts";
import type { CommonFilter, ContentSource } from "./content-source.server";

/** What people type, as the words of the content that it may mean. */
type Alternative = readonly string[];
export type SearchPart = readonly Alternative[];
/** A folded phrase of the editors' table → everything that means the same. */
export type Synonyms = ReadonlyMap<string, readonly string[]>;

const MAX_PARTS = 6;
/** The most rows that Directus gives at once here. */
const SYNONYMS_AT_ONCE = 500;
const MAX_SYNONYM_PAGES = 10;
const MAX_PHRASE_WORDS = 5;
const MAX_FOUND_IN_TEXT = 200;
/** Shorter ones say something else with another ending: "pass" is no "passe". */
const MIN_STEM = 6;
const WITHOUT_WEIGHT = new Set(
  "a ao as com como da das de del della des di do dos du e em et la le na nas no nos o os ou para por que um uma und".split(
    " ",
  ),
);

const wordsOf = (text: string) => fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** Endings that singular and plural have in Portuguese. */
const ENDINGS = [
  ["ao", "oes"],
  ["al", "ais"],
  ["el", "eis"],
  ["m", "ns"],
  ["r", "res"],
  ["", "s"],
] as const;

/** A word as it is, and in the other number. */
function formsOf(word: string): string[] {
  if (word.length < 4) return [word];
  const others = ENDINGS.flatMap(([one, many]) => {
    if (word.endsWith(many)) return [word.slice(0, -many.length) + one];
    return one && word.endsWith(one) ? [word.slice(0, -one.length) + many] : [];
  });
  return [word, ...others];
}

/** By this a phrase is known, whatever its number and small words. */
const keyOf = (words: readonly string[]) =>
  words.map((word) => formsOf(word).sort((a, b) => a.length - b.length)[0]).join(" ");

const weighty = (words: readonly string[]) => words.filter((word) => !WITHOUT_WEIGHT.has(word));

/** Groups of words that mean the same, ready to be looked up. */
export function indexSynonyms(groups: readonly (readonly string[])[]): Synonyms {
  const index = new Map<string, readonly string[]>();
  for (const group of groups) {
    const phrases = [...new Set(group.map((phrase) => wordsOf(phrase).join(" ")))].filter(Boolean);
    for (const phrase of phrases) {
      const key = keyOf(weighty(phrase.split(" ")));
      if (key) index.set(key, [...new Set([...(index.get(key) ?? []), ...phrases])]);
    }
  }
  return index;
}

/** As it stands between spaces in `searchBody`: long phrases by their beginning, short ones whole. */
function placesOf(phrase: string): Alternative[] {
  if (phrase.length >= MIN_STEM) return [[` ${phrase}`]];
  return formsOf(phrase).map((form) => [` ${form} `]);
}

/**
 * Splits what a member typed into parts that must all be found, each by any of its alternatives: the
 * typed words themselves, in both numbers, or what the table says they mean.
 */
export function searchPartsOf(query: string, synonyms: Synonyms): SearchPart[] {
  const typed = wordsOf(query);
  const words = weighty(typed).length > 0 ? weighty(typed) : typed;
  const parts: SearchPart[] = [];
  for (let at = 0; at < words.length && parts.length < MAX_PARTS;) {
    const { length, phrases } = longestPhrase(words.slice(at), synonyms);
    const own = words.slice(at, at + length);
    const asTyped = own.length > 1 ? [own] : formsOf(own[0] ?? "").map((form) => [form]);
    const begun = asTyped.map((found) => found.map((word) => ` ${word}`));
    parts.push([...begun, ...phrases.flatMap(placesOf)]);
    at += length;
  }
  return parts;
}

function longestPhrase(words: readonly string[], synonyms: Synonyms) {
  for (let length = Math.min(words.length, MAX_PHRASE_WORDS); length > 0; length--) {
    const phrases = synonyms.get(keyOf(words.slice(0, length)));
    if (phrases) return { length, phrases };
  }
  return { length: 1, phrases: [] };
}

const synonyms = shape("search_synonyms", {
  term: z.string(),
  words: z.array(z.string()).catch([]),
});

/** The editors' table; without it the search knows what was typed. */
function listSynonyms(cms: TierCms): Promise<Synonyms> {
  return cms
    .cached("content:synonyms", async (ask) => {
      const groups: string[][] = [];
      for (let page = 1; page <= MAX_SYNONYM_PAGES; page++) {
        const rows = await ask(readRows(synonyms, { sort: ["id"], limit: SYNONYMS_AT_ONCE, page }));
        groups.push(...rows.map(({ term, words }) => [term, ...words]));
        if (rows.length < SYNONYMS_AT_ONCE) break;
      }
      return indexSynonyms(groups);
    })
    .catch(() => new Map());
}

/** Rows in which all parts are found, by one text that holds the words. */
function holding(parts: readonly SearchPart[], contains: (text: string) => CommonFilter) {
  return { _and: parts.map((each) => ({ _or: each.map((all) => ({ _and: all.map(contains) })) })) };
}

/**
 * Rows in which all that was typed is found: in title, summary and text for who may read the text; in title
 * and summary alone of kinds that have no text. In
 * lists that also show what the reader may not open, a text is searched only where it may be read, so
 * that no search tells what stands in a locked one.
 */
export async function searchFilter(
  cms: TierCms,
  lists: TierCms,
  source: ContentSource,
  query: string,
): Promise<CommonFilter> {
  const parts = searchPartsOf(query, await listSynonyms(cms));
  const inText = holding(parts, (text) => ({ searchBody: { _contains: text } }));
  const inTeaser = holding(parts, (text) => ({ searchText: { _contains: text.trim() } }));
  // A course has no text of its own: its classes have.
  if (collectionOf(source.kind.name)?.search !== "text") return inTeaser;
  if (lists.tier !== "teaser") return inText;
  if (cms.tier === "teaser") return inTeaser;
  const readable = { _and: [{ status: { _eq: "published" as const } }, inText] };
  const ids = await cms.cached(`${source.kind.name}:found:${JSON.stringify(parts)}`, (ask) =>
    ask(source.ids({ filter: readable, limit: MAX_FOUND_IN_TEXT })),
  );
  if (ids.length === 0) return inTeaser;
  return { _or: [inTeaser, { id: { _in: ids.map(({ id }) => id) } }] };
}
