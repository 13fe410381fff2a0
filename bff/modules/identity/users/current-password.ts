import type { Database } from "../../../db/database.ts";
import type { UserRow } from "../../../db/schema.ts";
import { ServiceError } from "../../../errors.ts";
import type { RateLimit } from "../../../http/rate-limit.ts";
import type { RecordAudit } from "../audit/audit.ts";
import type { PasswordHasher } from "./password-hasher.ts";
import { findUserById } from "./users.repository.ts";

/**
 * Checks the password of a logged-in member before an action that cannot be undone.
 * @param field the form field's name, `currentPassword` by default
 * @throws {ServiceError} `validation_failed` with `fields.<field>` `password.wrong`, `rate_limited`
 */
export type RequireCurrentPassword = (
  userId: string,
  password: string,
  field?: string,
) => Promise<UserRow>;

export type CurrentPasswordDeps = {
  db: Database;
  hasher: PasswordHasher;
  /** Counts every attempt of a member, so that a stolen session cannot guess the password. */
  rateLimit: RateLimit;
  audit: RecordAudit;
};

export function createCurrentPassword(deps: CurrentPasswordDeps): RequireCurrentPassword {
  const { db, hasher, rateLimit, audit } = deps;
  return async (userId, password, field = "currentPassword") => {
    await rateLimit(userId);
    const user = await findUserById(db, userId);
    const matches = await hasher.verify(password, user?.passwordHash ?? null);
    if (user && matches) return user;
    if (user) await audit({ event: "password.refused", userId });
    throw new ServiceError("validation_failed", { fields: { [field]: "password.wrong" } });
  };
}
