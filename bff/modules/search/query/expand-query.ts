import {
  foldedPhrase,
  isOneErrorAway,
  MIN_CORRECTED,
  swapsOf,
} from "../../../../contract/content/search.ts";
import type { Database } from "../../../db/database.ts";
import { listSynonyms } from "../words/synonyms.repository.ts";
import {
  listStems,
  listWordsAlike,
  listWordsBeginning,
  listWordsFolded,
} from "../words/words.repository.ts";
import type { KnownWord, Readable, Sequence } from "../words/words.repository.ts";
import { isGeneral, tellingWords } from "./parse-query.ts";
import type { ParsedQuery } from "./parse-query.ts";
import type { Concept } from "./tsquery.ts";

export type ExpandOptions = {
  readable: Readable;
  isTyping: boolean;
  /** True if the words match a person's name: no spelling correction then. */
  isName?: boolean;
  /** True if words are searched one by one, even if they form a phrase. */
  isLoose?: boolean;
};

export type ExpandedQuery = {
  concepts: readonly Concept[];
  phrases: readonly (readonly Sequence[])[];
  excluded: readonly Sequence[];
};

type Token = {
  typed: string;
  stems: readonly string[];
  correction: string | null;
  smallBefore: number;
};

const MAX_PHRASE_WORDS = 5;
const MIN_BEGINNING = 3;
/** A whole word is completed only if it is longer: "luz" is no beginning of "Luzern". */
const MIN_WHOLE_BEGINNING = 5;
const MAX_COMPLETIONS = 40;
const ALIKE_WORDS = 40;
const MAX_KEYS = 120;

/**
 * Expands words to their possible meanings: other spellings, completions, a correction if no text has the
 * word, and the editors' synonyms.
 */
export async function expandQuery(
  db: Database,
  { words, phrases, excluded }: ParsedQuery,
  options: ExpandOptions,
): Promise<ExpandedQuery> {
  const tokens = await listTokens(db, tellingWords(words), options);
  const waysOf = (all: readonly (readonly string[])[]) =>
    Promise.all(all.map((typed) => listWays(db, typed, options)));
  return {
    concepts: await conceptsOf(db, tokens, options),
    phrases: (await waysOf(phrases)).filter(({ length }) => length > 0),
    excluded: (await waysOf(excluded)).flat(),
  };
}

async function listWays(
  db: Database,
  words: readonly string[],
  { readable }: ExpandOptions,
): Promise<Sequence[]> {
  const folded = words.map(foldedPhrase);
  const [stems, written] = await Promise.all([
    listStems(db, words),
    listWordsFolded(db, folded, readable),
  ]);
  if (stems.every((stem) => stem === null)) return [];
  return combinations(
    stems.map((stem, at) => {
      if (stem === null) return [null];
      const known = written.filter((word) => word.folded === folded[at]);
      return unique([stem, ...known.map((word) => word.stem)]);
    }),
  );
}

async function listTokens(
  db: Database,
  words: readonly string[],
  { readable, isTyping, isName = false }: ExpandOptions,
): Promise<Token[]> {
  const folded = words.map(foldedPhrase);
  const [stems, written] = await Promise.all([
    listStems(db, words),
    listWordsFolded(db, folded, readable),
  ]);
  const tokens: Token[] = [];
  let smallBefore = 0;
  for (const [at, typed] of words.entries()) {
    const stem = stems[at] ?? null;
    // "e" is a stop word, but "é" typed alone is not meant as one.
    if (stem === null) {
      smallBefore += 1;
      continue;
    }
    const fold = folded[at] ?? typed;
    const known = written.filter((word) => word.folded === fold);
    const isLast = isTyping && at === words.length - 1;
    const token = await tokenOf(
      db,
      { typed, fold, stem, known },
      { readable, isTyping: isLast, isName },
    );
    tokens.push({ ...token, smallBefore });
    smallBefore = 0;
  }
  return tokens;
}

type Typed = { typed: string; fold: string; stem: string; known: readonly KnownWord[] };

async function tokenOf(
  db: Database,
  { typed, fold, stem, known }: Typed,
  { readable, isTyping, isName = false }: ExpandOptions,
): Promise<Omit<Token, "smallBefore">> {
  const own = unique([stem, ...known.map((word) => word.stem)]);
  const isUnknown = known.length === 0;
  const mayComplete = isTyping
    ? fold.length >= MIN_BEGINNING
    : isUnknown && fold.length >= MIN_WHOLE_BEGINNING;
  const started = mayComplete ? await listWordsBeginning(db, fold, readable, MAX_COMPLETIONS) : [];
  if (started.length > 0) {
    return {
      typed,
      stems: unique([...own, ...started.map((word) => word.stem)]),
      correction: null,
    };
  }
  const mayBeMeant = isUnknown && !isName && fold.length >= MIN_CORRECTED;
  if (!mayBeMeant) return { typed, stems: own, correction: null };
  const alike = await listWordsAlike(db, fold, swapsOf(fold), readable, ALIKE_WORDS);
  const meant = alike.filter((word) => isOneErrorAway(word.folded, fold));
  if (meant.length === 0) {
    // Other forms of the word: "aposentar" for "aposentadoria".
    const isLong = stem.length >= MIN_WHOLE_BEGINNING;
    const related = isLong ? await listWordsBeginning(db, stem, readable, MAX_COMPLETIONS) : [];
    return {
      typed,
      stems: unique([...own, ...related.map((word) => word.stem)]),
      correction: null,
    };
  }
  return {
    typed,
    stems: unique([...own, ...meant.map((word) => word.stem)]),
    correction: meant[0]?.folded ?? null,
  };
}

/** Adjacent tokens that the synonym table has as one phrase become one concept. */
async function conceptsOf(
  db: Database,
  tokens: readonly Token[],
  { isLoose = false }: ExpandOptions,
): Promise<Concept[]> {
  const runs = runsOf(tokens, isLoose ? 1 : MAX_PHRASE_WORDS);
  const synonyms = await listSynonyms(db, unique(runs.flatMap(({ keys }) => keys)));
  const concepts: Concept[] = [];
  for (let at = 0; at < tokens.length;) {
    const run = runs.find(({ from, keys }) => from === at && keys.some((key) => synonyms.has(key)));
    const length = run?.length ?? 1;
    const own = tokens.slice(at, at + length);
    concepts.push(
      ...conceptsOfRun(own, run ? run.keys.flatMap((key) => synonyms.get(key) ?? []) : []),
    );
    at += length;
  }
  return isLoose ? concepts : joinShort(concepts);
}

function conceptsOfRun(own: readonly Token[], others: readonly Sequence[]): Concept[] {
  const corrected = own.find(({ correction }) => correction !== null);
  const [first] = own;
  const isOfManySubjects =
    own.length === 1 && others.length === 0 && (first?.stems ?? []).every(isGeneral);
  return [
    {
      isGeneral: isOfManySubjects,
      typed: own.map(({ typed }) => typed).join(" "),
      own: combinations(
        own.flatMap(({ stems, smallBefore }, at) => [
          ...(at > 0 ? Array.from({ length: smallBefore }, () => [null]) : []),
          stems,
        ]),
      ),
      others,
      correction: corrected
        ? own.map(({ typed, correction }) => correction ?? typed).join(" ")
        : null,
    },
  ];
}

const MAX_SHORT = 2;

/** "permissão b": one or two letters belong to the word before them. */
function joinShort(concepts: readonly Concept[]): Concept[] {
  const joined: Concept[] = [];
  for (const concept of concepts) {
    const before = joined.at(-1);
    const isShort = concept.typed.length <= MAX_SHORT && concept.others.length === 0;
    if (!before || !isShort || before.own.some(({ length }) => length > 1)) {
      joined.push(concept);
      continue;
    }
    joined[joined.length - 1] = {
      typed: `${before.typed} ${concept.typed}`,
      own: [...before.own, ...before.others.filter(({ length }) => length === 1)].flatMap((first) =>
        concept.own.map((second) => [...first, ...second]),
      ),
      others: [],
      correction: before.correction && `${before.correction} ${concept.typed}`,
    };
  }
  return joined;
}

type Run = { from: number; length: number; keys: readonly string[] };

function runsOf(tokens: readonly Token[], maxWords: number): Run[] {
  const runs: Run[] = [];
  for (let length = Math.min(maxWords, tokens.length); length > 0; length--) {
    for (let from = 0; from + length <= tokens.length; from++) {
      const stems = tokens.slice(from, from + length).map((token) => token.stems);
      const keys = combinations(stems).map((sequence) => sequence.join(" "));
      runs.push({ from, length, keys: keys.slice(0, MAX_KEYS) });
    }
  }
  return runs;
}

const MAX_COMBINATIONS = 60;

function combinations<T>(choices: readonly (readonly T[])[]): T[][] {
  return choices.reduce<T[][]>(
    (known, choice) =>
      known
        .flatMap((sequence) => choice.map((stem) => [...sequence, stem]))
        .slice(0, MAX_COMBINATIONS),
    [[]],
  );
}

const unique = <T>(values: readonly T[]): T[] => [...new Set(values)];
