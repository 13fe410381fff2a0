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

type Who = Pick<Looking, "userId" | "memberRoleIds">;

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

/** Ids in Directus of some of who is found, who is called so first, and how many there are in all. */
export async function listPeople(
  db: Database,
  sought: Sought,
  who: Who,
  { take, skip }: PageRange,
): Promise<{ found: { id: string; isNamed: boolean }[]; totalCount: number }> {
  const where = and(seenBy(who), matches(sought));
  const wholeInName = sought.terms.map((ways) =>
    anyOf(ways.map(({ text }) => inName({ text, isWhole: true }))),
  );
  const begunInName = sought.terms.map((ways) => anyOf(ways.map(inName)));
  const isNamed = sql<boolean>`(${sql.join(wholeInName, sql.raw(" and "))})`;
  const isCalledSo = sql`(${sql.join(begunInName, sql.raw(" and "))})`;
  const [found, counted] = await Promise.all([
    db
      .select({ id: users.directusUserId, isNamed })
      .from(entries)
      .innerJoin(users, eq(users.id, entries.userId))
      .leftJoin(memberConnections, isConnection(who.userId))
      .where(where)
      .orderBy(sql`${isNamed} desc`, sql`${isCalledSo} desc`, entries.nameKey, entries.userId)
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

/** Words of names and shown professions that begin so or look alike, the likest first. */
export async function listWordsLike(
  db: Database,
  word: string,
  swaps: readonly string[],
  who: Who,
  take: number,
): Promise<string[]> {
  const { rows } = await db.execute<{ word: string }>(sql`
    select word from (
      select distinct unnest(regexp_split_to_array(
        ${entries.nameKey} || case when ${isShown(entries.professionLevel)}
          then ' ' || coalesce(${entries.professionKey}, '') else '' end, '[^[:alnum:]]+')) as word
      from ${entries} join ${users} on ${users.id} = ${entries.userId}
      left join ${memberConnections} on ${isConnection(who.userId)}
      where ${seenBy(who)}
    ) as written
    where starts_with(word, ${word}) or word % ${word} or word = any(${sql.param([...swaps])}::text[])
    order by starts_with(word, ${word}) desc, similarity(word, ${word}) desc, word limit ${take}`);
  return rows.map((row) => row.word);
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
