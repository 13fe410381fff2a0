import { ServiceError } from "../../../errors.ts";
import { toPhoto } from "../../../pictures/photo.ts";
import type { Photo } from "../../../pictures/photo.ts";
import { PHOTO_MAX_BYTES, type Crop } from "../../../../contract/account/profile.ts";

const SIDE_PIXELS = 512;

const cornerOf = { center: "center", start: "left top", end: "right bottom" } as const;

/**
 * Converts an uploaded picture to a square of 512 pixels.
 * @throws {ServiceError} `validation_failed` with a cause for the field `avatar`
 */
export function toAvatar(bytes: Buffer, crop: Crop): Promise<Photo> {
  return toPhoto(bytes, {
    maxBytes: PHOTO_MAX_BYTES,
    quality: 82,
    size: { width: SIDE_PIXELS, height: SIDE_PIXELS, fit: "cover", position: cornerOf[crop] },
    refuse: (problem, cause) =>
      new ServiceError("validation_failed", { fields: { avatar: `avatar.${problem}` }, cause }),
  });
}
