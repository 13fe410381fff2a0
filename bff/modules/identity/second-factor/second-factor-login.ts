import type { Database } from "../../../db/database.ts";
import { ServiceError } from "../../../errors.ts";
import type { RateLimit } from "../../../http/rate-limit.ts";
import type { RecordAudit } from "../audit/audit.ts";
import type { Client } from "../../../http/client.ts";
import type { FinishLogin } from "../sessions/finish-login.ts";
import type { FindChallenge } from "../sessions/login.ts";
import type { LoginGrant } from "../sessions/sessions.service.ts";
import { findUserById } from "../users/users.repository.ts";
import type { Challenges } from "./challenges.ts";
import type { OneTimeCodes } from "./one-time-codes.ts";
import type { Passkeys } from "./passkeys.ts";
import type { RecoveryCodes } from "./recovery-codes.ts";
import type { NotifyOfChange, NotifyOfRefusal } from "./notify-of-change.ts";

export type SecondFactorLogin = {
  findChallenge: FindChallenge;
  /**
   * Finishes a password login with an app code or a recovery code. Five wrong codes end the login: the
   * member has to enter the password again, and the owner is notified. After 30 app codes in a day, only
   * recovery codes and passkeys work until the day ends.
   * @throws {ServiceError} `auth.invalid_second_factor`, `auth.challenge_over`, `rate_limited`
   */
  byCode(
    answer: { challenge: string; code: string; deviceToken: string | null },
    client: Client,
  ): Promise<LoginGrant>;
  /** @throws {ServiceError} `auth.invalid_second_factor`, `auth.challenge_over`, `auth.suspended` */
  byPasskey(
    answer: { challenge: string; response: unknown; deviceToken: string | null },
    client: Client,
  ): Promise<LoginGrant>;
};

export type SecondFactorLoginDeps = {
  db: Database;
  challenges: Challenges;
  codes: OneTimeCodes;
  recoveryCodes: RecoveryCodes;
  passkeys: Passkeys;
  finish: FinishLogin;
  notifyOfChange: NotifyOfChange;
  notifyOfRefusal: NotifyOfRefusal;
  audit: RecordAudit;
  /** Counts attempted codes per account. Only a client that knows the password gets this far. */
  codeLimit: RateLimit;
  /**
   * Counts app codes per day: without a limit, six digits can be guessed. Recovery codes are too long to be
   * guessed.
   */
  digitsLimit: RateLimit;
};

export function createSecondFactorLogin(deps: SecondFactorLoginDeps): SecondFactorLogin {
  const { db, challenges, codes, recoveryCodes, passkeys, finish } = deps;

  async function failed(userId: string | null, client: Client): Promise<ServiceError> {
    await deps.audit({
      event: "second_factor.failed",
      userId,
      address: client.addressKey,
      requestId: client.requestId,
    });
    return new ServiceError("auth.invalid_second_factor");
  }

  return {
    findChallenge: async (user) =>
      codes.areOn(user) ? challenges.open("second_factor", { userId: user.id }) : null,

    async byCode({ challenge, code, deviceToken }, client) {
      const { row, isLast } = await challenges.tryCode(challenge);
      const user = row.userId ? await findUserById(db, row.userId) : null;
      if (!user) throw new ServiceError("auth.challenge_over");
      await deps.codeLimit(user.id);
      if (codes.isCode(code)) await deps.digitsLimit(user.id);
      const isCode = await codes.take(user, code);
      const isRecovery = !isCode && (await recoveryCodes.use(user.id, code));
      if (!isCode && !isRecovery) {
        if (isLast) await deps.notifyOfRefusal(user, client);
        throw await failed(user.id, client);
      }
      await challenges.take("second_factor", challenge);
      const cmsUser = await finish.requireEntitled(user);
      if (isRecovery) await deps.notifyOfChange(db, user, "recovery_code_used", client);
      return finish.open(user, cmsUser, client, { deviceToken, isTwoFactor: true });
    },

    async byPasskey({ deviceToken, ...answer }, client) {
      const user = await passkeys.finishLogin(answer).catch(async (error: unknown) => {
        const isRefused =
          error instanceof ServiceError && error.code === "auth.invalid_second_factor";
        if (isRefused) throw await failed(await passkeys.findOwnerId(answer.response), client);
        throw error;
      });
      const cmsUser = await finish.requireEntitled(user);
      return finish.open(user, cmsUser, client, { deviceToken, isTwoFactor: true });
    },
  };
}
