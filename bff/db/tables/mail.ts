import { index, integer, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { sql } from "drizzle-orm";
import { bytes, moment } from "../column-types.ts";
import { users } from "../schema.ts";
import { signupDrafts } from "./signup.ts";
import { mailStopReasons } from "../../../contract/notifications/email.ts";

/** Stored as hashes. A link works once, by POST. */
export const mailTokens = pgTable(
  "mail_tokens",
  {
    id: uuid().primaryKey(),
    purpose: text({
      enum: [
        "confirm_email",
        "reset_password",
        "change_email",
        "revert_email",
        "undo_deletion",
        "address_again",
      ],
    }).notNull(),
    tokenHash: bytes().notNull().unique("mail_tokens_token_hash_unique"),
    codeHash: bytes(),
    wrongCodes: integer().notNull().default(0),
    userId: uuid().references(() => users.id, { onDelete: "cascade" }),
    draftId: uuid().references(() => signupDrafts.id, { onDelete: "cascade" }),
    email: text(),
    emailVersion: integer(),
    createdAt: moment().notNull(),
    expiresAt: moment().notNull(),
    usedAt: moment(),
    replacedAt: moment(),
  },
  (table) => [
    index("mail_tokens_user_id_index").on(table.userId),
    index("mail_tokens_draft_id_index").on(table.draftId),
  ],
);

export const mailStops = pgTable(
  "mail_stops",
  {
    userId: uuid()
      .primaryKey()
      .references(() => users.id, { onDelete: "cascade" }),
    /** The member's normalized address at that time: a new address is not affected. */
    emailKey: text().notNull(),
    reason: text({ enum: mailStopReasons }).notNull(),
    stoppedAt: moment().notNull(),
  },
  (table) => [index("mail_stops_email_key_index").on(table.emailKey)],
);

export const mailReports = pgTable("mail_reports", {
  digest: text().primaryKey(),
  receivedAt: moment().notNull(),
});

/**
 * Every mail of the portal: written in the transaction of its cause, sent by the queue, sealed until then.
 */
export const mails = pgTable(
  "mails",
  {
    id: uuid().primaryKey(),
    /** One cause never makes two mails. */
    dedupeKey: text().notNull().unique("mails_dedupe_key_unique"),
    template: text().notNull(),
    userId: uuid().references(() => users.id, { onDelete: "cascade" }),
    /** Recipient and template values, sealed; cleared once sent. */
    content: bytes(),
    /** For a member's mail: shows whether a bounce concerns the member's present address. */
    recipientHash: bytes(),
    state: text({ enum: ["queued", "sent", "failed"] })
      .notNull()
      .default("queued"),
    attempts: integer().notNull().default(0),
    lastError: text(),
    createdAt: moment().notNull(),
    sentAt: moment(),
    detail: jsonb()
      .$type<Record<string, string>>()
      .notNull()
      .default(sql`'{}'::jsonb`),
  },
  (table) => [index("mails_user_id_index").on(table.userId)],
);
