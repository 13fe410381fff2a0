import { createHmac } from "node:crypto";
import type { Database } from "../../../db/database.ts";
import { auditEvents } from "../../../db/schema.ts";
import type { Client } from "../../../http/client.ts";
import { isWithin, type RateLimit } from "../../../http/rate-limit.ts";

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
  /** Stored only as a keyed hash. */
  address?: string;
  requestId?: string;
};

/** @param within the event's transaction; if absent, the entry is written on its own */
export type RecordAudit = (entry: AuditEntry, within?: Database) => Promise<void>;

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

export type NoteRefusedPage = (userId: string, client: Client) => Promise<void>;

/** @param rateLimit per member; beyond it nothing is recorded, so that no member can flood the audit */
export function createNoteRefusedPage(audit: RecordAudit, rateLimit: RateLimit): NoteRefusedPage {
  return async (userId, { addressKey: address, requestId }) => {
    if (!(await isWithin(rateLimit, userId))) return;
    await audit({ event: "page.refused", userId, address, requestId });
  };
}
