import { and, arrayContains, count, desc, eq, gt, isNotNull, lte, ne, sql } from "drizzle-orm";
import type { SQL } from "drizzle-orm";
import {
  COUNTED_FROM,
  monthsBefore,
  stages,
  type DirectorySort,
  type Stage,
} from "../../../../contract/community/members.ts";
import type { Database } from "../../../db/database.ts";
import { users } from "../../../db/schema.ts";
import { memberConnections } from "../../../db/tables/connections.ts";
import { directoryEntries as entries } from "../../../db/tables/directory.ts";
import type { PageRange } from "../../../graphql/page.ts";
import { isConnection, isShown, isThere, notBlocked } from "./seen.repository.ts";
import type { Looking } from "./seen.repository.ts";

/** A directory search. All texts are folded; null means any. */
export type DirectoryFilter = {
  name: string | null;
  profession: string | null;
  cantonId: number | null;
  language: string | null;
  stage: Stage | null;
  isVolunteer: boolean;
  sort: DirectorySort;
};

const contains = (column: typeof entries.nameKey | typeof entries.professionKey, text: string) =>
  sql`position(${text} in ${column}) > 0`;

function stageRules(stage: Stage, today: string): (SQL | undefined)[] {
  const { from, to } = stages[stage];
  return [
    isShown(entries.sinceLevel),
    lte(entries.since, monthsBefore(today, from)),
    to === null ? undefined : gt(entries.since, monthsBefore(today, to)),
  ];
}

function matches(filter: DirectoryFilter, { userId, memberRoleIds, today }: Looking) {
  const { name, profession, cantonId, language, stage, isVolunteer } = filter;
  return and(
    isThere(memberRoleIds),
    notBlocked(userId),
    name === null ? undefined : contains(entries.nameKey, name),
    ...(profession === null
      ? []
      : [isShown(entries.professionLevel), contains(entries.professionKey, profession)]),
    ...(cantonId === null ? [] : [isShown(entries.placeLevel), eq(entries.cantonId, cantonId)]),
    ...(language === null
      ? []
      : [isShown(entries.languagesLevel), arrayContains(entries.languages, [language])]),
    ...(stage === null ? [] : stageRules(stage, today)),
    isVolunteer ? eq(entries.isVolunteer, true) : undefined,
  );
}

const orders = {
  new: [desc(entries.listedAt), entries.userId],
  name: [entries.nameKey, entries.userId],
} as const;

export async function listEntries(
  db: Database,
  filter: DirectoryFilter,
  looking: Looking,
  { take, skip }: PageRange,
): Promise<{ ids: string[]; totalCount: number }> {
  const where = matches(filter, looking);
  const [rows, counted] = await Promise.all([
    db
      .select({ id: users.directusUserId })
      .from(entries)
      .innerJoin(users, eq(users.id, entries.userId))
      .leftJoin(memberConnections, isConnection(looking.userId))
      .where(where)
      .orderBy(...orders[filter.sort])
      .limit(take)
      .offset(skip),
    db
      .select({ total: count() })
      .from(entries)
      .innerJoin(users, eq(users.id, entries.userId))
      .leftJoin(memberConnections, isConnection(looking.userId))
      .where(where),
  ]);
  return { ids: rows.map(({ id }) => id), totalCount: counted[0]?.total ?? 0 };
}

export async function listNamed(
  db: Database,
  letters: string,
  { userId, memberRoleIds }: Pick<Looking, "userId" | "memberRoleIds">,
  take: number,
): Promise<{ id: string; nameKey: string }[]> {
  return db
    .select({ id: users.directusUserId, nameKey: entries.nameKey })
    .from(entries)
    .innerJoin(users, eq(users.id, entries.userId))
    .leftJoin(memberConnections, isConnection(userId))
    .where(
      and(
        isThere(memberRoleIds),
        notBlocked(userId),
        ne(entries.userId, userId),
        sql`${entries.nameKey} ~ ${`(^|[^[:alnum:]'-])${letters}`}`,
      ),
    )
    .orderBy(
      sql`${memberConnections.userId} is null`,
      sql`starts_with(${entries.nameKey}, ${letters}) desc`,
      entries.nameKey,
      entries.userId,
    )
    .limit(take);
}

export type CantonCount = { cantonId: number; count: number };

/** Cantons with fewer than five are left out. */
export async function listCantonCounts(
  db: Database,
  memberRoleIds: readonly string[],
  onlyVolunteers = false,
): Promise<CantonCount[]> {
  const rows = await db
    .select({ cantonId: entries.cantonId, count: count() })
    .from(entries)
    .innerJoin(users, eq(users.id, entries.userId))
    .where(
      and(
        isThere(memberRoleIds),
        eq(entries.placeLevel, "members"),
        isNotNull(entries.cantonId),
        onlyVolunteers ? eq(entries.isVolunteer, true) : undefined,
      ),
    )
    .groupBy(entries.cantonId)
    .having(sql`count(*) >= ${COUNTED_FROM}`)
    .orderBy(entries.cantonId);
  return rows.flatMap(({ cantonId, count: total }) =>
    cantonId === null ? [] : [{ cantonId, count: total }],
  );
}
