import { randomUUID } from "node:crypto";
import type { ResizeOptions } from "sharp";
import type { ServiceError } from "../errors.ts";

const MAX_PIXELS = 20_000_000;

export type PhotoProblem = "too_large" | "type" | "unreadable" | "too_many_pixels";

export type PhotoOptions = {
  maxBytes: number;
  quality: number;
  size?: ResizeOptions;
  refuse: (problem: PhotoProblem, cause?: unknown) => ServiceError;
};

export type Photo = { bytes: Buffer; type: "image/webp"; filename: string };

/**
 * Stores a member's picture as a new WebP: upright, with a random name and without camera metadata.
 * @throws the error of `refuse` for a file that is too large or not a picture
 */
export async function toPhoto(bytes: Buffer, options: PhotoOptions): Promise<Photo> {
  const { maxBytes, quality, size, refuse } = options;
  if (bytes.length > maxBytes) throw refuse("too_large");
  if (!isPhoto(bytes)) throw refuse("type");
  const unreadable = (cause: unknown) => {
    throw refuse("unreadable", cause);
  };
  const { default: sharp } = await import("sharp");
  // Reads only the header: no pixel is decoded.
  const read = await sharp(bytes, { limitInputPixels: false }).metadata().catch(unreadable);
  if (read.width * read.height > MAX_PIXELS) throw refuse("too_many_pixels");
  const upright = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: "error" }).rotate();
  const sized = size ? upright.resize(size) : upright;
  const stored = await sized.webp({ quality }).toBuffer().catch(unreadable);
  return { bytes: stored, type: "image/webp", filename: `${randomUUID()}.webp` };
}

/** True for JPEG, PNG or WebP by their first bytes; the declared type is ignored. */
function isPhoto(bytes: Buffer): boolean {
  const begins = (...values: number[]) => values.every((value, at) => bytes[at] === value);
  return (
    begins(0xff, 0xd8, 0xff) ||
    begins(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a) ||
    (bytes.toString("latin1", 0, 4) === "RIFF" && bytes.toString("latin1", 8, 12) === "WEBP")
  );
}
