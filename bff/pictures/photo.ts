import { randomUUID } from "node:crypto";
import type { ResizeOptions } from "sharp";
import type { ServiceError } from "../errors.ts";

const MAX_PIXELS = 20_000_000;

export type PhotoProblem = "too_large" | "type" | "unreadable" | "too_many_pixels";

export type PhotoOptions = {
  maxBytes: number;
  /** Of the WebP, 1 to 100. */
  quality: number;
  /** As it came when absent. */
  size?: ResizeOptions;
  /** The refusal in the words of the field it came with. */
  refuse: (problem: PhotoProblem, cause?: unknown) => ServiceError;
};

export type Photo = { bytes: Buffer; type: "image/webp"; filename: string };

/**
 * A picture of a member as the portal keeps it: anew in WebP, upright, under a random name, and without
 * what the camera wrote into it.
 * @throws what `refuse` makes of a file that is none, or too large
 */
export async function toPhoto(bytes: Buffer, options: PhotoOptions): Promise<Photo> {
  const { maxBytes, quality, size, refuse } = options;
  if (bytes.length > maxBytes) throw refuse("too_large");
  if (!isPhoto(bytes)) throw refuse("type");
  const unreadable = (cause: unknown) => {
    throw refuse("unreadable", cause);
  };
  const { default: sharp } = await import("sharp");
  // Only the header is read here: no pixel is unpacked.
  const read = await sharp(bytes, { limitInputPixels: false }).metadata().catch(unreadable);
  if (read.width * read.height > MAX_PIXELS) throw refuse("too_many_pixels");
  const upright = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: "error" }).rotate();
  const sized = size ? upright.resize(size) : upright;
  const kept = await sized.webp({ quality }).toBuffer().catch(unreadable);
  return { bytes: kept, type: "image/webp", filename: `${randomUUID()}.webp` };
}

/** JPEG, PNG or WebP by its first bytes; what the sender says about the type counts for nothing. */
function isPhoto(bytes: Buffer): boolean {
  const begins = (...values: number[]) => values.every((value, at) => bytes[at] === value);
  return (
    begins(0xff, 0xd8, 0xff) ||
    begins(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a) ||
    (bytes.toString("latin1", 0, 4) === "RIFF" && bytes.toString("latin1", 8, 12) === "WEBP")
  );
}
