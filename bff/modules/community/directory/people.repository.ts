import { and, count, eq, sql } from "drizzle-orm";
import type { SQL } from "drizzle-orm";
import type { Database } from "../../../db/database.ts";
import { users } from "../../../db/schema.ts";
import { memberConnections } from "../../../db/tables/connections.ts";
import { directoryEntries as entries } from "../../../db/tables/directory.ts";
import type { PageRange } from "../../../graphql/page.ts";
import { isConnection, isShown, isThere, notBlocked } from "./seen.repository.ts";
import type { Looking } from "./seen.repository.ts";

export type Term = {
  text: string;
  /** False if it may be the beginning of a longer word. */
  isWhole: boolean;
};

export type PeopleTerm = {
  /** Each must match the name or the profession, in one of its forms. */
  terms: readonly (readonly Term[])[];
  excluded: readonly Term[];
};

export type Who = Pick<Looking, "userId" | "memberRoleIds">;

const patternOf = ({ text, isWhole }: Term) =>
  `\\m${text.split(" ").join("[^[:alnum:]]+")}${isWhole ? "\\M" : ""}`;

const inName = (term: Term) => sql`${entries.nameKey} ~ ${patternOf(term)}`;

/** A profession hidden from the viewer neither matches nor excludes. */
const isHeld = (term: Term) =>
  sql`(${inName(term)} or coalesce(${isShown(entries.professionLevel)}
    and ${entries.professionKey} ~ ${patternOf(term)}, false))`;

const anyOf = (conditions: readonly SQL[]) => sql`(${sql.join([...conditions], sql.raw(" or "))})`;

const seenBy = ({ userId, memberRoleIds }: Who) => and(isThere(memberRoleIds), notBlocked(userId));

const matches = ({ terms, excluded }: PeopleTerm) =>
  and(
    ...terms.map((ways) => anyOf(ways.map(isHeld))),
    ...excluded.map((term) => sql`not ${isHeld(term)}`),
  );

const wordsOf = ({ terms }: PeopleTerm) => [
  ...new Set(terms.flatMap((ways) => ways.flatMap(({ text }) => text.split(" ")))),
];

/**
 * True if the name contains all words and starts with one of them. Needs at least two words: a single word
 * more often means a subject than a name.
 */
function isMentionedByAll(searched: PeopleTerm, wholeInName: SQL): SQL<boolean> {
  const words = wordsOf(searched);
  // PostgreSQL cannot sort by a bare `false`.
  if (words.length < 2) return sql<boolean>`(1 = 0)`;
  const begins = words.map((word) => sql`${entries.nameKey} ~ ${`^[^[:alnum:]]*${word}\\M`}`);
  return sql<boolean>`(${wholeInName} and ${anyOf(begins)})`;
}

export async function listPeople(
  db: Database,
  searched: PeopleTerm,
  who: Who,
  { take, skip }: PageRange,
): Promise<{
  found: { id: string; isNamed: boolean; isWhole: boolean }[];
  totalCount: number;
}> {
  const where = and(seenBy(who), matches(searched));
  const wholeInName = searched.terms.map((ways) =>
    anyOf(ways.map(({ text }) => inName({ text, isWhole: true }))),
  );
  const nameStart = searched.terms.map((ways) => anyOf(ways.map(inName)));
  const isWhole = sql<boolean>`(${sql.join(wholeInName, sql.raw(" and "))})`;
  const isNamed = isMentionedByAll(searched, isWhole);
  const hasThisName = sql`(${sql.join(nameStart, sql.raw(" and "))})`;
  const [found, counted] = await Promise.all([
    db
      .select({ id: users.directusUserId, isNamed, isWhole })
      .from(entries)
      .innerJoin(users, eq(users.id, entries.userId))
      .leftJoin(memberConnections, isConnection(who.userId))
      .where(where)
      .orderBy(
        ...[isNamed, isWhole, hasThisName].map((is) => sql`${is} desc`),
        entries.nameKey,
        entries.userId,
      )
      .limit(take)
      .offset(skip),
    db
      .select({ total: count() })
      .from(entries)
      .innerJoin(users, eq(users.id, entries.userId))
      .leftJoin(memberConnections, isConnection(who.userId))
      .where(where),
  ]);
  return { found, totalCount: counted[0]?.total ?? 0 };
}

export type WordLike = { typed: string; word: string };

/**
 * Words of names and visible professions that start with a typed word or resemble it, the most similar
 * first. Without a viewer, searches all members and fields.
 */
export async function listWordsLike(
  db: Database,
  typed: readonly string[],
  swaps: readonly string[],
  who: Who | null,
  take: number,
): Promise<WordLike[]> {
  const profession = sql`coalesce(${entries.professionKey}, '')`;
  const isOpen = who ? isShown(entries.professionLevel) : sql`true`;
  const join = who ? isConnection(who.userId) : sql`false`;
  const { rows } = await db.execute<WordLike>(sql`
    with written as materialized (
      select distinct unnest(regexp_split_to_array(
        ${entries.nameKey} || case when ${isOpen} then ' ' || ${profession} else '' end,
        '[^[:alnum:]]+')) as word
      from ${entries} join ${users} on ${users.id} = ${entries.userId}
      left join ${memberConnections} on ${join}
      where ${who ? seenBy(who) : sql`true`}
    )
    select asked.word as typed, alike.word
    from unnest(${sql.param([...typed])}::text[]) with ordinality as asked (word, place)
    cross join lateral (
      select word, starts_with(word, asked.word) as begins, similarity(word, asked.word) as likeness
      from written
      where starts_with(word, asked.word) or word % asked.word
        or word = any(${sql.param([...swaps])}::text[])
      order by begins desc, likeness desc, word limit ${take}
    ) as alike
    order by asked.place, alike.begins desc, alike.likeness desc, alike.word`);
  return rows;
}

/** True even if the member is hidden. */
export async function isAnybody(db: Database, { terms }: PeopleTerm): Promise<boolean> {
  const each = terms.map((ways) =>
    anyOf(
      ways.map((term) =>
        anyOf([inName(term), sql`coalesce(${entries.professionKey} ~ ${patternOf(term)}, false)`]),
      ),
    ),
  );
  const rows = await db
    .select({ userId: entries.userId })
    .from(entries)
    .where(and(...each))
    .limit(1);
  return rows.length > 0;
}
