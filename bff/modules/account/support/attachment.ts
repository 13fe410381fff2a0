import { randomUUID, createHash } from "node:crypto";
import { ATTACHMENT_MAX_BYTES } from "../../../../contract/account/support.ts";
import { normalForm } from "../../../../contract/shared/text.ts";
import type { TicketFile } from "../../../cms/cms-tickets.ts";
import { ServiceError } from "../../../errors.ts";
import { toPhoto } from "../../../pictures/photo.ts";

const LONGEST_TITLE = 100;

export type SentFile = {
  name: string;
  bytes: Buffer;
};

/**
 * A file as stored: pictures re-encoded as WebP without camera metadata, PDF unchanged. The type comes from
 * the first bytes, never from the name.
 * @throws {ServiceError} `validation_failed` with a cause for the field `files`
 */
export async function toAttachment(name: string, bytes: Buffer): Promise<TicketFile> {
  if (bytes.length > ATTACHMENT_MAX_BYTES) throw refused("attachment.too_large");
  const title = titleOf(name);
  if (bytes.toString("latin1", 0, 5) === "%PDF-") {
    return { bytes, type: "application/pdf", filename: `${randomUUID()}.pdf`, title };
  }
  const photo = await toPhoto(bytes, {
    maxBytes: ATTACHMENT_MAX_BYTES,
    quality: 85,
    // The same error for every unreadable picture, whatever the reason.
    refuse: (problem, cause) =>
      refused(`attachment.${problem === "too_many_pixels" ? "unreadable" : problem}`, cause),
  });
  return { ...photo, title };
}

function titleOf(name: string): string {
  const tidy = normalForm(name, "NFC")
    .replaceAll(/[\p{Cc}\p{Cf}/\\<>]+/gu, " ")
    .trim();
  return [...tidy].slice(0, LONGEST_TITLE).join("") || "anexo";
}

function refused(cause: string, error?: unknown): ServiceError {
  return new ServiceError("validation_failed", { fields: { files: cause }, cause: error });
}

/**
 * Id of a message written under a key (UUID version 8). The same content under the same key has the same
 * id, so that a retry after a crash finds it. Other content has another id.
 */
export function messageIdOf(
  writer: string,
  key: string,
  content: object,
  files: readonly SentFile[],
): string {
  const hash = createHash("sha256").update(JSON.stringify([writer, key, content]));
  for (const { name, bytes } of files) hash.update(`\n${name}\n${bytes.length}\n`).update(bytes);
  const digits = hash.digest("hex");
  return [
    digits.slice(0, 8),
    digits.slice(8, 12),
    `8${digits.slice(13, 16)}`,
    `8${digits.slice(17, 20)}`,
    digits.slice(20, 32),
  ].join("-");
}
