import { randomUUID } from "node:crypto";
import sharp from "sharp";
import type { TicketFile } from "../../cms/cms-tickets.ts";
import { ServiceError } from "../../errors.ts";
import { isPhoto } from "../profile/avatar.ts";

export const attachmentMaxBytes = 5 * 1_048_576;
export const maxAttachments = 3;
const maxPixels = 20_000_000;
const longestTitle = 100;

export interface SentFile {
  name: string;
  bytes: Buffer;
}

/**
 * A file as it is kept: pictures anew in WebP without what the camera wrote into them, PDF as it is.
 * Which of the two it is its first bytes say, never its name.
 * @throws {ServiceError} `validation_failed` with a cause for the field `files`
 */
export async function toAttachment(name: string, bytes: Buffer): Promise<TicketFile> {
  if (bytes.length > attachmentMaxBytes) throw refused("attachment.too_large");
  const title = titleOf(name);
  if (bytes.toString("latin1", 0, 5) === "%PDF-") {
    return { bytes, type: "application/pdf", filename: `${randomUUID()}.pdf`, title };
  }
  if (!isPhoto(bytes)) throw refused("attachment.type");
  const picture = await sharp(bytes, { limitInputPixels: maxPixels, failOn: "error" })
    .rotate()
    .webp({ quality: 85 })
    .toBuffer()
    .catch((cause: unknown) => {
      throw refused("attachment.unreadable", cause);
    });
  return { bytes: picture, type: "image/webp", filename: `${randomUUID()}.webp`, title };
}

function titleOf(name: string): string {
  const tidy = name
    .normalize("NFC")
    .replaceAll(/[\p{Cc}\p{Cf}/\\<>]+/gu, " ")
    .trim();
  return [...tidy].slice(0, longestTitle).join("") || "anexo";
}

function refused(cause: string, error?: unknown): ServiceError {
  return new ServiceError("validation_failed", { fields: { files: cause }, cause: error });
}
