import { randomUUID } from "node:crypto";
import { decode, encode } from "@msgpack/msgpack";
import { silentLog } from "../settings/log.ts";
import type { Log } from "../settings/log.ts";
import type { Backplane, BackplaneMessage } from "./backplane.ts";

/** Has the shape of a connected client of `redis` (node-redis 4 and later). */
export type RedisPublisher = { publish(channel: string, message: Buffer): Promise<unknown> };

/** A separate client: a subscribed one can send no other commands. It resubscribes by itself. */
export type RedisSubscriber = {
  subscribe(channel: string, listener: (message: Buffer) => void, isBinary: true): Promise<unknown>;
  unsubscribe(channel: string): Promise<unknown>;
  on(event: "ready", listener: () => void): unknown;
};

export type RedisBackplaneSettings = {
  channel: string;
  publisher: RedisPublisher;
  subscriber: RedisSubscriber;
  /** The connection was restored: messages sent meanwhile are lost. */
  onGap?: () => void;
  log?: Log;
};

const ID_BYTES = 16;

/** A backplane over PUBLISH and SUBSCRIBE. The caller closes the clients. */
export function createRedisBackplane(settings: RedisBackplaneSettings): Backplane {
  const { channel, publisher, subscriber, onGap, log = silentLog } = settings;
  const processId = Buffer.from(randomUUID().replaceAll("-", ""), "hex");

  function deliver(payload: Buffer, listener: (message: BackplaneMessage) => void): void {
    if (payload.subarray(0, ID_BYTES).equals(processId)) return;
    try {
      listener(decode(new Uint8Array(payload.subarray(ID_BYTES))) as BackplaneMessage);
    } catch (error) {
      log.warn({ err: error }, "what another process said cannot be read");
    }
  }

  return {
    // One connection preserves the order of its commands.
    async publish(message) {
      const payload = Buffer.concat([processId, encode(message, { ignoreUndefined: true })]);
      await publisher.publish(channel, payload);
    },
    listen(listener) {
      subscriber
        .subscribe(channel, (payload) => deliver(payload, listener), true)
        .catch((error: unknown) => log.warn({ err: error }, "nobody listens to other processes"));
      subscriber.on("ready", () => onGap?.());
    },
    close: async () => void (await subscriber.unsubscribe(channel)),
  };
}
