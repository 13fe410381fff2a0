import type { z } from "zod";
import { CmsRefusedError, isCmsUnavailable } from "../../../cms/client.ts";
import type { CmsProfiles } from "../../../cms/cms-profiles.ts";
import type { Database } from "../../../db/database.ts";
import { ServiceError } from "../../../errors.ts";
import { personNameShape } from "../../identity/users/person-name.ts";
import { findUserById, updateName } from "../../identity/users/users.service.ts";

/**
 * Changes a member's names, here and in Directus.
 * @throws {ServiceError} `validation_failed` with its fields, `forbidden` for staff, whose administrator
 * changes them, `unavailable`
 */
export type ChangeNames = (userId: string, names: unknown) => Promise<void>;

export function createChangeNames(
  db: Database,
  cmsProfiles: CmsProfiles,
  now: () => Date,
): ChangeNames {
  return async (userId, input) => {
    const parsed = personNameShape.safeParse(input);
    if (!parsed.success) throw invalidNames(parsed.error);
    const user = await findUserById(db, userId);
    if (!user) throw new ServiceError("auth.invalid_token");
    // Directus last: if it fails, the transaction is rolled back.
    await db.transaction(async (transaction) => {
      await updateName(transaction, userId, parsed.data, now());
      await cmsProfiles.setName(user.directusUserId, parsed.data).catch(throwCmsFailure);
    });
  };
}

function invalidNames(error: z.ZodError): ServiceError {
  const fields: Record<string, string> = {};
  for (const { path, message } of error.issues) {
    if (path[0] === undefined) fields["firstName"] = "name.missing";
    else fields[String(path[0])] ??= message;
  }
  return new ServiceError("validation_failed", { fields, cause: error });
}

export function throwCmsFailure(error: unknown): never {
  if (error instanceof CmsRefusedError) throw new ServiceError("forbidden", { cause: error });
  if (isCmsUnavailable(error)) {
    throw new ServiceError("unavailable", { retryAfterSeconds: 5, cause: error });
  }
  throw error;
}
