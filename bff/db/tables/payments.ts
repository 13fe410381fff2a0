import { boolean, index, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { moment } from "../column-types.ts";
import { users } from "../schema.ts";
import { plans } from "../../../contract/account/membership.ts";

export const paymentEvents = pgTable("payment_events", {
  id: text().primaryKey(),
  type: text().notNull(),
  objectId: text(),
  occurredAt: moment().notNull(),
  receivedAt: moment().notNull(),
  processedAt: moment(),
});

/** A subscription as last fetched from the provider; never taken from an event's body. */
export const subscriptions = pgTable(
  "subscriptions",
  {
    id: text().primaryKey(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    customerId: text().notNull(),
    status: text().notNull(),
    plan: text({ enum: plans }).notNull(),
    /** The plan after the current period, if a change is scheduled; else null. */
    nextPlan: text({ enum: plans }),
    currency: text().notNull(),
    amountCents: integer().notNull(),
    /** Payment method in the provider's words: card, twint, pix … */
    paymentMethod: text(),
    currentPeriodEnd: moment().notNull(),
    cancelAtPeriodEnd: boolean().notNull().default(false),
    startedAt: moment(),
    cancelledAt: moment(),
    endedAt: moment(),
    /** Start of the current payment failure; the grace period ends seven days later. */
    pastDueSince: moment(),
    syncedAt: moment().notNull(),
  },
  (table) => [index("subscriptions_user_id_index").on(table.userId)],
);
