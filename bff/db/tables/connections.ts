import { index, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { moment } from "../column-types.ts";
import { users } from "../schema.ts";

const ofMember = () =>
  uuid()
    .notNull()
    .references(() => users.id, { onDelete: "cascade" });

/**
 * One member's view of another. A request and a connection each have one row per member. The requester is
 * not notified of a decline: their row stays `requested`.
 */
export const memberConnections = pgTable(
  "member_connections",
  {
    userId: ofMember(),
    otherUserId: ofMember(),
    state: text({ enum: ["requested", "received", "declined", "connected"] }).notNull(),
    changedAt: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.otherUserId] }),
    index("member_connections_other_user_id_index").on(table.otherUserId),
  ],
);

export const memberBlocks = pgTable(
  "member_blocks",
  {
    userId: ofMember(),
    blockedUserId: ofMember(),
    createdAt: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.blockedUserId] }),
    index("member_blocks_blocked_user_id_index").on(table.blockedUserId),
  ],
);
