import { index, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { bytes, moment } from "../column-types.ts";
import { sessions, users } from "../schema.ts";

/** One per login, deleted with it. */
export const pushSubscriptions = pgTable(
  "push_subscriptions",
  {
    sessionId: uuid()
      .primaryKey()
      .references(() => sessions.id, { onDelete: "cascade" }),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /**
     * SHA-256 of the push service's address for the browser: a browser gets the notifications of one login
     * only.
     */
    endpointHash: bytes().notNull().unique("push_subscriptions_endpoint_hash_unique"),
    /** Sealed: the push address and the browser's keys. */
    subscription: bytes().notNull(),
    carrier: text().notNull(),
    createdAt: moment().notNull(),
  },
  (table) => [index("push_subscriptions_user_id_index").on(table.userId)],
);
