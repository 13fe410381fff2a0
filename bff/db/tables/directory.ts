import { boolean, date, index, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { moment } from "../column-types.ts";
import { users } from "../schema.ts";

const level = () => text({ enum: ["members", "connections"] });

/**
 * Members listed in the directory, with the fields that others may see. The profile in Directus is the
 * source; this table is its search copy.
 */
export const directoryEntries = pgTable(
  "directory_entries",
  {
    userId: uuid()
      .primaryKey()
      .references(() => users.id, { onDelete: "cascade" }),
    /** The displayed name, folded. */
    nameKey: text().notNull(),
    cantonId: integer(),
    placeLevel: level(),
    languages: text().array().notNull(),
    languagesLevel: level(),
    /** Folded. */
    professionKey: text(),
    professionLevel: level(),
    since: date(),
    sinceLevel: level(),
    /** Offers to answer questions about the canton. */
    isVolunteer: boolean().notNull().default(false),
    listedAt: moment().notNull(),
    /** When it was last compared with the profile. */
    checkedAt: moment().notNull(),
  },
  (table) => [
    index("directory_entries_listed_at_index").on(table.listedAt),
    index("directory_entries_name_key_index").on(table.nameKey),
  ],
);
