import { expect, test } from "vitest";
import { createRedisBackplane } from "../../../../../bff/signalr/backplane/redis-backplane.ts";
import {
  expectOrder,
  expectToReachOthers,
  joinProcess,
  said,
} from "../../../../support/backplane-contract.ts";

/** A Redis with its subscribers, as far as a backplane uses it. */
function startDouble() {
  const subscribers = new Map<symbol, (message: Buffer) => void>();
  const ready: (() => void)[] = [];
  let gaps = 0;
  const publisher = {
    async publish(_channel: string, message: Buffer) {
      for (const hear of subscribers.values()) hear(Buffer.from(message));
    },
  };
  return {
    publisher,
    comeBack: () => {
      for (const listener of ready) listener();
    },
    gaps: () => gaps,
    join() {
      const own = Symbol("client");
      const backplane = createRedisBackplane({
        channel: "test",
        publisher,
        subscriber: {
          subscribe: async (_channel, listener) => void subscribers.set(own, listener),
          unsubscribe: async () => void subscribers.delete(own),
          on: (_event, listener) => ready.push(listener),
        },
        onGap: () => {
          gaps += 1;
        },
      });
      return joinProcess(backplane);
    },
  };
}

test("Redis backplane: all other processes receive all messages, in order", async () => {
  const redis = startDouble();
  const [one, two, three] = [redis.join(), redis.join(), redis.join()];
  await expectToReachOthers([one, two, three]);
  three.heard.length = 0;
  await expectOrder(one, two);
});

test("Redis backplane: a closed process receives nothing", async () => {
  const redis = startDouble();
  const [one, two] = [redis.join(), redis.join()];
  await two.backplane.close();
  await one.backplane.publish(said(1));
  expect(two.heard).toEqual([]);
});

test("Redis backplane: skips unreadable messages, and reports a gap after a reconnect", async () => {
  const redis = startDouble();
  const [one, two] = [redis.join(), redis.join()];
  await redis.publisher.publish("test", Buffer.from("not the protocol of ours at all"));
  await one.backplane.publish(said(1));
  expect(two.heard).toEqual([said(1)]);
  expect(redis.gaps()).toBe(0);
  redis.comeBack();
  expect(redis.gaps()).toBe(2);
});
