import { randomBytes } from "node:crypto";
import { createConnection } from "../connections/create-connection.ts";
import type { Connection } from "../connections/connection.ts";
import { createConnectionStore } from "../connections/connection-store.ts";
import type { ConnectionStore } from "../connections/connection-store.ts";
import type { Identity } from "../connections/identity.ts";
import type { HubRuntime } from "../hub/hub-runtime.ts";
import type { Clock } from "../settings/clock.ts";
import type { Log } from "../settings/log.ts";
import type { SignalROptions } from "../settings/options.ts";

export type HubSite = {
  runtime: HubRuntime;
  store: ConnectionStore;
  connect(maker: Maker): Connection | null;
};

export type Maker = {
  identity: Identity;
  query: URLSearchParams;
  /** False in negotiation version 0: the secret equals the public id. */
  hasOwnToken: boolean;
};

export type HubSiteDeps = {
  options: SignalROptions;
  clock: Clock;
  log: Log;
  onGone: () => void;
};

const randomKey = () => randomBytes(16).toString("base64url");

export function createHubSite(
  runtime: HubRuntime,
  { options, clock, log, onGone }: HubSiteDeps,
): HubSite {
  const store = createConnectionStore(options);
  return {
    runtime,
    store,
    connect({ identity, query, hasOwnToken }) {
      if (!store.hasRoomFor(identity.userId)) return null;
      const id = randomKey();
      const connection = createConnection({
        id,
        token: hasOwnToken ? randomKey() : id,
        identity,
        query,
        options,
        clock,
        log,
        createHandler: runtime.createHandler,
        onGone(gone) {
          store.remove(gone);
          onGone();
        },
      });
      store.add(connection);
      return connection;
    },
  };
}
