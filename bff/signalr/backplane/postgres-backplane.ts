import { randomUUID } from "node:crypto";
import { silentLog } from "../settings/log.ts";
import type { Backplane, BackplaneMessage } from "./backplane.ts";
import { createOrderedBatches } from "./ordered-batches.ts";
import { createReceiver, createSender } from "./payload-parts.ts";
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
