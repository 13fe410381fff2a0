import type { Database } from "../../db/database.ts";
import type { UserRow } from "../../db/schema.ts";
import { ServiceError } from "../../errors.ts";
import type { RecordAudit } from "../audit/audit.ts";
import type { MembershipService, Standing } from "../membership/membership.service.ts";
import { emailKeyOf } from "../users/email.ts";
import { isWeakerHash } from "../users/password-hasher.ts";
import type { PasswordHasher } from "../users/password-hasher.ts";
import { findUserByEmailKey, updatePasswordHash } from "../users/users.repository.ts";
import type { LoginLimits } from "./login-limits.ts";
import type { SessionGrant, SessionsService } from "./sessions.service.ts";

export interface Credentials {
  email: string;
  password: string;
}

export interface Visitor {
  /** As `addressKeyOf` gives it. */
  addressKey: string;
  requestId: string;
}

/**
 * @throws {ServiceError} `auth.invalid_credentials` whatever is wrong with them, `rate_limited`,
 * `unavailable`
 */
export type Login = (credentials: Credentials, visitor: Visitor) => Promise<SessionGrant>;

export interface LoginDeps {
  db: Database;
  hasher: PasswordHasher;
  limits: LoginLimits;
  membership: MembershipService;
  sessions: SessionsService;
  audit: RecordAudit;
}

const notEntitled: Standing = { entitled: false };

/** The use case "log in with e-mail and password". */
export function createLogin(deps: LoginDeps): Login {
  const { db, hasher, limits, membership, sessions, audit } = deps;

  async function failed(user: UserRow | null, visitor: Visitor): Promise<ServiceError> {
    await audit({
      event: "login.failed",
      userId: user?.id ?? null,
      address: visitor.addressKey,
      requestId: visitor.requestId,
    });
    return new ServiceError("auth.invalid_credentials");
  }

  async function strengthenHash(user: UserRow, password: string): Promise<void> {
    if (!user.passwordHash || !isWeakerHash(user.passwordHash)) return;
    await updatePasswordHash(db, user.id, await hasher.hash(password));
  }

  return async ({ email, password }, visitor) => {
    const emailKey = emailKeyOf(email);
    const attempt = { emailKey, addressKey: visitor.addressKey };
    const user = await findUserByEmailKey(db, emailKey);
    const matches = await hasher.verify(password, user?.passwordHash ?? null, {
      before: () => limits.requireAllowed(attempt),
      after: async (same) => {
        if (!same) await limits.countFailure(attempt);
      },
    });
    if (!user || !matches) throw await failed(user, visitor);
    const standing = user.isActive ? await membership.standingOf(user) : notEntitled;
    if (!standing.entitled) {
      await limits.countFailure(attempt);
      throw await failed(user, visitor);
    }

    await strengthenHash(user, password);
    await limits.forgive(attempt);
    const grant = await sessions.open(user, standing.cmsUser);
    await audit({
      event: "login.succeeded",
      userId: user.id,
      address: visitor.addressKey,
      requestId: visitor.requestId,
    });
    return grant;
  };
}
