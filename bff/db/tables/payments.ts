import { boolean, index, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { moment } from "../column-types.ts";
import { users } from "../schema.ts";
import { plans } from "../../../contract/plans.ts";

/** Webhook deliveries of the payment provider, each taken once. */
export const paymentEvents = pgTable("payment_events", {
  /** The provider's event id. */
  id: text().primaryKey(),
  type: text().notNull(),
  objectId: text(),
  /** When the provider made it. */
  occurredAt: moment().notNull(),
  receivedAt: moment().notNull(),
  processedAt: moment(),
});

/** A subscription as the provider last told it when asked; never taken from an event's body. */
export const subscriptions = pgTable(
  "subscriptions",
  {
    /** The provider's subscription id. */
    id: text().primaryKey(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    customerId: text().notNull(),
    status: text().notNull(),
    plan: text({ enum: plans }).notNull(),
    /** What a change under way makes of it at the end of the period; null when none is. */
    nextPlan: text({ enum: plans }),
    currency: text().notNull(),
    amountCents: integer().notNull(),
    /** How it is paid, in the provider's word: card, twint, pix … */
    paymentMethod: text(),
    currentPeriodEnd: moment().notNull(),
    cancelAtPeriodEnd: boolean().notNull().default(false),
    startedAt: moment(),
    /** When the member last said that it shall end. */
    cancelledAt: moment(),
    endedAt: moment(),
    /** Start of the payment trouble under way; grace runs seven days from here. */
    pastDueSince: moment(),
    syncedAt: moment().notNull(),
  },
  (table) => [index("subscriptions_user_id_index").on(table.userId)],
);
