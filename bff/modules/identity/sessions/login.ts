import { emailKeyOf } from "../../../../contract/account/person.ts";
import type { Database } from "../../../db/database.ts";
import type { UserRow } from "../../../db/schema.ts";
import { ServiceError } from "../../../errors.ts";
import type { RecordAudit } from "../audit/audit.ts";
import { isWeakerHash } from "../users/password-hasher.ts";
import type { PasswordHasher } from "../users/password-hasher.ts";
import { findUserByEmailKey, updatePasswordHash } from "../users/users.repository.ts";
import type { Client } from "../../../http/client.ts";
import type { DeviceTokens } from "./device-token.ts";
import type { FinishLogin } from "./finish-login.ts";
import type { LoginLimits } from "./login-limits.ts";
import type { LoginGrant } from "./sessions.service.ts";

export type Credentials = {
  email: string;
  password: string;
  deviceToken: string | null;
};

/**
 * @throws {ServiceError} `auth.invalid_credentials` for any wrong credentials; `auth.suspended` and
 * `auth.second_factor_required` (with `detail.challenge`) only if they are right; `rate_limited`,
 * `unavailable`
 */
export type Login = (credentials: Credentials, client: Client) => Promise<LoginGrant>;

export type FindChallenge = (user: UserRow) => Promise<string | null>;

export type LoginDeps = {
  db: Database;
  hasher: PasswordHasher;
  limits: LoginLimits;
  devices: DeviceTokens;
  findChallenge: FindChallenge;
  finish: FinishLogin;
  audit: RecordAudit;
};

export function createLogin(deps: LoginDeps): Login {
  const { db, hasher, limits, devices, findChallenge, finish, audit } = deps;

  async function failed(user: UserRow | null, client: Client): Promise<ServiceError> {
    await audit({
      event: "login.failed",
      userId: user?.id ?? null,
      address: client.addressKey,
      requestId: client.requestId,
    });
    return new ServiceError("auth.invalid_credentials");
  }

  async function strengthenHash(user: UserRow, password: string): Promise<void> {
    const { id, passwordHash: from } = user;
    if (!from || !isWeakerHash(from)) return;
    await updatePasswordHash(db, id, { from, to: await hasher.hash(password) });
  }

  return async ({ email, password, deviceToken }, client) => {
    const emailKey = emailKeyOf(email);
    const user = await findUserByEmailKey(db, emailKey);
    const deviceId = devices.findDevice(user, deviceToken);
    const attempt = { emailKey, addressKey: client.addressKey, deviceId };
    const matches = await hasher.verify(password, user?.passwordHash ?? null, {
      before: () => limits.requireAllowed(attempt),
      after: async (same) => {
        if (!same) await limits.countFailure(attempt);
      },
    });
    if (!user || !matches) throw await failed(user, client);

    const cmsUser = await finish.requireEntitled(user);
    await strengthenHash(user, password);
    await limits.forgive(attempt);
    const challenge = await findChallenge(user);
    if (challenge !== null) {
      throw new ServiceError("auth.second_factor_required", { detail: { challenge } });
    }
    return finish.open(user, cmsUser, client, { deviceToken, isTwoFactor: false });
  };
}
