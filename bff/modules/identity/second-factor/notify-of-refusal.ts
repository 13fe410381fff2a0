import { zurichDayOf } from "../../../zurich-day.ts";
import type { UserRow } from "../../../db/schema.ts";
import type { Database } from "../../../db/database.ts";
import type { Mailer } from "../../../mail/mailer.ts";
import { deviceOf } from "../sessions/client-names.ts";
import type { Client } from "../../../http/client.ts";

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
