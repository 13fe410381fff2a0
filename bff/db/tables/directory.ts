import { boolean, date, index, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { moment } from "../column-types.ts";
import { users } from "../schema.ts";

const level = () => text({ enum: ["members", "connections"] });

/**
 * Members who want to be found, by what they show to others: what is only their own is not here. The truth
 * is the profile in Directus; this is what is searched.
 */
export const directoryEntries = pgTable(
  "directory_entries",
  {
    userId: uuid()
      .primaryKey()
      .references(() => users.id, { onDelete: "cascade" }),
    /** As others read it, folded. */
    nameKey: text().notNull(),
    cantonId: integer(),
    placeLevel: level(),
    languages: text().array().notNull(),
    languagesLevel: level(),
    /** Folded. */
    professionKey: text(),
    professionLevel: level(),
    /** In Switzerland. */
    since: date(),
    sinceLevel: level(),
    /** Would like to answer questions about the canton. */
    isVolunteer: boolean().notNull().default(false),
    /** When they came into the directory. */
    listedAt: moment().notNull(),
    /** When it was last compared with the profile. */
    checkedAt: moment().notNull(),
  },
  (table) => [
    index("directory_entries_listed_at_index").on(table.listedAt),
    index("directory_entries_name_key_index").on(table.nameKey),
  ],
);
