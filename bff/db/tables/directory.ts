import { boolean, date, index, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { moment } from "../column-types.ts";
import { users } from "../schema.ts";

const level = () => text({ enum: ["members", "connections"] });

/** The profile in Directus is the source; this table is its search copy. */
export const directoryEntries = pgTable(
  "directory_entries",
  {
    userId: uuid()
      .primaryKey()
      .references(() => users.id, { onDelete: "cascade" }),
    nameKey: text().notNull(),
    cantonId: integer(),
    placeLevel: level(),
    languages: text().array().notNull(),
    languagesLevel: level(),
    professionKey: text(),
    professionLevel: level(),
    since: date(),
    sinceLevel: level(),
    isVolunteer: boolean().notNull().default(false),
    listedAt: moment().notNull(),
    checkedAt: moment().notNull(),
  },
  (table) => [
    index("directory_entries_listed_at_index").on(table.listedAt),
    index("directory_entries_name_key_index").on(table.nameKey),
  ],
);
