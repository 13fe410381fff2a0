import { generateSecret, generateURI, verifySync } from "otplib";
import type { Database } from "../../../db/database.ts";
import type { UserRow } from "../../../db/schema.ts";
import { ServiceError } from "../../../errors.ts";
import type { Sealer } from "../../../db/seal.ts";
import { findUserById } from "../users/users.repository.ts";
import type { RecoveryCodes } from "./recovery-codes.ts";
import {
  clearSecret,
  confirmSecret,
  saveUnconfirmedSecret,
  takeTotpStep,
} from "./second-factor.repository.ts";

/** Six digits of an authenticator app (RFC 6238), each taken once. */
export type OneTimeCodes = {
  /**
   * A new secret for the app, void until a code of it was typed.
   * @throws {ServiceError} `validation_failed` when codes are on already
   */
  begin(user: UserRow): Promise<{ secret: string; uri: string }>;
  /**
   * Turns codes on. @returns the recovery codes, shown once
   * @throws {ServiceError} `validation_failed` with `fields.code`
   */
  confirm(userId: string, code: string): Promise<string[]>;
  /** Turns codes off, with the recovery codes. */
  turnOff(within: Database, userId: string): Promise<void>;
  /** Whether a login of this user must show a code. */
  areOn(user: UserRow): boolean;
  /** Whether what was typed looks like a code of the app. */
  isCode(typed: string): boolean;
  /** Takes a code; false for one that is wrong, old or was taken before. */
  take(user: UserRow, code: string): Promise<boolean>;
};

export type OneTimeCodesDeps = {
  db: Database;
  sealer: Sealer;
  recoveryCodes: RecoveryCodes;
  now: () => Date;
};

const TOTP_SEAL = "totp";
const ISSUER = "Portal Suíça";
/** One step early or late, for clocks that differ. */
const TOLERANCE_SECONDS = 30;

export function createOneTimeCodes(deps: OneTimeCodesDeps): OneTimeCodes {
  const { db, sealer, recoveryCodes, now } = deps;

  async function take(user: UserRow, typed: string): Promise<boolean> {
    const code = withoutSpaces(typed);
    if (!user.totpSecret || !isCode(code)) return false;
    const checked = verifySync({
      secret: String(sealer.open(TOTP_SEAL, user.totpSecret)),
      token: code,
      epoch: Math.floor(now().getTime() / 1_000),
      epochTolerance: TOLERANCE_SECONDS,
    });
    if (!checked.valid || !("timeStep" in checked)) return false;
    return takeTotpStep(db, user.id, checked.timeStep);
  }

  return {
    async begin(user) {
      const secret = generateSecret();
      const sealed = sealer.seal(TOTP_SEAL, secret);
      if (!(await saveUnconfirmedSecret(db, user.id, sealed))) {
        throw new ServiceError("validation_failed");
      }
      return { secret, uri: generateURI({ issuer: ISSUER, label: user.email, secret }) };
    },

    async confirm(userId, code) {
      const wrong = () => new ServiceError("validation_failed", { fields: { code: "code.wrong" } });
      const user = await findUserById(db, userId);
      if (!user?.totpSecret || user.totpConfirmedAt || !(await take(user, code))) throw wrong();
      const { totpSecret } = user;
      return db.transaction(async (transaction) => {
        // Another tab may have begun anew since: the code proved the secret that was read, no other.
        if (!(await confirmSecret(transaction, userId, totpSecret, now()))) throw wrong();
        return recoveryCodes.renew(transaction, userId);
      });
    },

    async turnOff(within, userId) {
      await clearSecret(within, userId);
      await recoveryCodes.removeAll(within, userId);
    },

    isCode,
    areOn: (user) => user.totpConfirmedAt !== null,
    take,
  };
}

const withoutSpaces = (typed: string) => typed.replaceAll(/\s/g, "");

const isCode = (typed: string) => /^\d{6}$/.test(withoutSpaces(typed));
