import type { SearchHit } from "../../../../contract/api/search-v1.ts";
import { foldedPhrase } from "../../../../contract/search.ts";
import type { Database } from "../../../db/database.ts";
import { ServiceError } from "../../../errors.ts";
import type { PageRange } from "../../../graphql/page.ts";
import type {
  FoundPeople,
  FoundPerson,
  PeopleFinder,
  PeopleQuery,
} from "../../directory/people.service.ts";
import { markText } from "../hits/highlight.ts";
import type { IsSought } from "../hits/highlight.ts";
import { tellingWords } from "../query/parse-query.ts";
import type { ParsedQuery } from "../query/parse-query.ts";
import { listStems } from "../words/words.repository.ts";

/** Members of the directory among what is found. */
export type People = {
  total: number;
  /** Of those that were asked for, how many are called just so: they come before all texts. */
  named: number;
  hits: SearchHit[];
  correction: FoundPeople["correction"];
  /** The directory did not answer: nothing is known. */
  isAway: boolean;
};

export type LookForPeople = (range: PageRange, isCorrected?: boolean) => Promise<People>;

export const nobody: People = {
  total: 0,
  named: 0,
  hits: [],
  correction: null,
  isAway: false,
};

/** What is asked of the directory; null for what no person has: a tag, an author. Pure but for the small words. */
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

/** The directory as one member asks it. A search is worth having without it. */
export function lookAs(userId: string, query: PeopleQuery, finder: PeopleFinder): LookForPeople {
  return async (range, isCorrected = false) => {
    const ask = isCorrected ? finder.findAlike : finder.find;
    try {
      const { people, total, isSought, correction } = await ask(userId, query, range);
      const others = people.findIndex(({ isNamed }) => !isNamed);
      const named = isCorrected || others === 0 ? 0 : others === -1 ? people.length : others;
      const hits = people.map((person) => hitOf(person, isSought));
      return { total, named, hits, correction: total > 0 ? correction : null, isAway: false };
    } catch (error) {
      if (!(error instanceof ServiceError) || error.code !== "unavailable") throw error;
      return { ...nobody, isAway: true };
    }
  };
}

function hitOf({ directusUserId, name, profession, city }: FoundPerson, isSought: IsSought) {
  return {
    kind: "people",
    path: `/app/profile/${directusUserId}`,
    title: markText(name, isSought),
    snippet: markText([profession, city].filter(Boolean).join(" · "), isSought),
    ...{ category: null, cantons: [], publishedAt: null, atSecond: null },
    ...{ isLocked: false, isStale: false, isSolved: false },
  } satisfies SearchHit;
}
