import { pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { moment } from "../column-types.ts";

/** Days whose digests are all in the queue: one that is missing is made up for when the service starts. */
export const digestRuns = pgTable("digest_runs", {
  /** In Zurich, `YYYY-MM-DD`. */
  day: text().primaryKey(),
  finishedAt: moment().notNull(),
});

/** Published items of which everybody who wants to know at once has a mail in the queue. */
export const announcedItems = pgTable(
  "announced_items",
  {
    collection: text().notNull(),
    item: text().notNull(),
    announcedAt: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.collection, table.item] })],
);
