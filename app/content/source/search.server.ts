import { z } from "zod";
import type { TierCms } from "~/cms/cms.server";
import { readRows } from "~/cms/read";
import { shape } from "~/cms/shape";
import { collectionOf } from "../../../contract/collections/all-collections.ts";
import { fold } from "../../../contract/shared/text.ts";
import type { CommonFilter, ContentSource } from "./content-source.server";

type Alternative = readonly string[];
export type SearchPart = readonly Alternative[];
export type Synonyms = ReadonlyMap<string, readonly string[]>;

const MAX_PARTS = 6;
const SYNONYMS_AT_ONCE = 500;
const MAX_SYNONYM_PAGES = 10;
const MAX_PHRASE_WORDS = 5;
const MAX_FOUND_IN_TEXT = 200;
/** Shorter words change their meaning with another ending: "pass" is not "passe". */
const MIN_STEM = 6;
const WITHOUT_WEIGHT = new Set(
  "a ao as com como da das de del della des di do dos du e em et la le na nas no nos o os ou para por que um uma und".split(
    " ",
  ),
);

const wordsOf = (text: string) => fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];

const ENDINGS = [
  ["ao", "oes"],
  ["al", "ais"],
  ["el", "eis"],
  ["m", "ns"],
  ["r", "res"],
  ["", "s"],
] as const;

function formsOf(word: string): string[] {
  if (word.length < 4) return [word];
  const others = ENDINGS.flatMap(([one, many]) => {
    if (word.endsWith(many)) return [word.slice(0, -many.length) + one];
    return one && word.endsWith(one) ? [word.slice(0, -one.length) + many] : [];
  });
  return [word, ...others];
}

const keyOf = (words: readonly string[]) =>
  words.map((word) => formsOf(word).sort((a, b) => a.length - b.length)[0]).join(" ");

const weighty = (words: readonly string[]) => words.filter((word) => !WITHOUT_WEIGHT.has(word));

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

/**
 * The text to find in `searchBody`, where words have spaces around them: prefix match for long phrases,
 * whole match for short ones.
 */
function placesOf(phrase: string): Alternative[] {
  if (phrase.length >= MIN_STEM) return [[` ${phrase}`]];
  return formsOf(phrase).map((form) => [` ${form} `]);
}

/**
 * Splits a query into parts that must all match. A part matches through any of its alternatives: the typed
 * words in singular and plural, or their synonyms.
 */
export function searchPartsOf(query: string, synonyms: Synonyms): SearchPart[] {
  const typed = wordsOf(query);
  const words = weighty(typed).length > 0 ? weighty(typed) : typed;
  const parts: SearchPart[] = [];
  for (let at = 0; at < words.length && parts.length < MAX_PARTS;) {
    const { length, phrases } = longestPhrase(words.slice(at), synonyms);
    const own = words.slice(at, at + length);
    const asTyped = own.length > 1 ? [own] : formsOf(own[0] ?? "").map((form) => [form]);
    const started = asTyped.map((found) => found.map((word) => ` ${word}`));
    parts.push([...started, ...phrases.flatMap(placesOf)]);
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

/** If they can't be loaded, the search uses only the typed words. */
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

function holding(parts: readonly SearchPart[], contains: (text: string) => CommonFilter) {
  return { _and: parts.map((each) => ({ _or: each.map((all) => ({ _and: all.map(contains) })) })) };
}

/**
 * Filter for rows that match the query: in title, summary and text if the reader may read the text; in
 * title and summary for kinds without a text. Lists with locked items search only readable texts, so that a
 * search can't reveal locked content.
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
  // A course has no text of its own; its classes do.
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
