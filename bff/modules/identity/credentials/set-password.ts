import { randomUUID } from "node:crypto";
import type { Database } from "../../../db/database.ts";
import type { UserRow } from "../../../db/schema.ts";
import type { Mailer } from "../../../mail/mailer.ts";
import { deleteLoginChallenges, listPasskeys } from "../second-factor/second-factor.repository.ts";
import type { MailTokens } from "../mail-tokens/mail-tokens.ts";
import { deviceOf } from "../sessions/client-names.ts";
import type { Client } from "../../../http/client.ts";
import type { SessionsService } from "../sessions/sessions.service.ts";
import { savePassword } from "../users/users.repository.ts";

export type NewPassword = {
  passwordHash: string;
  client: Client;
  /** The session to keep open. Absent if the member came by a link in a mail. */
  keepSessionId?: string;
};

/**
 * Saves a new password. Ends the other sessions and revokes pending logins and links that were requested
 * with the old one. A mail tells the owner which other ways still open the account.
 */
export type SetPassword = (
  within: Database,
  user: UserRow,
  password: NewPassword,
) => Promise<UserRow>;

export type SetPasswordDeps = {
  sessions: SessionsService;
  mailer: Mailer;
  mailTokens: MailTokens;
  now: () => Date;
};

export function createSetPassword(deps: SetPasswordDeps): SetPassword {
  const { sessions, mailer, mailTokens, now } = deps;
  return async (within, user, { passwordHash, client, keepSessionId }) => {
    const changedAt = now();
    const changed = await savePassword(within, user.id, passwordHash, changedAt);
    await sessions.endAll(within, user.id, "password_changed", keepSessionId);
    await deleteLoginChallenges(within, user.id);
    await mailTokens.end(within, ["change_email", "reset_password"], { userId: user.id });
    const passkeys = await listPasskeys(within, user.id);
    await mailer.queue(within, {
      template: "password_changed",
      to: user.email,
      userId: user.id,
      values: {
        changedAt: changedAt.toISOString(),
        device: deviceOf(client.userAgent),
        areCodesOn: changed.totpConfirmedAt !== null,
        passkeys: passkeys.map(({ name }) => name),
        accountId: user.directusUserId,
      },
      dedupeKey: `password_changed:${user.id}:${randomUUID()}`,
    });
    return changed;
  };
}
