import { boolean, index, jsonb, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { FREQUENCIES } from "../../../contract/email-frequency.ts";
import { moment } from "../column-types.ts";
import { users } from "../schema.ts";

const frequency = () => text({ enum: FREQUENCIES }).notNull();

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
  /** News of ideas the member supports. */
  wantsIdeaMail: boolean().notNull().default(true),
  /** Notices in the portal when something is published. */
  wantsContentNotice: boolean().notNull().default(false),
  /** Whether unanswered questions of others may be brought to them, chosen by what they told of themselves. */
  wantsForumAsks: boolean().notNull().default(false),
  /** Kinds of notices that go to the devices the member chose. */
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
  /** Reminders of steps of the plan that are due. */
  wantsPlanMail: boolean().notNull().default(true),
  wantsOfferPush: boolean().notNull().default(true),
  wantsRatePush: boolean().notNull().default(true),
  /** What is new in saved searches that tell it. */
  wantsSearchMail: boolean().notNull().default(true),
  wantsAskPush: boolean().notNull().default(true),
  /** A heart can wait until its member looks. */
  wantsLikePush: boolean().notNull().default(false),
  /** Notices that were not read in time. */
  wantsReplyMail: boolean().notNull().default(true),
  wantsMentionMail: boolean().notNull().default(true),
  wantsSolutionMail: boolean().notNull().default(true),
  wantsCommentMail: boolean().notNull().default(true),
  wantsTopicMail: boolean().notNull().default(true),
  wantsConnectionMail: boolean().notNull().default(true),
  wantsChatMail: boolean().notNull().default(true),
  wantsAskMail: boolean().notNull().default(false),
  /** Whether areas that the member asked for may be told when they open. */
  wantsAreaMail: boolean().notNull().default(true),
  pausedUntil: moment(),
  updatedAt: moment().notNull(),
});

/**
 * Until when a member's notices were looked through for a mail, since what is older is told no more; and
 * when each conversation was last told, by the keys that Directus groups by.
 */
export const noticeMails = pgTable("notice_mails", {
  userId: uuid()
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  toldUntil: moment().notNull(),
  toldGroups: jsonb().$type<Readonly<Record<string, string>>>().notNull().default({}),
});

/** Who wants to be told once when an area opens; the row goes with the mail. */
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
