import { boolean, index, pgTable, uuid } from "drizzle-orm/pg-core";
import { bytes, moment } from "../column-types.ts";
import { users } from "../schema.ts";

/** What members keep of calculators. Name, values and results tell a salary: they are sealed. */
export const savedScenarios = pgTable(
  "saved_scenarios",
  {
    id: uuid().primaryKey(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    content: bytes().notNull(),
    /** Told when other parameters change the result. */
    wantsNotice: boolean().notNull(),
    /** SHA-256 of the token of its link; null while it is not shared. */
    shareTokenHash: bytes().unique("saved_scenarios_share_token_hash_unique"),
    createdAt: moment().notNull(),
    updatedAt: moment().notNull(),
  },
  (table) => [index("saved_scenarios_user_id_index").on(table.userId)],
);
