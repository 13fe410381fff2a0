import { date, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { moment } from "../column-types.ts";
import { users } from "../schema.ts";

/** Offers that a non-paying member opened today; the next opening deletes rows of earlier days. */
export const offerOpenings = pgTable(
  "offer_openings",
  {
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** Day in Zurich. */
    day: date().notNull(),
    kind: text().notNull(),
    item: uuid().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.day, table.kind, table.item] })],
);

/** When an offer was first seen as published: search alerts use it to find new offers. */
export const offerArrivals = pgTable("offer_arrivals", {
  item: uuid().primaryKey(),
  kind: text().notNull(),
  seenAt: moment().notNull(),
});
