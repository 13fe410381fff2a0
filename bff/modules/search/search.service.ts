import type {
  SearchGroups,
  SearchHit,
  SearchResults,
  SearchResultsInput,
} from "../../../contract/api/search-v1.ts";
import { MAX_RESULT_PAGES, RESULTS_PER_PAGE } from "../../../contract/content/search-limits.ts";
import {
  foldedPhrase,
  openSearchKinds,
  searchKinds,
  searchPeriods,
} from "../../../contract/content/search.ts";
import { DAY_MS } from "../../../contract/shared/time.ts";
import type { Database } from "../../db/database.ts";
import type { PageRange } from "../../graphql/page.ts";
import { zurichDayOf } from "../../zurich-day.ts";
import type { PeopleFinder } from "../community/directory/people.service.ts";
import { findAnswer, findToolOfQuestion } from "./answers/answer.ts";
import { countTexts, findDocuments, listFindable } from "./hits/found.repository.ts";
import type { Choice, Found, FoundRow, SearchTerms } from "./hits/found.repository.ts";
import { markText, snippetOf } from "./hits/highlight.ts";
import type { IsMatch } from "./hits/highlight.ts";
import {
  lookAs,
  nobody,
  peopleQueryOf,
  PEOPLE_BEFORE_TEXTS,
  planPage,
  planTail,
} from "./people/look-for-people.ts";
import type { People } from "./people/look-for-people.ts";
import { expandQuery } from "./query/expand-query.ts";
import type { ExpandedQuery, ExpandOptions } from "./query/expand-query.ts";
import { parseQuery } from "./query/parse-query.ts";
import type { ParsedQuery } from "./query/parse-query.ts";
import { findCantonOfPlace, placeIn } from "./query/places.ts";
import { conceptText, noneOf } from "./query/tsquery.ts";
import type { NoteMiss } from "./misses/misses.ts";
import { addressFor } from "./sources/area-pages.ts";
import { listForms, listWordsAlike } from "./words/words.repository.ts";

export type Searcher = {
  mayReadAll: boolean;
  userId: string;
  directusUserId: string;
  /** Directus ids of the authors they blocked. Their content is neither found nor shown. */
  hiddenAuthors: readonly string[];
};

export type SearchService = {
  listGroups(searcher: Searcher, query: string): Promise<SearchGroups>;
  listResults(searcher: Searcher, input: SearchResultsInput): Promise<SearchResults>;
};

export type SearchDeps = {
  db: Database;
  noteMiss: NoteMiss;
  people: PeopleFinder;
  onPeopleUnavailable: (error: unknown) => void;
  now: () => Date;
};

const GENERAL_PART = 0.2;
const PLACE_PART = 0.25;
const FEW = 3;
const SAME_BEGINNING = 3;
const OF_EACH_KIND = 4;
const MAX_SUGGESTIONS = 3;
type Shown = Parameters<typeof findDocuments>[3];

export function createSearch(deps: SearchDeps): SearchService {
  const { db, noteMiss, people, onPeopleUnavailable, now } = deps;

  /**
   * Searches in up to three steps: the query as typed, then its words in any place, then the texts with the
   * most of its words, unless a person was found. Hits that only a filter hides count as found.
   */
  async function find(
    searcher: Searcher,
    query: string,
    choice: Choice,
    shown: Shown,
    { total = 0, hasThisName = false }: Partial<Pick<People, "total" | "hasThisName">> = {},
  ) {
    const parsed = parseQuery(query);
    const options: ExpandOptions = {
      readable: searcher.mayReadAll ? "all" : "open",
      isTyping: "ofEachKind" in shown,
      isName: hasThisName,
    };
    async function attempt(isLoose: boolean) {
      const expanded = await expandQuery(db, parsed, { ...options, isLoose });
      const weights = await weigh(searcher, expanded);
      const today = zurichDayOf(now());
      const requested = searchOf(searcher, query, { parsed, expanded, weights, today });
      let found = requested ? await findDocuments(db, requested, choice, shown) : nothing;
      if (requested && found.whole > 0 && found.whole < FEW && !found.isInHead) {
        found = await findDocuments(db, { ...requested, isWidened: true }, choice, shown);
      }
      return { expanded, requested, found, isPartial: found.whole > 0 && !found.isComplete };
    }
    const strict = await attempt(false);
    if (strict.found.whole >= FEW || total > 0 || parsed.words.length < 2) return strict;
    const loose = await attempt(true);
    if (strict.found.whole > 0) {
      const isBetter = loose.found.isComplete && loose.found.whole > strict.found.whole;
      return isBetter ? loose : strict;
    }
    const isGeneral = loose.expanded.concepts.every((concept) => concept.isGeneral);
    if (loose.found.whole > 0 || !loose.requested || isGeneral) return loose;
    const some = await findDocuments(db, partial(loose.requested), choice, shown);
    return { ...loose, found: some, isPartial: some.kinds.length > 0 };
  }

  /** Rare words say more about the subject, general words less, and so do places: "emprego em Basel". */
  async function weigh(searcher: Searcher, { concepts }: ExpandedQuery): Promise<number[]> {
    if (concepts.length < 2) return concepts.map(() => 1);
    const terms = concepts.map((concept) => conceptText(concept));
    const { all, having } = await countTexts(db, searcher, terms);
    const weights = concepts.map(({ isGeneral, typed }, at) => {
      const rarity = Math.log(1 + all / (1 + (having[at] ?? 0)));
      const isPlace = findCantonOfPlace(foldedPhrase(typed)) !== null;
      if (isGeneral) return rarity * GENERAL_PART;
      return isPlace ? rarity * PLACE_PART : rarity;
    });
    const sum = weights.reduce((one, other) => one + other, 0);
    return weights.map((weight) => weight / sum);
  }

  async function searchedIn({ concepts, phrases }: ExpandedQuery): Promise<IsMatch> {
    const own = concepts.flatMap((concept) => [...concept.own, ...concept.others]);
    const searched = [...own, ...phrases.flat()].flat();
    const stems = [...new Set(searched.filter((stem) => stem !== null))];
    const forms = new Set((await listForms(db, stems)).map(({ folded }) => folded));
    return (folded) => forms.has(folded);
  }

  /** After a partial match, suggests the matching words; without any match, similar words. */
  async function listSuggestions(
    { mayReadAll, hiddenAuthors }: Searcher,
    { concepts }: ExpandedQuery,
    { isInVain, isPartial }: { isInVain: boolean; isPartial: boolean },
  ): Promise<string[]> {
    const typed = concepts.map((concept) => concept.correction ?? concept.typed);
    if (isPartial) return typed.slice(0, MAX_SUGGESTIONS);
    if (!isInVain) return [];
    const readable = mayReadAll ? "all" : "open";
    const specific = concepts.filter((concept) => !concept.isGeneral).map((each) => each.typed);
    const alike = await Promise.all(
      specific.map(async (word) => {
        const folded = foldedPhrase(word);
        const words = await listWordsAlike(db, folded, [], readable, MAX_SUGGESTIONS);
        // Other beginnings are other words: "carro" for "cachorro".
        const start = folded.slice(0, SAME_BEGINNING);
        return words.filter((each) => each.folded.startsWith(start));
      }),
    );
    const words = alike.flat();
    const stems = words.map(({ stem }) => stem);
    const today = zurichDayOf(now());
    const readers = { kinds: openSearchKinds(), mayReadAll, hiddenAuthors, today };
    const findable = await listFindable(db, stems, readers);
    const found = words.filter(({ stem }) => findable.includes(stem)).map(({ folded }) => folded);
    return [...new Set(found)].slice(0, MAX_SUGGESTIONS);
  }

  /**
   * True if no content exists for this query. False for content hidden from this member and for names:
   * editors need not write it.
   */
  async function isNowhere(searcher: Searcher, query: string, shown: Shown): Promise<boolean> {
    const params = await peopleQueryOf(db, parseQuery(query));
    if (params && (await people.isAnybody(params))) return false;
    if (searcher.hiddenAuthors.length === 0) return true;
    const { found } = await find({ ...searcher, hiddenAuthors: [] }, query, {}, shown);
    return found.whole === 0;
  }

  /** Null if no person can match or a filter excludes people. */
  async function lookFor(searcher: Searcher, query: string, choice: Choice) {
    if (isNarrowed(choice)) return null;
    const params = await peopleQueryOf(db, parseQuery(query));
    const { userId } = searcher;
    return (
      params &&
      lookAs({ userId, query: params, finder: people, onUnavailable: onPeopleUnavailable })
    );
  }

  async function common(searcher: Searcher, query: string, choice: Choice, shown: Shown) {
    const isListed = !choice.kind || choice.kind === "people";
    const range = "take" in shown ? shown : { take: shown.ofEachKind, skip: 0 };
    const look = await lookFor(searcher, query, choice);
    let first = look ? await look({ take: PEOPLE_BEFORE_TEXTS, skip: 0 }) : nobody;
    const named = isListed ? first.named : 0;
    const plan = planPage(named, range);
    const requested = "take" in shown ? plan.texts : shown;
    const [texts, answer, firstShown] = await Promise.all([
      find(searcher, query, choice, requested, first),
      findAnswer(db, query, { mayReadAll: searcher.mayReadAll, now: now() }),
      first.shown,
    ]);
    let { hits: firstPeople, isUnavailable } = firstShown;
    // No person is shown after all: search again and accept partial matches.
    const isAll = isUnavailable || first.total <= firstPeople.length;
    const isNobody = first.total > 0 && isAll && firstPeople.every((hit) => hit === null);
    const again = isNobody && texts.found.whole === 0;
    const { found, expanded, isPartial } = again
      ? await find(searcher, query, choice, requested)
      : texts;
    const corrected = found.kinds.length > 0 ? correctionOf(expanded) : null;
    const isKnown = found.kinds.length > 0 && !isPartial && !corrected;
    const isCorrected = first.total === 0 && !isKnown;
    if (look && isCorrected) {
      first = await look({ take: PEOPLE_BEFORE_TEXTS, skip: 0 }, true);
      ({ hits: firstPeople, isUnavailable } = await first.shown);
    }
    async function peopleOf({ take, skip }: PageRange): Promise<SearchHit[]> {
      if (!look || isUnavailable || !isListed || take <= 0 || skip >= first.total) return [];
      const isHere = Math.min(skip + take, first.total) <= PEOPLE_BEFORE_TEXTS;
      if (isHere) return firstPeople.slice(skip, skip + take).filter((hit) => hit !== null);
      const { hits } = await (await look({ take, skip }, isCorrected)).shown;
      return hits.filter((hit) => hit !== null);
    }
    const isMatch = await searchedIn(expanded);
    const textHits = found.rows.map((row) => hitOf(row, isMatch, searcher));
    const tail = planTail(named, range, { total: found.total, shown: textHits.length });
    const firstHits = firstPeople.filter((hit) => hit !== null);
    const hits =
      "take" in shown
        ? [...(await peopleOf(plan.head)), ...textHits, ...(await peopleOf(tail))]
        : [...textHits, ...firstHits];
    const total = isUnavailable ? 0 : first.total - (firstPeople.length - firstHits.length);
    const isInVain = found.whole === 0 && total === 0 && answer === null;
    const isTelling = isInVain && !isUnavailable && !isNarrowed(choice) && !("ofEachKind" in shown);
    if (isTelling && (await isNowhere(searcher, query, shown))) await noteMiss(query);
    const many = total > 0 ? [{ kind: "people" as const, count: total }] : [];
    return {
      found,
      hits,
      places: found.total + (isListed && !isUnavailable ? first.total : 0),
      summary: {
        kinds: inOrder([...found.kinds, ...many]),
        total: found.total + (isListed ? total : 0),
        correction: corrected ?? (total > 0 ? first.correction : null),
        isPartial,
        answer,
        suggestions: await listSuggestions(searcher, expanded, { isInVain, isPartial }),
      },
    };
  }

  return {
    async listGroups(searcher, query) {
      const { hits, summary } = await common(searcher, query, {}, { ofEachKind: OF_EACH_KIND });
      // The kind of the best hit first. A kind may be empty if all its first people have just left.
      const found = [...new Set(hits.map(({ kind }) => kind))];
      const groups = found.flatMap((kind) => {
        const group = summary.kinds.find((each) => each.kind === kind);
        return group ? [{ ...group, hits: hits.filter((hit) => hit.kind === kind) }] : [];
      });
      return { ...summary, groups };
    },

    async listResults(searcher, { query, page, period, ...choice }) {
      const since = period && new Date(now().getTime() - searchPeriods[period] * DAY_MS);
      const shown = { take: RESULTS_PER_PAGE, skip: (page - 1) * RESULTS_PER_PAGE };
      const picked = { ...choice, since: since?.toISOString() };
      const { found, hits, places, summary } = await common(searcher, query, picked, shown);
      const whole = summary.total > 0 ? Math.ceil(places / RESULTS_PER_PAGE) : 0;
      const pages = Math.min(MAX_RESULT_PAGES, whole);
      const { cantons, categories, access, solved } = found;
      return { ...summary, page, pages, hits, facets: { cantons, categories, access, solved } };
    },
  };
}

/** True if a filter hides hits. The kind is not one: its counts are always shown. */
const isNarrowed = ({ canton, category, since, access, solved }: Choice) =>
  [canton, category, since, access, solved].some(Boolean);

const nothing: Found = {
  total: 0,
  whole: 0,
  isComplete: false,
  isInHead: false,
  kinds: [],
  cantons: [],
  categories: [],
  access: [],
  solved: [],
  rows: [],
};

type ReadQuery = {
  parsed: ParsedQuery;
  expanded: ExpandedQuery;
  weights: readonly number[];
  today: string;
};

function searchOf(
  { mayReadAll, hiddenAuthors }: Searcher,
  query: string,
  { parsed: { tags, authors }, expanded, weights, today }: ReadQuery,
): SearchTerms | null {
  const { concepts, phrases, excluded } = expanded;
  const folded = foldedPhrase(query);
  const sequences = phrases.map((ways) => conceptText({ own: ways, others: [] }));
  const specific = concepts.filter((concept) => !concept.isGeneral);
  const required = specific.length > 0 || sequences.length > 0 ? specific : concepts;
  const each = [...required.map((concept) => conceptText(concept)), ...sequences];
  if (each.length === 0 && tags.length === 0 && authors.length === 0) return null;
  return {
    kinds: openSearchKinds(),
    mayReadAll,
    query: each.join(" & "),
    own: concepts.map((concept, at) => ({
      inHead: conceptText(concept, "own", "AB"),
      inTitle: conceptText(concept, "own", "A"),
      sameInTitle: conceptText(concept, "all", "A"),
      sameInHead: conceptText(concept, "all", "ABC"),
      weight: weights[at] ?? 0,
    })),
    concepts: each,
    excluded: noneOf(excluded),
    isPartial: false,
    isWidened: false,
    isExact: [phrases, excluded, tags, authors].some(({ length }) => length > 0),
    tags,
    authors,
    hiddenAuthors,
    folded,
    canton: findCantonOfPlace(placeIn(folded)),
    tool: findToolOfQuestion(query),
    today,
  };
}

function partial(requested: SearchTerms): SearchTerms {
  return { ...requested, query: `(${requested.concepts.join(" | ")})`, isPartial: true };
}

function hitOf(
  row: FoundRow,
  isMatch: IsMatch,
  { directusUserId, hiddenAuthors }: Searcher,
): SearchHit {
  const { kind, category, categoryName, cantons, isLocked, isStale, isSolved, publishedAt } = row;
  const parts = (row.parts ?? []).filter(
    ({ authorId }) => !authorId || !hiddenAuthors.includes(authorId),
  );
  const { text, place } = snippetOf(row.summary, parts, isMatch);
  const second = place?.startsWith("t=") ? Number(place.slice(2)) : null;
  const path = addressFor(directusUserId, row.path);
  return {
    kind,
    path: path + placeInAddress(place),
    title: markText(row.title, isMatch),
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
