import { randomUUID } from "node:crypto";
import sharp from "sharp";
import { CmsRefusedError, isCmsAway } from "../../cms/client.ts";
import type { CmsClaims } from "../../cms/cms-claims.ts";
import type { Picture } from "../../cms/cms-profiles.ts";
import type { Database } from "../../db/database.ts";
import { ServiceError } from "../../errors.ts";
import { isPhoto } from "../profile/avatar.ts";
import { findUserById } from "../users/users.repository.ts";

export const proofMaxBytes = 5 * 1_048_576;
const maxPixels = 20_000_000;
const longestSidePixels = 2_048;

/**
 * Keeps a picture as proof of the member's open claim, in place of one sent before.
 * @throws {ServiceError} `validation_failed` for the field `proof`, `not_found` when no claim is open,
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
      // An editor decided it in between.
      if (error instanceof CmsRefusedError) throw new ServiceError("not_found", { cause: error });
      return throwUnavailable(error);
    });
  };
}

/** A screenshot anew in WebP, upright, readable, and without what the device wrote into it. */
async function toProof(bytes: Buffer): Promise<Picture> {
  if (bytes.length > proofMaxBytes) throw refused("proof.too_large");
  if (!isPhoto(bytes)) throw refused("proof.type");
  const unreadable = (cause: unknown) => {
    throw refused("proof.unreadable", cause);
  };
  // Only the header is read here: no pixel is unpacked.
  const size = await sharp(bytes, { limitInputPixels: false }).metadata().catch(unreadable);
  if (size.width * size.height > maxPixels) throw refused("proof.too_many_pixels");
  const picture = await sharp(bytes, { limitInputPixels: maxPixels, failOn: "error" })
    .rotate()
    .resize(longestSidePixels, longestSidePixels, { fit: "inside", withoutEnlargement: true })
    .webp({ quality: 85 })
    .toBuffer()
    .catch(unreadable);
  return { bytes: picture, type: "image/webp", filename: `${randomUUID()}.webp` };
}

function refused(cause: string, error?: unknown): ServiceError {
  return new ServiceError("validation_failed", { fields: { proof: cause }, cause: error });
}

function throwUnavailable(error: unknown): never {
  if (!isCmsAway(error)) throw error;
  throw new ServiceError("unavailable", { retryAfterSeconds: 5, cause: error });
}
