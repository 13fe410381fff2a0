import { and, eq, inArray, isNotNull, isNull, or, sql } from "drizzle-orm";
import type { SQL } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import { users } from "../../../db/schema.ts";
import { memberBlocks, memberConnections } from "../../../db/tables/connections.ts";
import { directoryEntries as entries } from "../../../db/tables/directory.ts";

export type Looking = { userId: string; memberRoleIds: readonly string[]; today: string };

export const isShown = (level: AnyPgColumn) =>
  or(eq(level, "members"), and(eq(level, "connections"), isNotNull(memberConnections.userId)));

/** Members who may log in; staff are left out. */
export function isThere(memberRoleIds: readonly string[]): SQL | undefined {
  const isMember = or(isNull(users.cmsRoleId), inArray(users.cmsRoleId, [...memberRoleIds]));
  const isActive = or(isNull(users.cmsStatus), eq(users.cmsStatus, "active"));
  return and(eq(users.isActive, true), isActive, isMember);
}

export const notBlocked = (userId: string) => sql`not exists (
  select 1 from ${memberBlocks}
  where (${memberBlocks.userId} = ${userId} and ${memberBlocks.blockedUserId} = ${entries.userId})
     or (${memberBlocks.userId} = ${entries.userId} and ${memberBlocks.blockedUserId} = ${userId})
)`;

export const isConnection = (userId: string) =>
  and(
    eq(memberConnections.userId, userId),
    eq(memberConnections.otherUserId, entries.userId),
    eq(memberConnections.state, "connected"),
  );
