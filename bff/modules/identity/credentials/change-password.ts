import type { Database } from "../../../db/database.ts";
import { ServiceError } from "../../../errors.ts";
import type { RecordAudit } from "../audit/audit.ts";
import type { Client } from "../../../http/client.ts";
import type { DeviceTokens } from "../sessions/device-token.ts";
import type { SessionHolder } from "../sessions/sessions.service.ts";
import type { PasswordHasher } from "../users/password-hasher.ts";
import type { RequireGoodPassword } from "../users/password-rules.ts";
import type { RequireCurrentPassword } from "../users/current-password.ts";
import type { SetPassword } from "./set-password.ts";

/**
 * Changes a member's password. The current session stays open, all others end.
 * @returns a new token for this browser, because the password change revokes the old one
 * @throws {ServiceError} `validation_failed` with `fields.currentPassword` or `fields.newPassword`
 */
export type ChangePassword = (
  holder: SessionHolder,
  passwords: { currentPassword: string; newPassword: string },
  client: Client,
) => Promise<{ deviceToken: string }>;

export type ChangePasswordDeps = {
  db: Database;
  hasher: PasswordHasher;
  requireCurrentPassword: RequireCurrentPassword;
  requireGoodPassword: RequireGoodPassword;
  setPassword: SetPassword;
  devices: DeviceTokens;
  audit: RecordAudit;
};

export function createChangePassword(deps: ChangePasswordDeps): ChangePassword {
  const { db, hasher, requireCurrentPassword, requireGoodPassword, setPassword } = deps;
  return async ({ userId, sessionId }, { currentPassword, newPassword }, client) => {
    const user = await requireCurrentPassword(userId, currentPassword);
    if (newPassword === currentPassword) {
      throw new ServiceError("validation_failed", { fields: { newPassword: "password.same" } });
    }
    await requireGoodPassword(newPassword, user, "newPassword");
    const passwordHash = await hasher.hash(newPassword);
    const changed = await db.transaction((transaction) =>
      setPassword(transaction, user, { passwordHash, client, keepSessionId: sessionId }),
    );
    await deps.audit({
      event: "password.changed",
      userId,
      address: client.addressKey,
      requestId: client.requestId,
    });
    return { deviceToken: deps.devices.issue(changed) };
  };
}
