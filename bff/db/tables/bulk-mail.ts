import { pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { moment } from "../column-types.ts";

/** Days whose digests are all in the queue. A missing day is processed when the service starts. */
export const digestRuns = pgTable("digest_runs", {
  /** Day in Zurich, `YYYY-MM-DD`. */
  day: text().primaryKey(),
  finishedAt: moment().notNull(),
});

export const announcedItems = pgTable(
  "announced_items",
  {
    collection: text().notNull(),
    item: text().notNull(),
    announcedAt: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.collection, table.item] })],
);
