import { decode, encode } from "@msgpack/msgpack";
import type { BackplaneMessage } from "./backplane.ts";

/** PostgreSQL takes payloads below 8,000 bytes. */
const PART_CHARS = 7_800;

export type Sender = {
  /** The message as payloads to be notified one after the other, with nothing between them. */
  write(message: BackplaneMessage): string[];
};

export type Receiver = {
  /** The message that this payload completes; null for the first parts of one, and for one's own. */
  read(payload: string): BackplaneMessage | null;
  /** Something is missing: what began is not waited for. */
  reset(): void;
};

/** @param processId letters and digits that no other process has */
export function createSender(processId: string, maxBytes: number): Sender {
  let serial = 0;
  return {
    write(message) {
      const text = Buffer.from(encode(message, { ignoreUndefined: true })).toString("base64");
      if (text.length > maxBytes) {
        throw new RangeError(`A message for the other processes is larger than ${maxBytes} bytes`);
      }
      const count = Math.ceil(text.length / PART_CHARS);
      // PostgreSQL drops a payload that is the same as one before it in one transaction.
      serial += 1;
      return Array.from({ length: count }, (_, index) => {
        const part = text.slice(index * PART_CHARS, (index + 1) * PART_CHARS);
        return [processId, serial, count - index - 1, part].join(":");
      });
    },
  };
}

/** Parts of one message come in order and together, so that one place holds what is not whole yet. */
export function createReceiver(processId: string): Receiver {
  let begun = "";
  return {
    read(payload) {
      const [from, , left, part] = payload.split(":", 4);
      if (from === processId || left === undefined || part === undefined) return null;
      begun += part;
      if (left !== "0") return null;
      const whole = new Uint8Array(Buffer.from(begun, "base64"));
      begun = "";
      return decode(whole) as BackplaneMessage;
    },
    reset() {
      begun = "";
    },
  };
}
