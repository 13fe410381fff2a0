import { pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { moment } from "../column-types.ts";

/** Rows of Directus of which a call told that they are new: a sweep looks for those of which none did. */
export const heardRows = pgTable(
  "heard_rows",
  {
    collection: text().notNull(),
    item: text().notNull(),
    heardAt: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.collection, table.item] })],
);

/** How far each collection was looked through for them. */
export const sweptCollections = pgTable("swept_collections", {
  collection: text().primaryKey(),
  /** What was written before needs no look any more. */
  nextFrom: moment().notNull(),
});
