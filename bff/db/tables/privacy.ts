import { index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { bytes, moment } from "../column-types.ts";
import { users } from "../schema.ts";
import { consentChoices, deletionModes, exportStates } from "../../../contract/account/own-data.ts";

export const consentRecords = pgTable(
  "consent_records",
  {
    id: uuid().primaryKey(),
    userId: uuid().references(() => users.id, { onDelete: "cascade" }),
    visitorId: uuid(),
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

/** An archive of all data about a member; sealed, stored for seven days. */
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

/** A deletion request; it outlives the user, without any personal data. */
export const deletionRequests = pgTable("deletion_requests", {
  id: uuid().primaryKey(),
  userId: uuid().notNull().unique("deletion_requests_user_id_unique"),
  mode: text({ enum: deletionModes }).notNull(),
  cause: text({ enum: ["wish", "inactivity"] })
    .notNull()
    .default("wish"),
  reason: text(),
  requestedAt: moment().notNull(),
  dueAt: moment().notNull(),
  cancelledAt: moment(),
  doneAt: moment(),
  /** Subscriptions whose renewal the request stopped; withdrawing the request restores it. */
  stoppedRenewals: text().array().notNull().default([]),
  ledger: jsonb().$type<readonly { store: string; done: string }[]>(),
});

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
