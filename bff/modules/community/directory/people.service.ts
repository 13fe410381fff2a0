import {
  foldedPhrase,
  isOneErrorAway,
  MIN_CORRECTED,
  swapsOf,
} from "../../../../contract/content/search.ts";
import type { CmsProfiles } from "../../../cms/cms-profiles.ts";
import type { Database } from "../../../db/database.ts";
import type { PageRange } from "../../../graphql/page.ts";
import type { Relations } from "../../relations/connections/relations.service.ts";
import type { MemberRoles } from "../../identity/membership/member-roles.ts";
import { visibleProfile } from "../../account/profile/cut-profile.ts";
import { isAnybody, listPeople, listWordsLike } from "./people.repository.ts";
import type { PeopleTerm, Term, Who } from "./people.repository.ts";

export type PeopleQuery = {
  words: readonly string[];
  phrases: readonly string[];
  excluded: readonly string[];
};

export type FoundPerson = {
  directusUserId: string;
  name: string;
  profession: string | null;
  city: string | null;
};

export type FoundPeople = {
  total: number;
  named: number;
  /** True if a name contains every word of the query; then no correction is offered. */
  hasThisName: boolean;
  /**
   * The members, each at its position. Null for a member who no longer matches or has just left. Reads
   * Directus and fails if that fails.
   */
  read(): Promise<(FoundPerson | null)[]>;
  isMatch: (folded: string) => boolean;
  /** The correction that was searched instead of a word without matches. */
  correction: { from: string; to: string } | null;
};

export type PeopleFinder = {
  find(userId: string, query: PeopleQuery, range: PageRange): Promise<FoundPeople>;
  /** Like `find`, but also matches similar words. */
  findAlike(userId: string, query: PeopleQuery, range: PageRange): Promise<FoundPeople>;
  /**
   * True if the query matches any listed member, with or without typing errors, even one hidden from the
   * viewer.
   */
  isAnybody(query: PeopleQuery): Promise<boolean>;
};

export type PeopleFinderDeps = {
  db: Database;
  cmsProfiles: CmsProfiles;
  relations: Pick<Relations, "listConnectedAmong">;
  memberRoles: MemberRoles;
};

/** Shorter prefixes match too much. */
const MIN_BEGINNING = 3;
const ALIKE_WORDS = 40;
const MOST_CORRECTED = 3;

const whole = (text: string): Term => ({ text, isWhole: true });
const prefix = (text: string): Term => ({ text, isWhole: text.length < MIN_BEGINNING });

const termOf = ({ words, phrases, excluded }: PeopleQuery): PeopleTerm => ({
  terms: [...words.map((word) => [prefix(word)]), ...phrases.map((phrase) => [whole(phrase)])],
  excluded: excluded.map(whole),
});

const holds = (text: string, { text: term, isWhole }: Term) =>
  ` ${text} `.includes(isWhole ? ` ${term} ` : ` ${term}`);

export function createPeopleFinder(deps: PeopleFinderDeps): PeopleFinder {
  const { db, cmsProfiles, relations, memberRoles } = deps;
  const whoIs = (userId: string) => ({ userId, memberRoleIds: memberRoles.ids });

  async function list(userId: string, searched: PeopleTerm, range: PageRange) {
    const { found, totalCount } = await listPeople(db, searched, whoIs(userId), range);
    const ids = found.map(({ id }) => id);
    const others = found.findIndex(({ isNamed }) => !isNamed);

    async function read() {
      if (ids.length === 0) return [];
      const [profiles, connected] = await Promise.all([
        cmsProfiles.list(ids),
        relations.listConnectedAmong(userId, ids),
      ]);
      // Matches are checked against the current profile: a member who has just changed it or left is not
      // found.
      return ids.map((id): FoundPerson | null => {
        const profile = profiles.find((each) => each.id === id && each.isInDirectory === true);
        if (!profile) return null;
        const shown = visibleProfile(profile, connected.has(id) ? "connection" : "member");
        const { directusUserId, name, profession, city } = shown;
        const text = foldedPhrase(`${name} ${profession ?? ""}`);
        const isFound = searched.terms.every((ways) => ways.some((term) => holds(text, term)));
        return isFound ? { directusUserId, name, profession, city } : null;
      });
    }

    const terms = searched.terms
      .flat()
      .flatMap(({ text, isWhole }) =>
        text.split(" ").map((word): Term => ({ text: word, isWhole })),
      );
    return {
      total: totalCount,
      named: others === -1 ? found.length : others,
      hasThisName: found.some(({ isWhole }) => isWhole),
      read,
      isMatch: (folded: string) => terms.some((term) => holds(folded, term)),
    };
  }

  async function listMeant(words: readonly string[], who: Who | null): Promise<string[][]> {
    const typed = words.filter((word) => word.length >= MIN_CORRECTED).slice(0, MOST_CORRECTED);
    if (typed.length === 0) return words.map(() => []);
    const known = await listWordsLike(db, typed, typed.flatMap(swapsOf), who, ALIKE_WORDS);
    return words.map((word) => {
      const alike = known.flatMap((each) => (each.typed === word ? [each.word] : []));
      if (alike.some((each) => each.startsWith(word))) return [];
      return alike.filter((each) => isOneErrorAway(each, word));
    });
  }

  function widened(query: PeopleQuery, meant: readonly string[][]): PeopleTerm {
    const { terms, excluded } = termOf(query);
    return { terms: terms.map((ways, at) => [...ways, ...(meant[at] ?? []).map(whole)]), excluded };
  }

  return {
    async find(userId, query, range) {
      return { ...(await list(userId, termOf(query), range)), correction: null };
    },

    async findAlike(userId, query, range) {
      const meant = await listMeant(query.words, whoIs(userId));
      const at = meant.findIndex((words) => words.length > 0);
      const [from, to] = [query.words[at], meant[at]?.[0]];
      if (!from || !to) return nobodyFound;
      const found = await list(userId, widened(query, meant), range);
      return { ...found, named: 0, correction: { from, to } };
    },

    async isAnybody(query) {
      return isAnybody(db, widened(query, await listMeant(query.words, null)));
    },
  };
}

export const nobodyFound: FoundPeople = {
  ...{ total: 0, named: 0, hasThisName: false, read: () => Promise.resolve([]) },
  ...{ isMatch: () => false, correction: null },
};
