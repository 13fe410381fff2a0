import type { SearchHit } from "../../../../contract/api/search-v1.ts";
import { foldedPhrase } from "../../../../contract/content/search.ts";
import type { Database } from "../../../db/database.ts";
import type { PageRange } from "../../../graphql/page.ts";
import type {
  FoundPeople,
  FoundPerson,
  PeopleFinder,
  PeopleQuery,
} from "../../community/directory/people.service.ts";
import { markText } from "../hits/highlight.ts";
import type { IsMatch } from "../hits/highlight.ts";
import { tellingWords } from "../query/parse-query.ts";
import type { ParsedQuery } from "../query/parse-query.ts";
import { listStems } from "../words/words.repository.ts";

export type People = {
  total: number;
  named: number;
  hasThisName: boolean;
  shown: Promise<ShownPeople>;
  correction: FoundPeople["correction"];
};

export type ShownPeople = {
  /** Each hit at its position. Null if the member is not shown after all. */
  hits: (SearchHit | null)[];
  isUnavailable: boolean;
};

export type LookForPeople = (range: PageRange, isCorrected?: boolean) => Promise<People>;

export const nobody: People = {
  ...{ total: 0, named: 0, hasThisName: false, correction: null },
  shown: Promise.resolve({ hits: [], isUnavailable: false }),
};

const TIMEOUT_MS = 800;

/**
 * The query for the directory. Null if no person can match: a tag, an author. Reads only the stop words
 * from the database.
 */
export async function peopleQueryOf(
  db: Database,
  { words, phrases, excluded, tags, authors }: ParsedQuery,
): Promise<PeopleQuery | null> {
  if (tags.length > 0 || authors.length > 0) return null;
  const telling = tellingWords(words);
  const stems = await listStems(db, telling);
  const folded = (list: readonly string[]) => foldedPhrase(list.join(" "));
  const query = {
    words: [
      ...new Set(telling.filter((_, at) => stems[at] !== null).map((word) => folded([word]))),
    ],
    phrases: phrases.map(folded).filter(Boolean),
    excluded: excluded.map(folded).filter(Boolean),
  };
  return query.words.length + query.phrases.length > 0 ? query : null;
}

export type PeopleSearch = {
  userId: string;
  query: PeopleQuery;
  finder: PeopleFinder;
  onUnavailable: (error: unknown) => void;
};

/** Searches the directory as one member. The search works without it and does not wait for it. */
export function lookAs({ userId, query, finder, onUnavailable }: PeopleSearch): LookForPeople {
  return async (range, isCorrected = false) => {
    const ask = isCorrected ? finder.findAlike : finder.find;
    const { correction, isMatch, read, ...found } = await ask(userId, query, range);
    const reading = inTime(read()).then((people) =>
      people.map((person) => person && hitOf(person, isMatch)),
    );
    const shown = reading.then(
      (hits): ShownPeople => ({ hits, isUnavailable: false }),
      (error: unknown): ShownPeople => {
        onUnavailable(error);
        return { hits: [], isUnavailable: true };
      },
    );
    return { ...found, correction: found.total > 0 ? correction : null, shown };
  };
}

function inTime<T>(answer: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer in ${TIMEOUT_MS} ms`)), TIMEOUT_MS);
  });
  return Promise.race([answer, late]).finally(() => clearTimeout(timer));
}

function hitOf({ directusUserId, name, profession, city }: FoundPerson, isMatch: IsMatch) {
  return {
    kind: "people",
    path: `/app/profile/${directusUserId}`,
    title: markText(name, isMatch),
    snippet: markText([profession, city].filter(Boolean).join(" · "), isMatch),
    ...{ category: null, cantons: [], publishedAt: null, atSecond: null },
    ...{ isLocked: false, isStale: false, isSolved: false },
  } satisfies SearchHit;
}

type PagePlan = { head: PageRange; texts: PageRange };

export const PEOPLE_BEFORE_TEXTS = 4;

export function planPage(named: number, { take, skip }: PageRange): PagePlan {
  const before = Math.min(PEOPLE_BEFORE_TEXTS, named);
  const head = { skip, take: Math.max(0, Math.min(take, before - skip)) };
  return { head, texts: { skip: Math.max(0, skip - before), take: take - head.take } };
}

export function planTail(
  named: number,
  { take, skip }: PageRange,
  texts: { total: number; shown: number },
): PageRange {
  const before = Math.min(PEOPLE_BEFORE_TEXTS, named);
  const { head } = planPage(named, { take, skip });
  return {
    skip: before + Math.max(0, skip - before - texts.total),
    take: take - head.take - texts.shown,
  };
}
