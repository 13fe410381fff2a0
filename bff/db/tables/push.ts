import { index, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { bytes, moment } from "../column-types.ts";
import { sessions, users } from "../schema.ts";

/** Devices that show notices: one for each login, gone with it. */
export const pushSubscriptions = pgTable(
  "push_subscriptions",
  {
    sessionId: uuid()
      .primaryKey()
      .references(() => sessions.id, { onDelete: "cascade" }),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** SHA-256 of the browser's address at its push service: a browser hears of one login alone. */
    endpointHash: bytes().notNull().unique("push_subscriptions_endpoint_hash_unique"),
    /** That address and the browser's keys, sealed. */
    subscription: bytes().notNull(),
    /** Whose push service it is. */
    carrier: text().notNull(),
    createdAt: moment().notNull(),
  },
  (table) => [index("push_subscriptions_user_id_index").on(table.userId)],
);
