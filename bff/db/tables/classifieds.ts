import { date, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { moment } from "../column-types.ts";
import { users } from "../schema.ts";

export const offerOpenings = pgTable(
  "offer_openings",
  {
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    day: date().notNull(),
    kind: text().notNull(),
    item: uuid().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.day, table.kind, table.item] })],
);

export const offerArrivals = pgTable("offer_arrivals", {
  item: uuid().primaryKey(),
  kind: text().notNull(),
  seenAt: moment().notNull(),
});
