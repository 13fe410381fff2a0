import { randomUUID } from "node:crypto";
import type { Database } from "../../../db/database.ts";
import type { UserRow } from "../../../db/schema.ts";
import { zurichDayOf } from "../../../zurich-day.ts";
import type { RecordAudit } from "../audit/audit.ts";
import type { Mailer } from "../../../mail/mailer.ts";
import type { SecondFactorChange } from "../../../mail/templates/account/login-changes.ts";
import { deviceOf } from "../sessions/client-names.ts";
import type { Client } from "../../../http/client.ts";

export type NotifyOfChange = (
  within: Database,
  user: UserRow,
  change: SecondFactorChange,
  client: Client,
) => Promise<void>;

export function createNotifyOfChange(
  mailer: Mailer,
  audit: RecordAudit,
  now: () => Date,
): NotifyOfChange {
  return async (within, user, change, client) => {
    await mailer.queue(within, {
      template: "second_factor_changed",
      to: user.email,
      userId: user.id,
      values: { change, changedAt: now().toISOString(), device: deviceOf(client.userAgent) },
      dedupeKey: `second_factor_changed:${user.id}:${randomUUID()}`,
    });
    const { addressKey: address, requestId } = client;
    await audit({ event: "second_factor.changed", userId: user.id, address, requestId }, within);
  };
}

/** Mails the owner, at most once a day, that a login had the right password but wrong codes. */
export type NotifyOfRefusal = (user: UserRow, client: Client) => Promise<void>;

export function createNotifyOfRefusal(
  db: Database,
  mailer: Mailer,
  now: () => Date,
): NotifyOfRefusal {
  return async (user, client) => {
    const at = now();
    await mailer.queue(db, {
      template: "second_factor_refused",
      to: user.email,
      userId: user.id,
      values: { refusedAt: at.toISOString(), device: deviceOf(client.userAgent) },
      dedupeKey: `second_factor_refused:${user.id}:${zurichDayOf(at)}`,
    });
  };
}
