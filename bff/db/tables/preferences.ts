import { boolean, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { moment } from "../column-types.ts";
import { users } from "../schema.ts";

export const frequencies = ["never", "instant", "daily", "weekly", "monthly"] as const;

const frequency = () => text({ enum: frequencies }).notNull();

/** How often a member wants mail about what; a member without a row has the defaults. */
export const emailFrequencies = pgTable("email_frequencies", {
  id: uuid().primaryKey(),
  userId: uuid()
    .notNull()
    .unique("email_frequencies_user_id_unique")
    .references(() => users.id, { onDelete: "cascade" }),
  articlesFrequency: frequency().default("weekly"),
  newsFrequency: frequency().default("weekly"),
  videosFrequency: frequency().default("weekly"),
  coursesFrequency: frequency().default("weekly"),
  forumFrequency: frequency().default("weekly"),
  wantsProductMail: boolean().notNull().default(false),
  pausedUntil: moment(),
  updatedAt: moment().notNull(),
});
