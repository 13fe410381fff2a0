import { randomUUID } from "node:crypto";
import type { Database } from "../../../db/database.ts";
import type { UserRow } from "../../../db/schema.ts";
import type { RecordAudit } from "../audit/audit.ts";
import type { Mailer } from "../../../mail/mailer.ts";
import type { SecondFactorChange } from "../../../mail/templates/account/second-factor-changed.ts";
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
