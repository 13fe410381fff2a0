import { MessageTooLargeError } from "../settings/errors.ts";
import type { Inbox } from "./inbox.ts";

/** Ends each record of text: the handshake, and every message in JSON. */
export const RECORD_SEPARATOR = 0x1e;

/**
 * Takes the next whole record, without its end.
 * @returns null where the rest has not come yet
 * @throws {MessageTooLargeError}
 */
export function takeRecord(inbox: Inbox, maxBytes: number): Uint8Array | null {
  const length = inbox.find(RECORD_SEPARATOR);
  if ((length < 0 ? inbox.byteLength : length) > maxBytes) throw new MessageTooLargeError(maxBytes);
  if (length < 0) return null;
  return inbox.take(length + 1).subarray(0, length);
}

/** The text as a record. */
export function writeRecord(text: string): Uint8Array {
  const bytes = Buffer.allocUnsafe(Buffer.byteLength(text) + 1);
  bytes.write(text);
  bytes[bytes.length - 1] = RECORD_SEPARATOR;
  return bytes;
}
