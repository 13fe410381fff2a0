import { boolean, index, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { priceOutcomes, refusalReasons } from "../../../contract/classifieds/price-receipts.ts";
import { bytes, moment } from "../column-types.ts";
import { users } from "../schema.ts";

export const priceReceipts = pgTable(
  "price_receipts",
  {
    id: uuid().primaryKey(),
    /** The price's row in Directus. A new receipt replaces the earlier one and its votes. */
    priceId: uuid().notNull().unique(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** Null once the picture was deleted. */
    content: bytes(),
    outcome: text({ enum: priceOutcomes }),
    decidedAt: moment(),
    createdAt: moment().notNull(),
  },
  (table) => [index("price_receipts_user_id_index").on(table.userId)],
);

export const priceVotes = pgTable(
  "price_votes",
  {
    receiptId: uuid()
      .notNull()
      .references(() => priceReceipts.id, { onDelete: "cascade" }),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    isRight: boolean().notNull(),
    isTeam: boolean().notNull(),
    reason: text({ enum: refusalReasons }),
    createdAt: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.receiptId, table.userId] }),
    index("price_votes_user_id_index").on(table.userId),
  ],
);
