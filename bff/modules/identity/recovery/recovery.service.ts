import { emailKeyOf } from "../../../../contract/account/person.ts";
import type { Database } from "../../../db/database.ts";
import { ServiceError } from "../../../errors.ts";
import type { JobKind, Jobs } from "../../../jobs/jobs.ts";
import { isWithin } from "../../../http/rate-limit.ts";
import type { RateLimit } from "../../../http/rate-limit.ts";
import type { Sealer } from "../../../db/seal.ts";
import type { RecordAudit } from "../audit/audit.ts";
import type { SetPassword } from "../credentials/set-password.ts";
import type { Mailer } from "../../../mail/mailer.ts";
import type { MailTokens } from "../mail-tokens/mail-tokens.ts";
import { listPasskeys } from "../second-factor/second-factor.repository.ts";
import type { Client } from "../../../http/client.ts";
import type { DeviceTokens } from "../sessions/device-token.ts";
import { emailShape } from "../../../email.ts";
import type { PasswordHasher } from "../users/password-hasher.ts";
import type { RequireGoodPassword } from "../users/password-rules.ts";
import { findUserByEmailKey, findUserById } from "../users/users.repository.ts";
import type { LinkState } from "../../../../contract/api/common.ts";
import { MINUTE_MS } from "../../../../contract/shared/time.ts";

export type PasswordReset = {
  deviceToken: string;
  areCodesOn: boolean;
  passkeys: number;
};

export type RecoveryService = {
  /**
   * Accepts a request for a new password. A queued job looks up the account later, so that neither answer
   * nor response time reveals whether it exists.
   * @throws {ServiceError} `rate_limited` by address; `validation_failed`
   */
  request(email: string, client: Client): Promise<void>;
  /** Returns the state of a link and changes nothing. @throws {ServiceError} `rate_limited` by address */
  check(token: string, client: Client): Promise<LinkState>;
  /**
   * Sets the password by a link, once. All sessions end, and the owner gets a mail.
   * @returns a token that lets this browser log in despite strangers' failed attempts, and the other ways
   * that still open the account
   * @throws {ServiceError} `mail_token.…`, `validation_failed` with `fields.password`, `rate_limited`
   */
  reset(token: string, password: string, client: Client): Promise<PasswordReset>;
};

export type RecoveryDeps = {
  db: Database;
  jobs: Jobs;
  sealer: Sealer;
  mailer: Mailer;
  mailTokens: MailTokens;
  hasher: PasswordHasher;
  requireGoodPassword: RequireGoodPassword;
  setPassword: SetPassword;
  devices: DeviceTokens;
  audit: RecordAudit;
  requestLimit: RateLimit;
  linkLimit: RateLimit;
  /** Mails to one account. Beyond the limit the request is dropped silently. */
  mailLimit: RateLimit;
  now: () => Date;
};

export const RECOVER_PASSWORD = "recover-password";
const SEAL = "recover-password";

export function createRecovery(deps: RecoveryDeps): {
  recovery: RecoveryService;
  jobKinds: readonly JobKind<never>[];
} {
  const { db, jobs, sealer, mailer, mailTokens, hasher, now } = deps;

  /** Runs in a job: its duration differs for known and unknown accounts, so no response may wait for it. */
  async function sendLink(emailKey: string): Promise<void> {
    const user = await findUserByEmailKey(db, emailKey);
    if (!user?.isActive) return;
    if (!(await isWithin(deps.mailLimit, user.id))) return;
    await db.transaction(async (transaction) => {
      const issued = await mailTokens.issue(transaction, {
        purpose: "reset_password",
        owner: { userId: user.id },
        email: user.email,
      });
      const minutes = Math.round((issued.expiresAt.getTime() - now().getTime()) / MINUTE_MS);
      await mailer.queue(transaction, {
        template: "reset_password",
        to: user.email,
        userId: user.id,
        values: { token: issued.token, minutes },
        dedupeKey: `reset_password:${issued.id}`,
      });
    });
  }

  const recoverPassword: JobKind<{ sealed: string }> = {
    name: RECOVER_PASSWORD,
    retries: 5,
    handle: ({ sealed }) => sendLink(String(sealer.open(SEAL, Buffer.from(sealed, "base64")))),
  };

  const recovery: RecoveryService = {
    async request(email, client) {
      await deps.requestLimit(client.addressKey);
      const parsed = emailShape.safeParse(email);
      if (!parsed.success) {
        throw new ServiceError("validation_failed", { fields: { email: "email.invalid" } });
      }
      const sealed = sealer.seal(SEAL, emailKeyOf(parsed.data)).toString("base64");
      await jobs.send(RECOVER_PASSWORD, { sealed }, db);
    },

    async check(token, client) {
      await deps.linkLimit(client.addressKey);
      return (await mailTokens.find("reset_password", token)).state;
    },

    async reset(token, password, client) {
      await deps.linkLimit(client.addressKey);
      const { state, row } = await mailTokens.find("reset_password", token);
      const user = state === "valid" && row.userId ? await findUserById(db, row.userId) : null;
      if (!user) throw new ServiceError(`mail_token.${state === "valid" ? "unknown" : state}`);
      // The account's address changed meanwhile: the reader of the old mailbox may no longer reset it.
      if (row?.email !== user.email) throw new ServiceError("mail_token.replaced");
      await deps.requireGoodPassword(password, user);
      const passwordHash = await hasher.hash(password);
      const changed = await db.transaction(async (transaction) => {
        await mailTokens.use(transaction, "reset_password", token);
        return deps.setPassword(transaction, user, { passwordHash, client });
      });
      await deps.audit({
        event: "password.reset",
        userId: user.id,
        address: client.addressKey,
        requestId: client.requestId,
      });
      const passkeys = await listPasskeys(db, user.id);
      return {
        deviceToken: deps.devices.issue(changed),
        areCodesOn: changed.totpConfirmedAt !== null,
        passkeys: passkeys.length,
      };
    },
  };

  return { recovery, jobKinds: [recoverPassword] };
}
