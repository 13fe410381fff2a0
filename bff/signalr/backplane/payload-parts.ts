import { decode, encode } from "@msgpack/msgpack";
import type { BackplaneMessage } from "./backplane.ts";

/** PostgreSQL limits payloads to less than 8,000 bytes. */
const PART_CHARS = 7_800;

export type Sender = {
  /** The message as payloads, to be sent one after another without interruption. */
  write(message: BackplaneMessage): string[];
};

export type Receiver = {
  /** The message that this payload completes; null for an incomplete message and for the process' own. */
  read(payload: string): BackplaneMessage | null;
  reset(): void;
};

/** @param processId letters and digits, unique to the process */
export function createSender(processId: string, maxBytes: number): Sender {
  let serial = 0;
  return {
    write(message) {
      const text = Buffer.from(encode(message, { ignoreUndefined: true })).toString("base64");
      if (text.length > maxBytes) {
        throw new RangeError(`A message for the other processes is larger than ${maxBytes} bytes`);
      }
      const count = Math.ceil(text.length / PART_CHARS);
      // PostgreSQL drops duplicate payloads within one transaction.
      serial += 1;
      return Array.from({ length: count }, (_, index) => {
        const part = text.slice(index * PART_CHARS, (index + 1) * PART_CHARS);
        return [processId, serial, count - index - 1, part].join(":");
      });
    },
  };
}

/** The parts of one message arrive in order and together, so one buffer is enough. */
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
