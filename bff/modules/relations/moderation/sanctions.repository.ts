import { and, eq, gt, inArray, isNull, or, sql } from "drizzle-orm";
import type { SanctionKind } from "../../../../contract/community/moderation.ts";
import type { CmsSanction } from "../../../cms/cms-sanctions.ts";
import type { Database } from "../../../db/database.ts";
import { users } from "../../../db/schema.ts";
import { memberSanctions } from "../../../db/tables/sanctions.ts";

export async function listHoldingKinds(
  db: Database,
  userId: string,
  now: Date,
): Promise<SanctionKind[]> {
  const rows = await db
    .select({ kind: memberSanctions.kind })
    .from(memberSanctions)
    .where(
      and(
        eq(memberSanctions.userId, userId),
        or(isNull(memberSanctions.until), gt(memberSanctions.until, now)),
      ),
    );
  return rows.map(({ kind }) => kind);
}

/**
 * Replaces all stored sanctions by the result of `read`. Two parallel calls run one after the other, so
 * that the later one reads the newer state.
 */
export async function replaceSanctions(
  db: Database,
  read: () => Promise<readonly CmsSanction[]>,
): Promise<void> {
  await db.transaction(async (within) => {
    await within.execute(sql`select pg_advisory_xact_lock(hashtext('member-measures'))`);
    const found = await read();
    await within.delete(memberSanctions);
    if (found.length === 0) return;
    const ids = [...new Set(found.map(({ directusUserId }) => directusUserId))];
    const known = await within
      .select({ id: users.id, directusUserId: users.directusUserId })
      .from(users)
      .where(inArray(users.directusUserId, ids));
    const idOf = new Map(known.map(({ id, directusUserId }) => [directusUserId, id]));
    const rows = found.flatMap(({ directusUserId, kind, until }) => {
      const userId = idOf.get(directusUserId);
      return userId ? { userId, kind, until } : [];
    });
    if (rows.length > 0) await within.insert(memberSanctions).values(rows);
  });
}
