import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { createSignalRServer } from "../../../../bff/signalr/signalr-server.ts";
import type {
  SignalRServer,
  SignalRServerSettings,
} from "../../../../bff/signalr/signalr-server.ts";
import { createManualClock } from "../../../support/manual-clock.ts";
import type { HubControls } from "./test-hub.ts";
import type { ManualClock } from "../../../support/manual-clock.ts";
import { createControls, createTestHub, HUB } from "./test-hub.ts";

/** A real server on its own port, with a clock that a test moves. */
export type Loopback = {
  url: string;
  clock: ManualClock;
  server: SignalRServer;
  controls: HubControls;
  /** Number of requests, without upgrades. */
  requestCount(): number;
  close(): Promise<void>;
};

export async function startLoopback(
  settings: Partial<SignalRServerSettings> = {},
): Promise<Loopback> {
  const clock = createManualClock();
  const controls = createControls();
  const hubs = [createTestHub({}, controls)];
  const server = createSignalRServer({ hubs, origins: [], clock, ...settings });
  let requests = 0;
  const http = createServer((request, response) => {
    void server.handle(request, response).then(() => {
      requests += 1;
    });
  });
  http.on("upgrade", (request, socket, head) => void server.upgrade(request, socket, head));
  await new Promise<void>((resolve) => {
    http.listen(0, "127.0.0.1", resolve);
  });
  return {
    url: `http://127.0.0.1:${(http.address() as AddressInfo).port}${HUB}`,
    clock,
    server,
    controls,
    requestCount: () => requests,
    async close() {
      const isOver = { yet: false };
      const closed = server.close().then(() => {
        isOver.yet = true;
      });
      // A client that does not answer the close message is disconnected after a time limit.
      while (!isOver.yet) {
        clock.advance(1_000);
        await new Promise((resolve) => {
          setImmediate(resolve);
        });
      }
      await closed;
      http.closeAllConnections();
      await new Promise((resolve) => {
        http.close(resolve);
      });
    },
  };
}
