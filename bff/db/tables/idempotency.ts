import { index, integer, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { bytes, moment } from "../column-types.ts";

/** Calls with an `Idempotency-Key`, and their answers: repeated for a day. */
export const idempotencyKeys = pgTable(
  "idempotency_keys",
  {
    /** Keyed hash of the caller. */
    caller: text().notNull(),
    key: uuid().notNull(),
    requestHash: text().notNull(),
    /** The lock of a running call; after this time its process counts as dead. */
    heldUntil: moment(),
    statusCode: integer(),
    answer: bytes(),
    expiresAt: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.caller, table.key] }),
    index("idempotency_keys_expires_at_index").on(table.expiresAt),
  ],
);
