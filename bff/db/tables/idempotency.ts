import { index, integer, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { bytes, moment } from "../column-types.ts";

/** Calls that carried an `Idempotency-Key`, and what they were answered: the same answer for a day. */
export const idempotencyKeys = pgTable(
  "idempotency_keys",
  {
    /** Keyed hash of who called. */
    caller: text().notNull(),
    key: uuid().notNull(),
    /** Keyed hash of address and body. */
    requestHash: text().notNull(),
    /** While the call is under way it is held until then; afterwards a process that died is assumed. */
    heldUntil: moment(),
    statusCode: integer(),
    /** The body of the answer, sealed. */
    answer: bytes(),
    expiresAt: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.caller, table.key] }),
    index("idempotency_keys_expires_at_index").on(table.expiresAt),
  ],
);
