import type { Database } from "../../../db/database.ts";
import { ServiceError } from "../../../errors.ts";
import type { RequireCurrentPassword } from "../users/current-password.ts";
import type { Client } from "../../../http/client.ts";
import { findUserById } from "../users/users.repository.ts";
import type { OneTimeCodes } from "./one-time-codes.ts";
import type { Passkeys } from "./passkeys.ts";
import type { RecoveryCodes } from "./recovery-codes.ts";
import type { NotifyOfChange } from "./notify-of-change.ts";

// For use in other modules' transactions.
export { deleteSecondFactorsOf } from "./second-factor.repository.ts";

export type OwnPasskey = {
  id: string;
  name: string;
  isBackedUp: boolean;
  createdAt: string;
  lastUsedAt: string | null;
};

export type SecondFactorState = {
  areCodesOn: boolean;
  recoveryCodesLeft: number;
  passkeys: OwnPasskey[];
};

/**
 * A member's own second factor. Every change that weakens it or adds a way in requires the password
 * (`validation_failed` with `fields.currentPassword`), is audited, and is mailed to the owner.
 */
export type SecondFactorService = {
  stateOf(userId: string): Promise<SecondFactorState>;
  beginCodes(userId: string, currentPassword: string): Promise<{ secret: string; uri: string }>;
  confirmCodes(userId: string, code: string, client: Client): Promise<string[]>;
  turnCodesOff(userId: string, currentPassword: string, client: Client): Promise<void>;
  renewRecoveryCodes(userId: string, currentPassword: string, client: Client): Promise<string[]>;
  beginPasskey(userId: string, currentPassword: string): ReturnType<Passkeys["startRegistration"]>;
  finishPasskey(
    userId: string,
    answer: { challenge: string; response: unknown; name: string },
    client: Client,
  ): Promise<void>;
  renamePasskey(userId: string, id: string, name: string): Promise<void>;
  removePasskey(
    userId: string,
    input: { id: string; currentPassword: string },
    client: Client,
  ): Promise<void>;
};

export type SecondFactorDeps = {
  db: Database;
  codes: OneTimeCodes;
  recoveryCodes: RecoveryCodes;
  passkeys: Passkeys;
  requireCurrentPassword: RequireCurrentPassword;
  notifyOfChange: NotifyOfChange;
};

export function createSecondFactor(deps: SecondFactorDeps): SecondFactorService {
  const { db, codes, recoveryCodes, passkeys, requireCurrentPassword, notifyOfChange } = deps;

  async function requireUser(userId: string) {
    const user = await findUserById(db, userId);
    if (!user) throw new ServiceError("auth.invalid_token");
    return user;
  }

  return {
    async stateOf(userId) {
      const [user, left, keys] = await Promise.all([
        requireUser(userId),
        recoveryCodes.left(userId),
        passkeys.list(userId),
      ]);
      return {
        areCodesOn: codes.areOn(user),
        recoveryCodesLeft: left,
        passkeys: keys.map(({ id, name, isBackedUp, createdAt, lastUsedAt }) => ({
          id,
          name,
          isBackedUp,
          createdAt: createdAt.toISOString(),
          lastUsedAt: lastUsedAt?.toISOString() ?? null,
        })),
      };
    },

    async beginCodes(userId, currentPassword) {
      return codes.begin(await requireCurrentPassword(userId, currentPassword));
    },

    async confirmCodes(userId, code, client) {
      const user = await requireUser(userId);
      const shownOnce = await codes.confirm(userId, code);
      await notifyOfChange(db, user, "codes_on", client);
      return shownOnce;
    },

    async turnCodesOff(userId, currentPassword, client) {
      const user = await requireCurrentPassword(userId, currentPassword);
      await db.transaction(async (transaction) => {
        await codes.turnOff(transaction, userId);
        await notifyOfChange(transaction, user, "codes_off", client);
      });
    },

    async renewRecoveryCodes(userId, currentPassword, client) {
      const user = await requireCurrentPassword(userId, currentPassword);
      if (!codes.areOn(user)) throw new ServiceError("validation_failed");
      return db.transaction(async (transaction) => {
        const shownOnce = await recoveryCodes.renew(transaction, userId);
        await notifyOfChange(transaction, user, "recovery_codes_renewed", client);
        return shownOnce;
      });
    },

    async beginPasskey(userId, currentPassword) {
      return passkeys.startRegistration(await requireCurrentPassword(userId, currentPassword));
    },

    async finishPasskey(userId, answer, client) {
      const user = await requireUser(userId);
      await passkeys.finishRegistration(userId, answer);
      await notifyOfChange(db, user, "passkey_added", client);
    },

    renamePasskey: (userId, id, name) => passkeys.rename(userId, id, name),

    async removePasskey(userId, { id, currentPassword }, client) {
      const user = await requireCurrentPassword(userId, currentPassword);
      await passkeys.remove(userId, id);
      await notifyOfChange(db, user, "passkey_removed", client);
    },
  };
}
