import { and, asc, count, eq, gt, inArray, isNull } from "drizzle-orm";
import type { Database } from "../../../db/database.ts";
import { users } from "../../../db/schema.ts";
import type { UserRow } from "../../../db/schema.ts";

export type CmsMembership = {
  cmsRoleId: string | null;
  cmsStatus: string;
  cmsCheckedAt: Date;
  cmsPaidUntil: Date | null;
  cmsAvatar: string | null;
};

export async function insertUser(db: Database, row: typeof users.$inferInsert): Promise<UserRow> {
  const [inserted] = await db.insert(users).values(row).returning();
  if (!inserted) throw new Error("The user was not written");
  return inserted;
}

export async function findUserById(db: Database, id: string): Promise<UserRow | null> {
  return (await db.query.users.findFirst({ where: eq(users.id, id) })) ?? null;
}

export async function findUserByEmailKey(db: Database, emailKey: string): Promise<UserRow | null> {
  return (await db.query.users.findFirst({ where: eq(users.emailKey, emailKey) })) ?? null;
}

export async function findUserByDirectusId(
  db: Database,
  directusUserId: string,
): Promise<UserRow | null> {
  const where = eq(users.directusUserId, directusUserId);
  return (await db.query.users.findFirst({ where })) ?? null;
}

export async function listUserIdsByDirectusIds(
  db: Database,
  directusUserIds: readonly string[],
): Promise<string[]> {
  const where = inArray(users.directusUserId, [...directusUserIds]);
  return (await db.select({ id: users.id }).from(users).where(where)).map(({ id }) => id);
}

export async function countActiveUsers(db: Database): Promise<number> {
  const where = and(eq(users.isActive, true), eq(users.isEmailConfirmed, true));
  const [counted] = await db.select({ total: count() }).from(users).where(where);
  return counted?.total ?? 0;
}

export async function listUsersByIds(
  db: Database,
  ids: readonly string[],
  page: { take: number; skip: number },
): Promise<{ rows: UserRow[]; totalCount: number }> {
  const where = inArray(users.id, [...ids]);
  const [rows, [counted]] = await Promise.all([
    db.select().from(users).where(where).orderBy(asc(users.id)).limit(page.take).offset(page.skip),
    db.select({ total: count() }).from(users).where(where),
  ]);
  return { rows, totalCount: counted?.total ?? 0 };
}

export async function listUsersByEmailKeys(
  db: Database,
  emailKeys: readonly string[],
): Promise<UserRow[]> {
  return db
    .select()
    .from(users)
    .where(inArray(users.emailKey, [...emailKeys]));
}

export async function listUsersByDirectusIds(
  db: Database,
  directusUserIds: readonly string[],
): Promise<UserRow[]> {
  return db
    .select()
    .from(users)
    .where(inArray(users.directusUserId, [...directusUserIds]));
}

/** Saves a stronger hash of the same password. Changes nothing if the password was changed meanwhile. */
export async function updatePasswordHash(
  db: Database,
  id: string,
  hash: { from: string; to: string },
): Promise<void> {
  await db
    .update(users)
    .set({ passwordHash: hash.to })
    .where(and(eq(users.id, id), eq(users.passwordHash, hash.from)));
}

export async function updateName(
  db: Database,
  id: string,
  name: { firstName: string; lastName: string },
  now: Date,
): Promise<void> {
  await db
    .update(users)
    .set({ ...name, updatedAt: now })
    .where(eq(users.id, id));
}

/** For a stronger hash of the same password see `updatePasswordHash`. */
export async function savePassword(
  db: Database,
  id: string,
  passwordHash: string,
  passwordChangedAt: Date,
): Promise<UserRow> {
  const [changed] = await db
    .update(users)
    .set({ passwordHash, passwordChangedAt, updatedAt: passwordChangedAt })
    .where(eq(users.id, id))
    .returning();
  if (!changed) throw new Error("The user is gone");
  return changed;
}

export async function updateCmsMembership(
  db: Database,
  directusUserId: string,
  membership: CmsMembership,
): Promise<void> {
  await db.update(users).set(membership).where(eq(users.directusUserId, directusUserId));
}

export async function updateCmsAvatar(
  db: Database,
  id: string,
  cmsAvatar: string | null,
): Promise<void> {
  await db.update(users).set({ cmsAvatar }).where(eq(users.id, id));
}

/** True if this call changed the known role. Of parallel calls only one gets true. */
export async function replaceCmsRole(
  db: Database,
  id: string,
  change: { from: string | null; to: string | null },
): Promise<boolean> {
  const known = change.from === null ? isNull(users.cmsRoleId) : eq(users.cmsRoleId, change.from);
  const changed = await db
    .update(users)
    .set({ cmsRoleId: change.to })
    .where(and(eq(users.id, id), known))
    .returning({ id: users.id });
  return changed.length === 1;
}

/** Marks all users if none are named. */
export async function markCmsMembershipsStale(
  db: Database,
  directusUserIds: readonly string[],
  notAfter: Date,
): Promise<void> {
  const named = directusUserIds.length > 0;
  await db
    .update(users)
    .set({ cmsCheckedAt: notAfter })
    .where(
      and(
        gt(users.cmsCheckedAt, notAfter),
        named ? inArray(users.directusUserId, [...directusUserIds]) : undefined,
      ),
    );
}
