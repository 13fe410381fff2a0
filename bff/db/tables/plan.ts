import { date, index, integer, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { bytes, moment } from "../column-types.ts";
import { users } from "../schema.ts";

/** Of a member's plan what the service needs: from which day it counts, and who may read it as a calendar. */
export const memberPlans = pgTable(
  "member_plans",
  {
    userId: uuid()
      .primaryKey()
      .references(() => users.id, { onDelete: "cascade" }),
    /** Without it no step has a day that is told of. */
    arrivalOn: date(),
    /** SHA-256 of the secret of the calendar's address; null while there is none. */
    feedHash: bytes().unique("member_plans_feed_hash_unique"),
    feedMadeAt: moment(),
    updatedAt: moment().notNull(),
  },
  (table) => [index("member_plans_arrival_index").on(table.arrivalOn)],
);

/** Which reminders were given; kept until their day is long over. */
export const planReminders = pgTable(
  "plan_reminders",
  {
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** Key of the step. */
    step: text().notNull(),
    dueOn: date().notNull(),
    daysBefore: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.step, table.dueOn, table.daysBefore] }),
    index("plan_reminders_due_index").on(table.dueOn),
  ],
);
