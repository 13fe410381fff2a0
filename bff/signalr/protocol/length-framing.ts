import { InvalidMessageError, MessageTooLargeError } from "../settings/errors.ts";
import type { Inbox } from "./inbox.ts";

const MAX_PREFIX_BYTES = 5;
/** Maximum of the fifth byte: lengths stay below two gigabytes. */
const MAX_FIFTH_BYTE = 0x07;

/**
 * Takes the next message behind its length prefix: seven bits per byte, low bits first.
 * @returns null if the message is incomplete
 * @throws {MessageTooLargeError | InvalidMessageError}
 */
export function takeFrame(inbox: Inbox, maxBytes: number): Uint8Array | null {
  const prefix = readLength(inbox.peek());
  if (!prefix) return null;
  if (prefix.length > maxBytes) throw new MessageTooLargeError(maxBytes);
  const whole = prefix.byteCount + prefix.length;
  if (inbox.byteLength < whole) return null;
  return inbox.take(whole).subarray(prefix.byteCount);
}

export function writeFrame(message: Uint8Array): Uint8Array {
  const prefix: number[] = [];
  let rest = message.length;
  do {
    const low = rest & 0x7f;
    rest >>>= 7;
    prefix.push(rest > 0 ? low | 0x80 : low);
  } while (rest > 0);
  const frame = new Uint8Array(prefix.length + message.length);
  frame.set(prefix);
  frame.set(message, prefix.length);
  return frame;
}

function readLength(bytes: Uint8Array): { length: number; byteCount: number } | null {
  let length = 0;
  for (let index = 0; index < MAX_PREFIX_BYTES; index++) {
    const byte = bytes[index];
    if (byte === undefined) return null;
    if (index === MAX_PREFIX_BYTES - 1 && byte > MAX_FIFTH_BYTE) break;
    length += (byte & 0x7f) * 2 ** (7 * index);
    if ((byte & 0x80) === 0) return { length, byteCount: index + 1 };
  }
  throw new InvalidMessageError("A length is longer than any message");
}
