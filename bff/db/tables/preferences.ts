import { boolean, index, jsonb, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { FREQUENCIES } from "../../../contract/notifications/email.ts";
import { moment } from "../column-types.ts";
import { users } from "../schema.ts";

const frequency = () => text({ enum: FREQUENCIES }).notNull();

/** Defaults apply without a row. */
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
  wantsIdeaMail: boolean().notNull().default(true),
  wantsContentNotice: boolean().notNull().default(false),
  wantsForumAsks: boolean().notNull().default(false),
  wantsIdeaPush: boolean().notNull().default(true),
  wantsSupportPush: boolean().notNull().default(true),
  wantsReplyPush: boolean().notNull().default(true),
  wantsMentionPush: boolean().notNull().default(true),
  wantsSolutionPush: boolean().notNull().default(true),
  wantsCommentPush: boolean().notNull().default(true),
  wantsTopicPush: boolean().notNull().default(true),
  wantsContentPush: boolean().notNull().default(true),
  wantsConnectionPush: boolean().notNull().default(true),
  wantsChatPush: boolean().notNull().default(true),
  wantsPlanPush: boolean().notNull().default(true),
  wantsScenarioPush: boolean().notNull().default(true),
  wantsPlanMail: boolean().notNull().default(true),
  wantsOfferPush: boolean().notNull().default(true),
  wantsRatePush: boolean().notNull().default(true),
  wantsSearchMail: boolean().notNull().default(true),
  wantsAskPush: boolean().notNull().default(true),
  /** Off by default: likes are not urgent. */
  wantsLikePush: boolean().notNull().default(false),
  wantsReplyMail: boolean().notNull().default(true),
  wantsMentionMail: boolean().notNull().default(true),
  wantsSolutionMail: boolean().notNull().default(true),
  wantsCommentMail: boolean().notNull().default(true),
  wantsTopicMail: boolean().notNull().default(true),
  wantsConnectionMail: boolean().notNull().default(true),
  wantsChatMail: boolean().notNull().default(true),
  wantsAskMail: boolean().notNull().default(false),
  wantsAreaMail: boolean().notNull().default(true),
  pausedUntil: moment(),
  updatedAt: moment().notNull(),
});

/**
 * State of the mails about unread notifications: `toldUntil` is the newest notification processed; older
 * ones are never mailed. `toldGroups` holds the last mail of each conversation, by Directus' group key.
 */
export const noticeMails = pgTable("notice_mails", {
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
