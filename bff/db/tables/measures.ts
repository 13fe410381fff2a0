import { index, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { moment } from "../column-types.ts";
import { users } from "../schema.ts";

/**
 * Measures of the team that hold, as the service knows them: the truth is in Directus. Who is kept from
 * something is found here, so that a message asks nobody else.
 */
export const memberMeasures = pgTable(
  "member_measures",
  {
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    kind: text({ enum: ["silence", "suspend"] }).notNull(),
    /** Null for one without end. */
    until: moment(),
  },
  (table) => [index("member_measures_user_id_index").on(table.userId)],
);
