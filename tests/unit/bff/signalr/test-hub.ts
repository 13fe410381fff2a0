import { method, stream } from "../../../../bff/signalr/hub/hub.ts";
import type { Hub } from "../../../../bff/signalr/hub/hub.ts";
import { HubError } from "../../../../bff/signalr/settings/errors.ts";

export const HUB = "/hubs/test";

const anything = (args: readonly unknown[]) => args;
function oneNumber([count]: readonly unknown[]): number {
  if (typeof count !== "number") throw new TypeError("no number");
  return count;
}

const joined = async (items: AsyncIterable<unknown>) => {
  const all: unknown[] = [];
  for await (const item of items) all.push(item);
  return all;
};

/** State of the hub's methods that a test reads and controls. */
export type HubControls = {
  /** Error of a failed `Collect`. */
  failure: unknown;
  /** Number of items that `Idle` received and read. */
  read: number;
  /** Number of items requested from `Forever`. */
  asked: number;
  /** Lets `Wait` continue; null while no call waits. */
  goOn: (() => void) | null;
};

export const createControls = (): HubControls => ({ failure: null, read: 0, asked: 0, goOn: null });

/** A hub for clients with a token `user.<id>`; others get 401 or 403. */
export function createTestHub(
  overrides: Partial<Hub> = {},
  controls: HubControls = createControls(),
): Hub {
  return {
    path: HUB,
    async authenticate({ token }) {
      if (token === "banned") return { status: 403, reason: "not you" };
      const userId = /^user\.(.{1,40})$/.exec(token ?? "")?.[1];
      return userId ? { userId } : { status: 401 };
    },
    methods: {
      Echo: method(anything, ([value]) => value),
      Nothing: method(anything, () => undefined),
      Null: method(anything, () => null),
      Wait: method(
        anything,
        () =>
          new Promise((resolve) => {
            controls.goOn = () => resolve("waited");
          }),
      ),
      Double: method(oneNumber, (count) => count * 2),
      Throw: method(anything, () => {
        throw new Error("a secret");
      }),
      ThrowOpenly: method(anything, () => {
        throw new HubError("for you");
      }),
      Unwritable: method(anything, () => ({ big: 1n })),
      Broadcast: method(anything, ([value], { clients }) =>
        clients.all.send("ReceiveMessage", value),
      ),
      Join: method(anything, ([group], { groups, caller }) =>
        groups.add(caller.connectionId, String(group)),
      ),
      Leave: method(anything, ([group], { groups, caller }) =>
        groups.remove(caller.connectionId, String(group)),
      ),
      ToGroup: method(anything, ([group, value], { clients }) =>
        clients.group(String(group)).send("ReceiveMessage", value),
      ),
      ToUser: method(anything, ([userId, value], { clients }) =>
        clients.user(String(userId)).send("ReceiveMessage", value),
      ),
      Ask: method(anything, ([connectionId, name, ...args], { clients, caller }) =>
        clients
          .connection(String(connectionId ?? caller.connectionId))
          .invoke(String(name), ...args)
          .catch((error: Error) => `${error.name}: ${error.message}`),
      ),
      Collect: method(
        anything,
        async ([title], { uploads: [items, others] }) => {
          try {
            const all = [items, others].map((each) => each && joined(each));
            return [title, ...(await Promise.all(all))];
          } catch (error) {
            controls.failure = error;
            throw error;
          }
        },
        { uploadCount: 2 },
      ),
      FirstOf: method(
        anything,
        async (_, { uploads: [items] }) => {
          for await (const item of items ?? []) return item;
        },
        { uploadCount: 1 },
      ),
      Idle: method(
        anything,
        async (_, { uploads: [items] }) => {
          await new Promise<void>((resolve) => {
            controls.goOn = resolve;
          });
          for await (const _item of items ?? []) controls.read += 1;
          return controls.read;
        },
        { uploadCount: 1 },
      ),
      Doubled: stream(
        anything,
        async function* (_, { uploads: [items] }) {
          for await (const item of items ?? []) yield Number(item) * 2;
        },
        { uploadCount: 1 },
      ),
      Id: method(anything, (_, { caller }) => caller.connectionId),
      Query: method(anything, (_, { caller }) => [...caller.query].flat()),
      Count: stream(oneNumber, async function* (count) {
        for (let index = 0; index < count; index++) yield index;
      }),
      Forever: stream(anything, async function* () {
        for (;;) {
          controls.asked += 1;
          yield "x".repeat(1_000);
        }
      }),
      Stuck: stream(anything, async function* () {
        yield "first";
        await new Promise(() => {});
      }),
      Broken: stream(anything, async function* () {
        yield 1;
        throw new Error("a secret");
      }),
    },
    ...overrides,
  };
}
