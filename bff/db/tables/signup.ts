import { boolean, index, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { bytes, moment } from "../column-types.ts";
import { users } from "../schema.ts";

/** A signup in progress. Answers are sealed; the device holds a token, stored only as SHA-256. */
export const signupDrafts = pgTable(
  "signup_drafts",
  {
    id: uuid().primaryKey(),
    step: text().notNull(),
    answers: bytes().notNull(),
    /** Keyed hash of the normalized e-mail, to find drafts of the same person. */
    emailHash: bytes(),
    emailConfirmedAt: moment(),
    /** Increases when the e-mail changes: earlier links and codes become void. */
    emailVersion: integer().notNull().default(0),
    userId: uuid().references(() => users.id, { onDelete: "cascade" }),
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

export const memberAnswers = pgTable("member_answers", {
  userId: uuid()
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  answers: bytes().notNull(),
  reportVersion: text(),
  isComplete: boolean().notNull().default(false),
  updatedAt: moment().notNull(),
});
