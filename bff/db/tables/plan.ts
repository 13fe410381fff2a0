import { date, index, integer, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { bytes, moment } from "../column-types.ts";
import { users } from "../schema.ts";

export const memberPlans = pgTable(
  "member_plans",
  {
    userId: uuid()
      .primaryKey()
      .references(() => users.id, { onDelete: "cascade" }),
    /** Without it, no step has a due date. */
    arrivalOn: date(),
    /** Sealed family and days of the member's life; null without any. */
    situation: bytes(),
    /** SHA-256 of the secret in the calendar's address; null without a calendar feed. */
    feedHash: bytes().unique("member_plans_feed_hash_unique"),
    feedMadeAt: moment(),
    /** When the member answered which steps they did before they joined; null until then. */
    caughtUpAt: moment(),
    updatedAt: moment().notNull(),
  },
  (table) => [index("member_plans_arrival_index").on(table.arrivalOn)],
);

export const planReminders = pgTable(
  "plan_reminders",
  {
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    step: text().notNull(),
    dueOn: date().notNull(),
    daysBefore: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.step, table.dueOn, table.daysBefore] }),
    index("plan_reminders_due_index").on(table.dueOn),
  ],
);
