import { and, eq, gt, inArray, isNull, or, sql } from "drizzle-orm";
import type { SanctionKind } from "../../../../contract/community/moderation.ts";
import type { CmsMeasure } from "../../../cms/cms-sanctions.ts";
import type { Database } from "../../../db/database.ts";
import { users } from "../../../db/schema.ts";
import { memberMeasures } from "../../../db/tables/sanctions.ts";

export async function listHoldingKinds(
  db: Database,
  userId: string,
  now: Date,
): Promise<SanctionKind[]> {
  const rows = await db
    .select({ kind: memberMeasures.kind })
    .from(memberMeasures)
    .where(
      and(
        eq(memberMeasures.userId, userId),
        or(isNull(memberMeasures.until), gt(memberMeasures.until, now)),
      ),
    );
  return rows.map(({ kind }) => kind);
}

/**
 * Replaces all stored sanctions by the result of `read`. Two parallel calls run one after the other, so
 * that the later one reads the newer state.
 */
export async function replaceMeasures(
  db: Database,
  read: () => Promise<readonly CmsMeasure[]>,
): Promise<void> {
  await db.transaction(async (within) => {
    await within.execute(sql`select pg_advisory_xact_lock(hashtext('member-measures'))`);
    const found = await read();
    await within.delete(memberMeasures);
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
    if (rows.length > 0) await within.insert(memberMeasures).values(rows);
  });
}
