import type {
  SearchGroups,
  SearchHit,
  SearchResults,
  SearchResultsInput,
} from "../../../contract/api/search-v1.ts";
import {
  foldedPhrase,
  MAX_RESULT_PAGES,
  openSearchKinds,
  RESULTS_PER_PAGE,
  searchKinds,
  searchPeriods,
} from "../../../contract/search.ts";
import type { Database } from "../../db/database.ts";
import { zurichDayOf } from "../../zurich-day.ts";
import { findAnswer } from "./answers/answer.ts";
import { findDocuments, listFindable } from "./hits/found.repository.ts";
import type { Choice, Found, FoundRow, Wanted } from "./hits/found.repository.ts";
import { markText, snippetOf } from "./hits/highlight.ts";
import type { IsSought } from "./hits/highlight.ts";
import { expandQuery } from "./query/expand-query.ts";
import type { ExpandedQuery, ExpandOptions } from "./query/expand-query.ts";
import { parseQuery } from "./query/parse-query.ts";
import type { ParsedQuery } from "./query/parse-query.ts";
import { conceptText, noneOf } from "./query/tsquery.ts";
import type { NoteMiss } from "./misses/misses.ts";
import { listForms, listWordsAlike } from "./words/words.repository.ts";

/** Who searches: what they may read decides what they find. */
export type Searcher = {
  mayReadAll: boolean;
  directusUserId: string;
  /** Whom they blocked, by ids of Directus: what those wrote is neither found nor shown. */
  hiddenAuthors: readonly string[];
};

export type SearchService = {
  /** The best of each kind, while somebody types. */
  listGroups(searcher: Searcher, query: string): Promise<SearchGroups>;
  /** One page of everything that is found. */
  listResults(searcher: Searcher, input: SearchResultsInput): Promise<SearchResults>;
};

export type SearchDeps = { db: Database; noteMiss: NoteMiss; now: () => Date };

const OF_EACH_KIND = 4;
const MAX_SUGGESTIONS = 3;
const DAY_MS = 86_400_000;
type Shown = Parameters<typeof findDocuments>[3];

/** Search over everything that members may find, by their own rights. */
export function createSearch({ db, noteMiss, now }: SearchDeps): SearchService {
  /**
   * Everything that was asked for; where no text has it so, its words wherever they stand; where none has
   * them all, what has the most of them.
   */
  async function find(searcher: Searcher, query: string, choice: Choice, shown: Shown) {
    const parsed = parseQuery(query);
    const options: ExpandOptions = {
      readable: searcher.mayReadAll ? "all" : "open",
      isTyping: "ofEachKind" in shown,
    };
    async function attempt(isLoose: boolean) {
      const expanded = await expandQuery(db, parsed, { ...options, isLoose });
      const wanted = wantedOf(searcher, query, parsed, expanded, zurichDayOf(now()));
      const found = wanted ? await findDocuments(db, wanted, choice, shown) : nothing;
      return { expanded, wanted, found, isPartial: false };
    }
    const strict = await attempt(false);
    if (strict.found.kinds.length > 0 || parsed.words.length < 2) return strict;
    const loose = await attempt(true);
    if (loose.found.kinds.length > 0 || !loose.wanted) return loose;
    const some = await findDocuments(db, partial(loose.wanted), choice, shown);
    return { ...loose, found: some, isPartial: some.kinds.length > 0 };
  }

  async function soughtIn({ concepts, phrases }: ExpandedQuery): Promise<IsSought> {
    const own = concepts.flatMap((concept) => [...concept.own, ...concept.others]);
    const stems = [...new Set([...own, ...phrases].flat())];
    const forms = new Set((await listForms(db, stems)).map(({ folded }) => folded));
    return (folded) => forms.has(folded);
  }

  /** Of what has most of the words, the words; of what nothing has, words that look like them. */
  async function listSuggestions(
    { mayReadAll, hiddenAuthors }: Searcher,
    { concepts }: ExpandedQuery,
    { isInVain, isPartial }: { isInVain: boolean; isPartial: boolean },
  ): Promise<string[]> {
    const typed = concepts.map((concept) => concept.correction ?? concept.typed);
    if (isPartial) return typed.slice(0, MAX_SUGGESTIONS);
    if (!isInVain) return [];
    const readable = mayReadAll ? "all" : "open";
    const alike = await Promise.all(
      typed.map((word) => listWordsAlike(db, foldedPhrase(word), [], readable, MAX_SUGGESTIONS)),
    );
    const words = alike.flat();
    const stems = words.map(({ stem }) => stem);
    const today = zurichDayOf(now());
    const readers = { kinds: openSearchKinds(), mayReadAll, hiddenAuthors, today };
    const findable = await listFindable(db, stems, readers);
    const found = words.filter(({ stem }) => findable.includes(stem)).map(({ folded }) => folded);
    return [...new Set(found)].slice(0, MAX_SUGGESTIONS);
  }

  /** What is there, but hidden from one member, editors need not write. */
  async function isNowhere(searcher: Searcher, query: string, shown: Shown): Promise<boolean> {
    if (searcher.hiddenAuthors.length === 0) return true;
    const { found } = await find({ ...searcher, hiddenAuthors: [] }, query, {}, shown);
    return found.kinds.length === 0;
  }

  async function common(searcher: Searcher, query: string, choice: Choice, shown: Shown) {
    const [{ found, expanded, isPartial }, answer] = await Promise.all([
      find(searcher, query, choice, shown),
      findAnswer(db, query, { mayReadAll: searcher.mayReadAll, now: now() }),
    ]);
    const isSought = await soughtIn(expanded);
    const isInVain = found.kinds.length === 0 && answer === null;
    if (isInVain && !("ofEachKind" in shown) && (await isNowhere(searcher, query, shown))) {
      await noteMiss(query);
    }
    return {
      found,
      hits: found.rows.map((row) => hitOf(row, isSought, searcher)),
      told: {
        kinds: inOrder(found.kinds),
        total: found.total,
        correction: found.kinds.length > 0 ? correctionOf(expanded) : null,
        isPartial,
        answer,
        suggestions: await listSuggestions(searcher, expanded, { isInVain, isPartial }),
      },
    };
  }

  return {
    async listGroups(searcher, query) {
      const { hits, told } = await common(searcher, query, {}, { ofEachKind: OF_EACH_KIND });
      const groups = told.kinds.map((group) => ({
        ...group,
        hits: hits.filter(({ kind }) => kind === group.kind),
      }));
      return { ...told, groups };
    },

    async listResults(searcher, { query, page, period, ...choice }) {
      const since = period && new Date(now().getTime() - searchPeriods[period] * DAY_MS);
      const shown = { take: RESULTS_PER_PAGE, skip: (page - 1) * RESULTS_PER_PAGE };
      const picked = { ...choice, since: since?.toISOString() };
      const { found, hits, told } = await common(searcher, query, picked, shown);
      const pages = Math.min(MAX_RESULT_PAGES, Math.ceil(told.total / RESULTS_PER_PAGE));
      const { cantons, categories, access, solved } = found;
      return { ...told, page, pages, hits, facets: { cantons, categories, access, solved } };
    },
  };
}

const nothing: Found = {
  total: 0,
  kinds: [],
  cantons: [],
  categories: [],
  access: [],
  solved: [],
  rows: [],
};

/** Null when nothing that tells anything was typed. */
function wantedOf(
  { mayReadAll, hiddenAuthors }: Searcher,
  query: string,
  { tags, authors }: ParsedQuery,
  { concepts, phrases, excluded }: ExpandedQuery,
  today: string,
): Wanted | null {
  const sequences = phrases.map((sequence) => conceptText({ own: [sequence], others: [] }));
  const each = [...concepts.map((concept) => conceptText(concept)), ...sequences];
  if (each.length === 0 && tags.length === 0 && authors.length === 0) return null;
  return {
    kinds: openSearchKinds(),
    mayReadAll,
    query: each.join(" & "),
    own: concepts.map((concept) => conceptText(concept, "own", "AB")),
    ownInTitle: concepts.map((concept) => conceptText(concept, "own", "A")),
    concepts: each,
    excluded: noneOf(excluded),
    isPartial: false,
    tags,
    authors,
    hiddenAuthors,
    folded: foldedPhrase(query),
    today,
  };
}

/** Any of the concepts, the most of them first. */
function partial(wanted: Wanted): Wanted {
  return { ...wanted, query: `(${wanted.concepts.join(" | ")})`, isPartial: true };
}

function hitOf(
  row: FoundRow,
  isSought: IsSought,
  { directusUserId, hiddenAuthors }: Searcher,
): SearchHit {
  const { kind, category, categoryName, cantons, isLocked, isStale, isSolved, publishedAt } = row;
  const parts = (row.parts ?? []).filter(
    ({ authorId }) => !authorId || !hiddenAuthors.includes(authorId),
  );
  const { text, place } = snippetOf(row.summary, parts, isSought);
  const second = place?.startsWith("t=") ? Number(place.slice(2)) : null;
  const path = row.path.replace("{member}", directusUserId);
  return {
    kind,
    path: path + placeInAddress(place),
    title: markText(row.title, isSought),
    snippet: text,
    category: category && categoryName ? { slug: category, name: categoryName } : null,
    cantons,
    publishedAt: publishedAt && new Date(publishedAt).toISOString(),
    isLocked,
    isStale,
    isSolved,
    atSecond: second,
  };
}

/** A second of a video is asked for, a heading is jumped to. */
function placeInAddress(place: string | null): string {
  if (place === null) return "";
  return place.startsWith("t=") ? `?${place}` : `#${place}`;
}

const inOrder = (kinds: Found["kinds"]) =>
  kinds.toSorted((a, b) => searchKinds.indexOf(a.kind) - searchKinds.indexOf(b.kind));

function correctionOf({ concepts }: ExpandedQuery) {
  const corrected = concepts.find(({ correction }) => correction !== null);
  return corrected?.correction ? { from: corrected.typed, to: corrected.correction } : null;
}
