import { boolean, index, pgTable, uuid } from "drizzle-orm/pg-core";
import { bytes, moment } from "../column-types.ts";
import { users } from "../schema.ts";

/** Calculations saved by members. Name, values and results can reveal a salary: they are sealed. */
export const savedScenarios = pgTable(
  "saved_scenarios",
  {
    id: uuid().primaryKey(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    content: bytes().notNull(),
    wantsNotice: boolean().notNull(),
    /** SHA-256 of the token in the share link; null if not shared. */
    shareTokenHash: bytes().unique("saved_scenarios_share_token_hash_unique"),
    createdAt: moment().notNull(),
    updatedAt: moment().notNull(),
  },
  (table) => [index("saved_scenarios_user_id_index").on(table.userId)],
);
