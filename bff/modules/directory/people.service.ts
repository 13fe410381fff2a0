import { foldedPhrase } from "../../../contract/search.ts";
import { isOneErrorAway, MIN_CORRECTED, swapsOf } from "../../../contract/typing-errors.ts";
import { isCmsAway } from "../../cms/client.ts";
import type { CmsProfiles } from "../../cms/cms-profiles.ts";
import type { Database } from "../../db/database.ts";
import { ServiceError } from "../../errors.ts";
import type { PageRange } from "../../graphql/page.ts";
import type { Relations } from "../connections/relations.service.ts";
import type { MemberRoles } from "../identity/membership/member-roles.ts";
import { cutProfile } from "../profile/cut-profile.ts";
import { isAnybody, listPeople, listWordsLike } from "./people.repository.ts";
import type { Sought, Term } from "./people.repository.ts";

/** What is looked for; each word or phrase folded, with single spaces. */
export type PeopleQuery = {
  words: readonly string[];
  phrases: readonly string[];
  excluded: readonly string[];
};

/** Somebody in the directory, as the one who looks may see them. */
export type FoundPerson = {
  directusUserId: string;
  name: string;
  profession: string | null;
  city: string | null;
  /** The name has all that was looked for, word by word. */
  isNamed: boolean;
};

export type FoundPeople = {
  people: FoundPerson[];
  total: number;
  /** Says whether a word is one of those that found them. */
  isSought: (folded: string) => boolean;
  /** What was looked for in place of a word that nobody is called. */
  correction: { from: string; to: string } | null;
};

/** The directory, asked by words. Who sees whom and what is decided as on its pages. */
export type PeopleFinder = {
  /**
   * Members in the directory whose name, or profession where it is shown, has all that is looked for.
   * @throws {ServiceError} `unavailable`
   */
  find(userId: string, query: PeopleQuery, range: PageRange): Promise<FoundPeople>;
  /** The same with words that are one error away. @throws {ServiceError} `unavailable` */
  findAlike(userId: string, query: PeopleQuery, range: PageRange): Promise<FoundPeople>;
  /** Whether it tells of anybody in the directory, also of whom the one who looks may not see. */
  isAnybody(query: PeopleQuery): Promise<boolean>;
};

export type PeopleFinderDeps = {
  db: Database;
  cmsProfiles: CmsProfiles;
  relations: Pick<Relations, "listConnectedAmong">;
  memberRoles: MemberRoles;
};

/** Shorter beginnings begin too much. */
const MIN_BEGINNING = 3;
const ALIKE_WORDS = 40;

const whole = (text: string): Term => ({ text, isWhole: true });
const begun = (text: string): Term => ({ text, isWhole: text.length < MIN_BEGINNING });

const soughtOf = ({ words, phrases, excluded }: PeopleQuery): Sought => ({
  terms: [...words.map((word) => [begun(word)]), ...phrases.map((phrase) => [whole(phrase)])],
  excluded: excluded.map(whole),
});

const holds = (text: string, { text: term, isWhole }: Term) =>
  ` ${text} `.includes(isWhole ? ` ${term} ` : ` ${term}`);

export function createPeopleFinder(deps: PeopleFinderDeps): PeopleFinder {
  const { db, cmsProfiles, relations, memberRoles } = deps;
  const whoIs = (userId: string) => ({ userId, memberRoleIds: memberRoles.ids });

  async function list(userId: string, sought: Sought, range: PageRange) {
    const { found, totalCount } = await listPeople(db, sought, whoIs(userId), range);
    const ids = found.map(({ id }) => id);
    const [profiles, connected] = await Promise.all([
      cmsProfiles.list(ids).catch(throwAway),
      relations.listConnectedAmong(userId, ids),
    ]);
    // What finds somebody is the profile's own word: who changed it or left a moment ago is not found by it.
    const people = found.flatMap(({ id, isNamed }): FoundPerson[] => {
      const profile = profiles.find((each) => each.id === id && each.isInDirectory === true);
      if (!profile) return [];
      const shown = cutProfile(profile, connected.has(id) ? "connection" : "member");
      const { directusUserId, name, profession, city } = shown;
      const text = foldedPhrase(`${name} ${profession ?? ""}`);
      const isFound = sought.terms.every((ways) => ways.some((term) => holds(text, term)));
      return isFound ? [{ directusUserId, name, profession, city, isNamed }] : [];
    });
    const terms = sought.terms
      .flat()
      .flatMap(({ text, isWhole }) =>
        text.split(" ").map((word): Term => ({ text: word, isWhole })),
      );
    return {
      people,
      total: totalCount - (found.length - people.length),
      isSought: (folded: string) => terms.some((term) => holds(folded, term)),
    };
  }

  /** Words that somebody may have meant who typed a word that nobody is called. */
  async function alike(userId: string, word: string): Promise<string[]> {
    if (word.length < MIN_CORRECTED) return [];
    const known = await listWordsLike(db, word, swapsOf(word), whoIs(userId), ALIKE_WORDS);
    if (known.some((each) => each.startsWith(word))) return [];
    return known.filter((each) => isOneErrorAway(each, word));
  }

  return {
    async find(userId, query, range) {
      return { ...(await list(userId, soughtOf(query), range)), correction: null };
    },

    async findAlike(userId, query, range) {
      const meant = await Promise.all(query.words.map((word) => alike(userId, word)));
      const { terms, excluded } = soughtOf(query);
      const wider = terms.map((ways, at) => [...ways, ...(meant[at] ?? []).map(whole)]);
      const at = meant.findIndex((words) => words.length > 0);
      const [from, to] = [query.words[at], meant[at]?.[0]];
      if (!from || !to) return { people: [], total: 0, isSought: () => false, correction: null };
      const found = await list(userId, { terms: wider, excluded }, range);
      return { ...found, correction: { from, to } };
    },

    isAnybody: (query) => isAnybody(db, soughtOf(query)),
  };
}

function throwAway(error: unknown): never {
  if (!isCmsAway(error)) throw error;
  throw new ServiceError("unavailable", { retryAfterSeconds: 5, cause: error });
}
