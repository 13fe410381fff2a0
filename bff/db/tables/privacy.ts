import { index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { bytes, moment } from "../column-types.ts";
import { users } from "../schema.ts";
import { consentChoices, deletionModes, exportStates } from "../../../contract/own-data.ts";

/** What somebody agreed to, in which version of the text, until when. */
export const consentRecords = pgTable(
  "consent_records",
  {
    id: uuid().primaryKey(),
    userId: uuid().references(() => users.id, { onDelete: "cascade" }),
    /** Random id in the consent cookie of somebody without an account. */
    visitorId: uuid(),
    /** `terms`, `privacy`, `newsletter`, `analytics`, `analytics_identity` … */
    kind: text().notNull(),
    version: text().notNull(),
    choice: text({ enum: consentChoices }).notNull(),
    givenAt: moment().notNull(),
    withdrawnAt: moment(),
    addressHash: text(),
  },
  (table) => [
    index("consent_records_user_id_index").on(table.userId),
    index("consent_records_visitor_id_index").on(table.visitorId),
  ],
);

/** An archive of everything held about a member; sealed, kept seven days. */
export const dataExports = pgTable(
  "data_exports",
  {
    id: uuid().primaryKey(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    state: text({ enum: exportStates }).notNull(),
    archive: bytes(),
    sizeBytes: integer(),
    requestedAt: moment().notNull(),
    readyAt: moment(),
    expiresAt: moment(),
  },
  (table) => [index("data_exports_user_id_index").on(table.userId)],
);

/** The request to be deleted; outlives the user, without anything that names them. */
export const deletionRequests = pgTable("deletion_requests", {
  id: uuid().primaryKey(),
  userId: uuid().notNull().unique("deletion_requests_user_id_unique"),
  mode: text({ enum: deletionModes }).notNull(),
  /** Asked for by the member, or ordered by the portal for an account nobody uses. */
  cause: text({ enum: ["wish", "inactivity"] })
    .notNull()
    .default("wish"),
  reason: text(),
  requestedAt: moment().notNull(),
  dueAt: moment().notNull(),
  cancelledAt: moment(),
  doneAt: moment(),
  /** Subscriptions that would have been renewed, and are again once the request is taken back. */
  stoppedRenewals: text().array().notNull().default([]),
  /** What was erased where, and what law keeps. */
  ledger: jsonb().$type<readonly { store: string; done: string }[]>(),
});

/** Which version of a legal text a member was told about. */
export const legalNotices = pgTable(
  "legal_notices",
  {
    id: uuid().primaryKey(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    document: text().notNull(),
    version: text().notNull(),
    noticedAt: moment().notNull(),
  },
  (table) => [uniqueIndex("legal_notices_once").on(table.userId, table.document, table.version)],
);
