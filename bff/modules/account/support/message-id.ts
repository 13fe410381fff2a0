import { createHash } from "node:crypto";
import type { SentFile } from "./attachment.ts";

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
