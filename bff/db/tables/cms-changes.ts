import { pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { moment } from "../column-types.ts";

/** A sweep looks for rows without a webhook. */
export const receivedChanges = pgTable(
  "heard_rows",
  {
    collection: text().notNull(),
    item: text().notNull(),
    heardAt: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.collection, table.item] })],
);

export const sweptCollections = pgTable("swept_collections", {
  collection: text().primaryKey(),
  nextFrom: moment().notNull(),
});
