import { MessageTooLargeError } from "../settings/errors.ts";
import type { Inbox } from "./inbox.ts";

export const RECORD_SEPARATOR = 0x1e;

/**
 * Takes the next complete record, without its separator.
 * @returns null if it is incomplete
 * @throws {MessageTooLargeError}
 */
export function takeRecord(inbox: Inbox, maxBytes: number): Uint8Array | null {
  const length = inbox.find(RECORD_SEPARATOR);
  if ((length < 0 ? inbox.byteLength : length) > maxBytes) throw new MessageTooLargeError(maxBytes);
  if (length < 0) return null;
  return inbox.take(length + 1).subarray(0, length);
}

export function writeRecord(text: string): Uint8Array {
  const bytes = Buffer.allocUnsafe(Buffer.byteLength(text) + 1);
  bytes.write(text);
  bytes[bytes.length - 1] = RECORD_SEPARATOR;
  return bytes;
}
