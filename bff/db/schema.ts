import { sql } from "drizzle-orm";
import {
  bigint,
  bigserial,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uuid,
  varchar,
} from "drizzle-orm/pg-core";
import { bytes, moment } from "./column-types.ts";

/** Accounts that may log in, and the last known state of the linked member in the CMS (`cms…`). */
export const users = pgTable("users", {
  id: uuid().primaryKey(),
  email: text().notNull(),
  /** The e-mail for comparison: NFKC, lower case. */
  emailKey: text().notNull().unique("users_email_key_unique"),
  firstName: text().notNull(),
  lastName: text().notNull(),
  passwordHash: text(),
  isActive: boolean().notNull().default(true),
  isEmailConfirmed: boolean().notNull().default(false),
  directusUserId: uuid().notNull().unique("users_directus_user_id_unique"),
  cmsRoleId: uuid(),
  cmsStatus: text(),
  cmsCheckedAt: moment(),
  /** End of the entitlement behind the role; null for a role without end. */
  cmsPaidUntil: moment(),
  cmsAvatar: uuid(),
  paymentCustomerId: text().unique("users_payment_customer_id_unique"),
  /** Sealed secret of the one-time codes; active only once `totpConfirmedAt` is set. */
  totpSecret: bytes(),
  totpConfirmedAt: moment(),
  /** Last time step with an accepted code: each code works once. */
  totpLastStep: bigint({ mode: "number" }),
  passwordChangedAt: moment(),
  lastSeenAt: moment(),
  inactivityWarnedAt: moment(),
  inactivityWarnings: integer().notNull().default(0),
  createdAt: moment().notNull(),
  updatedAt: moment().notNull(),
});

/** One login. Tokens are never stored, only SHA-256 of the two that may be valid. */
export const sessions = pgTable(
  "sessions",
  {
    id: uuid().primaryKey(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    seed: bytes().notNull(),
    generation: integer().notNull(),
    tokenHash: bytes().notNull(),
    expiresAt: moment().notNull(),
    previousTokenHash: bytes(),
    previousExpiresAt: moment(),
    /** Absolute end, counted from the login. */
    endsAt: moment().notNull(),
    revokedAt: moment(),
    revokedReason: text({
      enum: ["logout", "reuse", "ended_by_member", "password_changed", "account_closed"],
    }),
    isTwoFactor: boolean().notNull().default(false),
    device: text(),
    /** The address without its host part (IPv4 /24, IPv6 /48), shown to the member alone. */
    network: text(),
    lastUsedAt: moment(),
    createdAt: moment().notNull(),
  },
  (table) => [index("sessions_user_id_index").on(table.userId)],
);

export const rateLimits = pgTable("rate_limits", {
  key: varchar({ length: 255 }).primaryKey(),
  points: integer().notNull().default(0),
  expire: bigint({ mode: "number" }),
});

/** Append-only log of account events; a trigger refuses updates. */
export const auditEvents = pgTable(
  "audit_events",
  {
    id: bigserial({ mode: "number" }).primaryKey(),
    occurredAt: moment().notNull(),
    event: text().notNull(),
    userId: uuid(),
    addressHash: text(),
    requestId: text(),
    detail: jsonb()
      .$type<Record<string, string>>()
      .notNull()
      .default(sql`'{}'::jsonb`),
  },
  (table) => [index("audit_events_user_id_index").on(table.userId)],
);

export type UserRow = typeof users.$inferSelect;
export type SessionRow = typeof sessions.$inferSelect;
