import { index, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { moment } from "../column-types.ts";
import { users } from "../schema.ts";

/**
 * Sanctions in force. Directus is the source; with this copy, sending a message needs no call to Directus.
 */
export const memberSanctions = pgTable(
  "member_measures",
  {
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    kind: text({ enum: ["silence", "suspend"] }).notNull(),
    /** Null for a permanent sanction. */
    until: moment(),
  },
  (table) => [index("member_measures_user_id_index").on(table.userId)],
);
