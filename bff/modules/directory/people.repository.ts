import { and, count, eq, sql } from "drizzle-orm";
import type { SQL } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { users } from "../../db/schema.ts";
import { memberConnections } from "../../db/tables/connections.ts";
import { directoryEntries as entries } from "../../db/tables/directory.ts";
import type { PageRange } from "../../graphql/page.ts";
import { isConnection, isShown, isThere, notBlocked } from "./seen.repository.ts";
import type { Looking } from "./seen.repository.ts";

/** Words side by side, folded, with single spaces between them. */
export type Term = {
  text: string;
  /** Not merely the beginning of a longer word. */
  isWhole: boolean;
};

export type Sought = {
  /** Each of them is held by name or profession, in one of its ways. */
  terms: readonly (readonly Term[])[];
  /** Held by neither. */
  excluded: readonly Term[];
};

/** As whom the directory is looked at. */
export type Who = Pick<Looking, "userId" | "memberRoleIds">;

const patternOf = ({ text, isWhole }: Term) =>
  `\\m${text.split(" ").join("[^[:alnum:]]+")}${isWhole ? "\\M" : ""}`;

const inName = (term: Term) => sql`${entries.nameKey} ~ ${patternOf(term)}`;

/** Where a profession is hidden from the one who looks, it neither finds nor excludes. */
const isHeld = (term: Term) =>
  sql`(${inName(term)} or coalesce(${isShown(entries.professionLevel)}
    and ${entries.professionKey} ~ ${patternOf(term)}, false))`;

const anyOf = (conditions: readonly SQL[]) => sql`(${sql.join([...conditions], sql.raw(" or "))})`;

const seenBy = ({ userId, memberRoleIds }: Who) => and(isThere(memberRoleIds), notBlocked(userId));

const matches = ({ terms, excluded }: Sought) =>
  and(
    ...terms.map((ways) => anyOf(ways.map(isHeld))),
    ...excluded.map((term) => sql`not ${isHeld(term)}`),
  );

const wordsOf = ({ terms }: Sought) => [
  ...new Set(terms.flatMap((ways) => ways.flatMap(({ text }) => text.split(" ")))),
];

/**
 * Called by first name and more: a name can be made of any words, and one word is first of all a subject.
 */
function isCalledByAll(sought: Sought, wholeInName: SQL): SQL<boolean> {
  const words = wordsOf(sought);
  // By a bare `false` nothing can be sorted.
  if (words.length < 2) return sql<boolean>`(1 = 0)`;
  const begins = words.map((word) => sql`${entries.nameKey} ~ ${`^[^[:alnum:]]*${word}\\M`}`);
  return sql<boolean>`(${wholeInName} and ${anyOf(begins)})`;
}

/** Ids in Directus of some of who is found, who is called so first, and how many there are in all. */
export async function listPeople(
  db: Database,
  sought: Sought,
  who: Who,
  { take, skip }: PageRange,
): Promise<{
  found: { id: string; isNamed: boolean; isWhole: boolean }[];
  totalCount: number;
}> {
  const where = and(seenBy(who), matches(sought));
  const wholeInName = sought.terms.map((ways) =>
    anyOf(ways.map(({ text }) => inName({ text, isWhole: true }))),
  );
  const begunInName = sought.terms.map((ways) => anyOf(ways.map(inName)));
  const isWhole = sql<boolean>`(${sql.join(wholeInName, sql.raw(" and "))})`;
  const isNamed = isCalledByAll(sought, isWhole);
  const isCalledSo = sql`(${sql.join(begunInName, sql.raw(" and "))})`;
  const [found, counted] = await Promise.all([
    db
      .select({ id: users.directusUserId, isNamed, isWhole })
      .from(entries)
      .innerJoin(users, eq(users.id, entries.userId))
      .leftJoin(memberConnections, isConnection(who.userId))
      .where(where)
      .orderBy(
        ...[isNamed, isWhole, isCalledSo].map((is) => sql`${is} desc`),
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

/** A word of somebody in the directory, and the word that was typed and looks like it. */
export type WordLike = { typed: string; word: string };

/**
 * Words of names and shown professions that begin as one that was typed or look like it, the likest first.
 * Of everybody and everything in the directory where nobody is named who looks.
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

/** Whether anybody in the directory is called so or does so, whoever may see it. */
export async function isAnybody(db: Database, { terms }: Sought): Promise<boolean> {
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
