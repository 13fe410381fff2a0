import { CmsRefusedError, isCmsUnavailable } from "../../../../cms/client.ts";
import type { CmsClaims } from "../../../../cms/cms-claims.ts";
import type { Database } from "../../../../db/database.ts";
import { ServiceError } from "../../../../errors.ts";
import { toPhoto } from "../../../../pictures/photo.ts";
import type { Photo } from "../../../../pictures/photo.ts";
import { findUserById } from "../../../identity/users/users.service.ts";
import { PROOF_MAX_BYTES } from "../../../../../contract/account/membership.ts";

const LONGEST_SIDE_PIXELS = 2_048;

/**
 * Saves a picture as proof of the member's open claim and replaces an earlier one.
 * @throws {ServiceError} `validation_failed` for the field `proof`, `not_found` if no claim is open,
 * `unavailable`
 */
export type SendProof = (userId: string, bytes: Buffer) => Promise<void>;

export function createSendProof(db: Database, cmsClaims: CmsClaims): SendProof {
  return async (userId, bytes) => {
    const user = await findUserById(db, userId);
    if (!user) throw new ServiceError("auth.invalid_token");
    const [claim] = await cmsClaims.listOf(user.directusUserId, "open").catch(throwUnavailable);
    if (!claim) throw new ServiceError("not_found");
    const picture = await toProof(bytes);
    await cmsClaims.setProof(claim, picture).catch((error: unknown) => {
      // An editor decided the claim meanwhile.
      if (error instanceof CmsRefusedError) throw new ServiceError("not_found", { cause: error });
      return throwUnavailable(error);
    });
  };
}

function toProof(bytes: Buffer): Promise<Photo> {
  return toPhoto(bytes, {
    maxBytes: PROOF_MAX_BYTES,
    quality: 85,
    size: {
      width: LONGEST_SIDE_PIXELS,
      height: LONGEST_SIDE_PIXELS,
      fit: "inside",
      withoutEnlargement: true,
    },
    refuse: (problem, cause) =>
      new ServiceError("validation_failed", { fields: { proof: `proof.${problem}` }, cause }),
  });
}

function throwUnavailable(error: unknown): never {
  if (!isCmsUnavailable(error)) throw error;
  throw new ServiceError("unavailable", { retryAfterSeconds: 5, cause: error });
}
