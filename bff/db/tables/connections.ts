import { index, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { moment } from "../column-types.ts";
import { users } from "../schema.ts";

const ofMember = () =>
  uuid()
    .notNull()
    .references(() => users.id, { onDelete: "cascade" });

/**
 * What a member holds of another one: a request has a row with each of them, and so has a connection.
 * Who asked is not told of a decline: their row stays `requested`.
 */
export const memberConnections = pgTable(
  "member_connections",
  {
    userId: ofMember(),
    otherUserId: ofMember(),
    state: text({ enum: ["requested", "received", "declined", "connected"] }).notNull(),
    /** Since when it is so. */
    changedAt: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.otherUserId] }),
    index("member_connections_other_user_id_index").on(table.otherUserId),
  ],
);

/** Whom a member does not want to hear of. */
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
