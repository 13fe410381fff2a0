import type { UserRow } from "../../db/schema.ts";
import { ServiceError } from "../../errors.ts";
import type { RequireCurrentPassword } from "../identity/users/current-password.ts";

/** @throws {ServiceError} `auth.invalid_credentials`, `rate_limited` */
export type RequirePassword = (userId: string, password: string) => Promise<UserRow>;

/** Checks the password again. Attempts share the limit of all other password checks. */
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
