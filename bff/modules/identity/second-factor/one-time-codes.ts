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

export type OneTimeCodes = {
  /**
   * Creates a secret for the app. It has no effect until a code confirms it.
   * @throws {ServiceError} `validation_failed` if codes are already on
   */
  begin(user: UserRow): Promise<{ secret: string; uri: string }>;
  /**
   * Turns codes on. @returns the recovery codes, shown once
   * @throws {ServiceError} `validation_failed` with `fields.code`
   */
  confirm(userId: string, code: string): Promise<string[]>;
  /** Also deletes the recovery codes. */
  turnOff(within: Database, userId: string): Promise<void>;
  areOn(user: UserRow): boolean;
  isCode(typed: string): boolean;
  /** Uses a code up. False if it is wrong, old or already used. */
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
/** Accepts one step early or late, because clocks differ. */
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
        // Another tab may have created a new secret meanwhile: the code confirms only the secret that was
        // read.
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
