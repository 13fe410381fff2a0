import { randomUUID } from "node:crypto";
import type { Backplane } from "../backplane/backplane.ts";
import type { Connection, ConnectionHandler } from "../connections/connection.ts";
import type { Clock } from "../settings/clock.ts";
import type { Log } from "../settings/log.ts";
import type { SignalROptions } from "../settings/options.ts";
import { createAddressing } from "./addressing.ts";
import type { Addressing } from "./addressing.ts";
import { createClientResults } from "./client-results.ts";
import { createDispatcher } from "./dispatcher.ts";
import type { Hub } from "./hub.ts";
import { createMembers } from "./members.ts";

export type HubRuntime = {
  hub: Hub;
  addressing: Addressing;
  createHandler(connection: Connection): ConnectionHandler;
  revalidate(connections: readonly Connection[]): Promise<void>;
  scan(): void;
};

export type HubRuntimeDeps = {
  backplane: Backplane;
  options: SignalROptions;
  clock: Clock;
  log: Log;
};

export function startHub(hub: Hub, { backplane, options, clock, log }: HubRuntimeDeps): HubRuntime {
  const members = createMembers();
  const results = createClientResults(`${randomUUID()}:`, { ...options, clock });
  const addressing = createAddressing({ hubPath: hub.path, members, backplane, results, log });
  const methods = new Map(
    Object.entries(hub.methods).map(([name, method]) => [name.toLowerCase(), method]),
  );
  const deps = { hub, methods, members, addressing, results, options, clock, log };

  async function isWelcome({ id, identity, query }: Connection): Promise<boolean> {
    try {
      return (await hub.revalidate?.({ connectionId: id, identity, query })) ?? true;
    } catch (error) {
      // If the check itself is unavailable, no connection is closed.
      log.warn({ err: error, hub: hub.path }, "a connection could not be looked at again");
      return true;
    }
  }

  return {
    hub,
    addressing,
    createHandler: (connection) => createDispatcher(connection, deps),
    scan: results.scan,
    async revalidate(connections) {
      if (!hub.revalidate) return;
      for (const connection of connections) {
        if (!(await isWelcome(connection))) connection.close();
      }
    },
  };
}
