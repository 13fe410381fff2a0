import { createHmac } from "node:crypto";
import type { Database } from "../../../db/database.ts";
import { auditEvents } from "../../../db/schema.ts";

export type AuditEvent =
  | "login.succeeded"
  | "login.failed"
  | "logout"
  | "session.reused"
  | "session.ended"
  | "password.changed"
  | "password.reset"
  | "password.refused"
  | "page.refused"
  | "second_factor.failed"
  | "second_factor.changed"
  | "email.change_requested"
  | "email.changed"
  | "email.reverted"
  | "export.requested"
  | "export.downloaded"
  | "deletion.requested"
  | "deletion.cancelled"
  | "role.changed"
  | "account.created"
  | "account.erased";

export type AuditEntry = {
  event: AuditEvent;
  userId: string | null;
  /** Kept as a keyed hash only. */
  address?: string;
  requestId?: string;
};

/** @param within the transaction the event belongs to; by itself when absent */
export type RecordAudit = (entry: AuditEntry, within?: Database) => Promise<void>;

/** Appends to the audit record. */
export function createAudit(db: Database, key: string, now: () => Date): RecordAudit {
  const hashOf = (address: string) =>
    createHmac("sha256", key).update(`audit-address:${address}`).digest("base64url");

  return async ({ event, userId, address, requestId }, within = db) => {
    await within.insert(auditEvents).values({
      occurredAt: now(),
      event,
      userId,
      addressHash: address ? hashOf(address) : null,
      requestId: requestId ?? null,
    });
  };
}
