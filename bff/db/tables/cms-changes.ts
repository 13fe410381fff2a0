import { pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { moment } from "../column-types.ts";

/** New rows of Directus that a webhook announced. A sweep looks for rows without a webhook. */
export const heardRows = pgTable(
  "heard_rows",
  {
    collection: text().notNull(),
    item: text().notNull(),
    heardAt: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.collection, table.item] })],
);

/** Progress of the sweep in each collection. */
export const sweptCollections = pgTable("swept_collections", {
  collection: text().primaryKey(),
  /** The next sweep starts here. */
  nextFrom: moment().notNull(),
});
