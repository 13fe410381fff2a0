import { setTimeout as pause } from "node:timers/promises";
import { method, stream } from "../../../signalr/hub/hub.ts";
import type { Hub } from "../../../signalr/hub/hub.ts";
import type { SessionAccess } from "./session-access.ts";

const MAX_ITEMS = 10_000;
const MAX_DELAY_MS = 60_000;
/** High, because load tests open many connections. */
const MAX_CONNECTIONS = 10_000;

const one = ([value]: readonly unknown[]) => value;

function readCounter([items, delayMs = 0]: readonly unknown[]) {
  return { items: requireWhole(items, MAX_ITEMS), delayMs: requireWhole(delayMs, MAX_DELAY_MS) };
}

function requireWhole(value: unknown, max: number): number {
  if (typeof value === "number" && Number.isInteger(value) && value >= 0 && value <= max) {
    return value;
  }
  throw new RangeError(`not a whole number up to ${max}`);
}

/** A hub for testing protocol clients. Only in demo and tests; it holds no portal data. */
export function conformanceHub(access: SessionAccess): Hub {
  return {
    path: "/hubs/conformance",
    ...access,
    limits: { maxConnectionsPerUser: MAX_CONNECTIONS },
    methods: {
      Echo: method(one, (value) => value ?? null),
      Throw: method(one, () => {
        throw new Error("The conformance hub throws where it is asked to");
      }),
      Nothing: method(one, () => undefined),
      Broadcast: method(one, (value, { clients }) => clients.all.send("ReceiveMessage", value)),
      Counter: stream(readCounter, async function* ({ items, delayMs }, { signal }) {
        for (let count = 0; count < items; count++) {
          if (delayMs > 0) await pause(delayMs, undefined, { signal });
          yield count;
        }
      }),
    },
  };
}
