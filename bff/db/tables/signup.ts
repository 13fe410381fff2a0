import { boolean, index, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { bytes, moment } from "../column-types.ts";
import { users } from "../schema.ts";

/** A signup under way. Answers are sealed; a device holds a token of which only SHA-256 is kept. */
export const signupDrafts = pgTable(
  "signup_drafts",
  {
    id: uuid().primaryKey(),
    step: text().notNull(),
    answers: bytes().notNull(),
    /** Keyed hash of the compared form of the e-mail, to find drafts of the same person. */
    emailHash: bytes(),
    emailConfirmedAt: moment(),
    /** Counts up when the e-mail changes: links and codes sent before are void. */
    emailVersion: integer().notNull().default(0),
    userId: uuid().references(() => users.id, { onDelete: "cascade" }),
    /** Code of the campaign or short link that led here. */
    referral: text(),
    locale: text().notNull().default("pt-BR"),
    createdAt: moment().notNull(),
    updatedAt: moment().notNull(),
    expiresAt: moment().notNull(),
  },
  (table) => [
    index("signup_drafts_email_hash_index").on(table.emailHash),
    index("signup_drafts_expires_at_index").on(table.expiresAt),
  ],
);

/** Each device that may go on with a draft: the first, and those where its link was opened. */
export const signupDevices = pgTable(
  "signup_devices",
  {
    tokenHash: bytes().primaryKey(),
    draftId: uuid()
      .notNull()
      .references(() => signupDrafts.id, { onDelete: "cascade" }),
    createdAt: moment().notNull(),
  },
  (table) => [index("signup_devices_draft_id_index").on(table.draftId)],
);

/** The wizard's answers of an account, sealed; what the eligibility report is computed from. */
export const memberAnswers = pgTable("member_answers", {
  userId: uuid()
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  answers: bytes().notNull(),
  /** Version of the rules the last shown report was computed by. */
  reportVersion: text(),
  isComplete: boolean().notNull().default(false),
  updatedAt: moment().notNull(),
});
