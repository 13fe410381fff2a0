import { date, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { moment } from "../column-types.ts";
import { users } from "../schema.ts";

/** Offers that a member who does not pay opened today; earlier days go with the next one. */
export const offerOpenings = pgTable(
  "offer_openings",
  {
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** In Zurich. */
    day: date().notNull(),
    kind: text().notNull(),
    item: uuid().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.day, table.kind, table.item] })],
);

/** When an offer was first seen published: what alerts of saved searches call new. */
export const offerArrivals = pgTable("offer_arrivals", {
  item: uuid().primaryKey(),
  kind: text().notNull(),
  seenAt: moment().notNull(),
});
