import { and, eq } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Database } from "../../../db/database.ts";
import { users } from "../../../db/schema.ts";
import type { UserRow } from "../../../db/schema.ts";
import { memberBlocks, memberConnections } from "../../../db/tables/connections.ts";
import type { ConnectionRow } from "./connections.repository.ts";

export type BetweenRow = {
  user: UserRow;
  blockedByUser: string | null;
  blockedByOther: string | null;
  state: ConnectionRow["state"] | null;
};

export async function findBetweenRow(
  db: Database,
  userId: string,
  directusUserId: string,
): Promise<BetweenRow | null> {
  const byUser = alias(memberBlocks, "by_user");
  const byOther = alias(memberBlocks, "by_other");
  const own = memberConnections;
  const rows = await db
    .select({
      user: users,
      blockedByUser: byUser.userId,
      blockedByOther: byOther.userId,
      state: own.state,
    })
    .from(users)
    .leftJoin(byUser, and(eq(byUser.userId, userId), eq(byUser.blockedUserId, users.id)))
    .leftJoin(byOther, and(eq(byOther.userId, users.id), eq(byOther.blockedUserId, userId)))
    .leftJoin(own, and(eq(own.userId, userId), eq(own.otherUserId, users.id)))
    .where(eq(users.directusUserId, directusUserId));
  return rows[0] ?? null;
}
