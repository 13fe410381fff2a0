import { boolean, index, jsonb, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { FREQUENCIES, perDigestList } from "../../../contract/notifications/email.ts";
import type { NotificationChoices } from "../../../contract/notifications/choices.ts";
import { moment } from "../column-types.ts";
import { users } from "../schema.ts";

const frequency = () => text({ enum: FREQUENCIES }).notNull().default("weekly");

/** E-mail frequency per content type and choices of notifications; defaults apply without a row. */
export const emailFrequencies = pgTable("email_frequencies", {
  id: uuid().primaryKey(),
  userId: uuid()
    .notNull()
    .unique("email_frequencies_user_id_unique")
    .references(() => users.id, { onDelete: "cascade" }),
  ...perDigestList(frequency),
  wantsProductMail: boolean().notNull().default(false),
  wantsAreaMail: boolean().notNull().default(true),
  /** Notifications: what differs from the defaults of `contract/notifications/kinds.ts`. */
  notificationChoices: jsonb().$type<NotificationChoices>().notNull().default({}),
  /** True until the choices for the portal are taken over from Directus, which stored them before. */
  hasOldPortalChoices: boolean().notNull().default(false),
  pausedUntil: moment(),
  updatedAt: moment().notNull(),
});

/**
 * State of the mails about unread notifications: `toldUntil` is the newest notification processed; older
 * ones are never mailed. `toldGroups` holds the last mail of each conversation, by Directus' group key.
 */
export const notificationMails = pgTable("notice_mails", {
  userId: uuid()
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  toldUntil: moment().notNull(),
  toldGroups: jsonb().$type<Readonly<Record<string, string>>>().notNull().default({}),
});

export const areaWaits = pgTable(
  "area_waits",
  {
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    area: text().notNull(),
    createdAt: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.area] }),
    index("area_waits_area_index").on(table.area),
  ],
);
