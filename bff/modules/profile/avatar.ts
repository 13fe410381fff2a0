import { randomUUID } from "node:crypto";
import sharp from "sharp";
import type { Picture } from "../../cms/cms-profiles.ts";
import { ServiceError } from "../../errors.ts";

export const avatarMaxBytes = 4 * 1_048_576;
const maxPixels = 20_000_000;
const sidePixels = 512;

/** Which part of the picture the square keeps; of a tall one `start` is the top, of a wide one the left. */
export const crops = ["center", "start", "end"] as const;
export type Crop = (typeof crops)[number];
const cornerOf = { center: "center", start: "left top", end: "right bottom" } as const;

/**
 * Any picture a member sends, as the portal keeps it: a square of 512 pixels in WebP under a random
 * name, upright and without what the camera wrote into it.
 * @throws {ServiceError} `validation_failed` with a cause for the field `avatar`
 */
export async function toAvatar(bytes: Buffer, crop: Crop): Promise<Picture> {
  if (bytes.length > avatarMaxBytes) throw refused("avatar.too_large");
  if (!isPhoto(bytes)) throw refused("avatar.type");
  // Only the header is read here: no pixel is unpacked.
  const { width, height } = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch((cause: unknown) => {
      throw refused("avatar.unreadable", cause);
    });
  if (width * height > maxPixels) throw refused("avatar.too_many_pixels");
  const square = await sharp(bytes, { limitInputPixels: maxPixels, failOn: "error" })
    .rotate()
    .resize(sidePixels, sidePixels, { fit: "cover", position: cornerOf[crop] })
    .webp({ quality: 82 })
    .toBuffer()
    .catch((cause: unknown) => {
      throw refused("avatar.unreadable", cause);
    });
  return { bytes: square, type: "image/webp", filename: `${randomUUID()}.webp` };
}

/** JPEG, PNG or WebP by its first bytes; what the sender says about the type counts for nothing. */
export function isPhoto(bytes: Buffer): boolean {
  const begins = (...values: number[]) => values.every((value, at) => bytes[at] === value);
  return (
    begins(0xff, 0xd8, 0xff) ||
    begins(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a) ||
    (bytes.toString("latin1", 0, 4) === "RIFF" && bytes.toString("latin1", 8, 12) === "WEBP")
  );
}

function refused(cause: string, error?: unknown): ServiceError {
  return new ServiceError("validation_failed", { fields: { avatar: cause }, cause: error });
}
