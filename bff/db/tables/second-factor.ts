import { bigint, boolean, index, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { bytes, moment } from "../column-types.ts";
import { users } from "../schema.ts";

export const passkeys = pgTable(
  "passkeys",
  {
    id: text().primaryKey(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    publicKey: bytes().notNull(),
    counter: bigint({ mode: "number" }).notNull(),
    transports: text().array().notNull().default([]),
    name: text().notNull(),
    isBackedUp: boolean().notNull().default(false),
    createdAt: moment().notNull(),
    lastUsedAt: moment(),
  },
  (table) => [index("passkeys_user_id_index").on(table.userId)],
);

export const recoveryCodes = pgTable(
  "recovery_codes",
  {
    id: uuid().primaryKey(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    codeHash: bytes().notNull(),
    createdAt: moment().notNull(),
    usedAt: moment(),
  },
  (table) => [index("recovery_codes_user_id_index").on(table.userId)],
);

export const challenges = pgTable(
  "challenges",
  {
    tokenHash: bytes().primaryKey(),
    kind: text({ enum: ["second_factor", "passkey_login", "passkey_registration"] }).notNull(),
    userId: uuid().references(() => users.id, { onDelete: "cascade" }),
    challenge: text(),
    codesTried: integer().notNull().default(0),
    createdAt: moment().notNull(),
    expiresAt: moment().notNull(),
    usedAt: moment(),
  },
  (table) => [index("challenges_expires_at_index").on(table.expiresAt)],
);
