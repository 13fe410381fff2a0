import type { UserRow } from "../../../db/schema.ts";
import { ServiceError } from "../../../errors.ts";
import type { RequireCurrentPassword } from "../../identity/users/current-password.ts";

/**
 * Shares its limit with all other password checks. @throws {ServiceError} `auth.invalid_credentials`,
 * `rate_limited`
 */
export type RequirePassword = (userId: string, password: string) => Promise<UserRow>;

export function createRequirePassword(requireCurrent: RequireCurrentPassword): RequirePassword {
  return async (userId, password) => {
    try {
      return await requireCurrent(userId, password);
    } catch (error) {
      if (!(error instanceof ServiceError) || error.code !== "validation_failed") throw error;
      throw new ServiceError("auth.invalid_credentials", { cause: error });
    }
  };
}
