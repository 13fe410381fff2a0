import { randomUUID } from "node:crypto";
import { decode, encode } from "@msgpack/msgpack";
import { silentLog } from "../settings/log.ts";
import type { Backplane, BackplaneMessage } from "./backplane.ts";
import { createOrderedBatches } from "./ordered-batches.ts";
import { listenToPostgres, requireChannel } from "./postgres-listener.ts";
import type { PostgresListener, PostgresListenerSettings } from "./postgres-listener.ts";

export type PostgresBackplaneSettings = Pick<
  PostgresListenerSettings,
  "channel" | "connect" | "checkEveryMs" | "clock" | "log"
> & {
  /** Any session; has the `query` of a `pg` pool. */
  query(text: string, values: readonly unknown[]): Promise<unknown>;
  /** The session was reopened: messages sent meanwhile are lost. */
  onGap?: () => void;
  maxMessageBytes?: number;
};

const NOTIFY = "select pg_notify($1, part) from unnest($2::text[]) as parts(part)";

/** PostgreSQL limits payloads to less than 8,000 bytes. */
const PART_CHARS = 7_800;

type Sender = {
  /** The message as payloads, to be sent one after another without interruption. */
  write(message: BackplaneMessage): string[];
};

type Receiver = {
  /** The message that this payload completes; null for an incomplete message and for the process' own. */
  read(payload: string): BackplaneMessage | null;
  reset(): void;
};

/** @param processId letters and digits, unique to the process */
function createSender(processId: string, maxBytes: number): Sender {
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
function createReceiver(processId: string): Receiver {
  let started = "";
  return {
    read(payload) {
      const [from, , left, part] = payload.split(":", 4);
      if (from === processId || left === undefined || part === undefined) return null;
      started += part;
      if (left !== "0") return null;
      const whole = new Uint8Array(Buffer.from(started, "base64"));
      started = "";
      return decode(whole) as BackplaneMessage;
    },
    reset() {
      started = "";
    },
  };
}

/** A backplane over LISTEN and NOTIFY. Large messages are sent in parts; none is stored. */
export function createPostgresBackplane(settings: PostgresBackplaneSettings): Backplane {
  const { channel, query, onGap, log = silentLog, maxMessageBytes = 1024 * 1024 } = settings;
  requireChannel(channel);
  const processId = randomUUID().replaceAll("-", "");
  const sender = createSender(processId, maxMessageBytes);
  const receiver = createReceiver(processId);
  const batches = createOrderedBatches((parts: readonly string[]) =>
    query(NOTIFY, [channel, parts]),
  );
  let hearing: PostgresListener | null = null;

  return {
    publish: async (message) => batches.add(sender.write(message)),
    listen(listener) {
      hearing = listenToPostgres({
        ...settings,
        onPayload: (payload) => deliver(payload, listener),
        onOpen(isAgain) {
          receiver.reset();
          if (isAgain) onGap?.();
        },
      });
    },
    async close() {
      await batches.settled();
      await hearing?.close();
    },
  };

  function deliver(payload: string, listener: (message: BackplaneMessage) => void): void {
    try {
      const message = receiver.read(payload);
      if (message) listener(message);
    } catch (error) {
      log.warn({ err: error }, "what another process said cannot be read");
    }
  }
}
