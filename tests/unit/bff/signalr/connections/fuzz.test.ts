import { decode } from "@msgpack/msgpack";
import { expect, test } from "vitest";
import type { CloseMessage } from "../../../../../bff/signalr/protocol/messages.ts";
import { startHub } from "../../../../../bff/signalr/hub/hub-runtime.ts";
import { loneBackplane } from "../../../../../bff/signalr/backplane/memory-backplane.ts";
import { createHubSite } from "../../../../../bff/signalr/server/hub-site.ts";
import type { HubSite } from "../../../../../bff/signalr/server/hub-site.ts";
import { silentLog } from "../../../../../bff/signalr/settings/log.ts";
import { defaultOptions } from "../../../../../bff/signalr/settings/options.ts";
import type { TransportEvents } from "../../../../../bff/signalr/transports/transport.ts";
import { createFrames, seededRandom } from "../../../../support/fuzzed-frames.ts";
import { createManualClock } from "../../../../support/manual-clock.ts";
import { createTestHub } from "../test-hub.ts";

const FRAMES = 5_000;
const SEED = 20_261_123;
/** After an invalid message, and after the client's close message. */
const GOODBYES = [["Connection closed with an error.", true], []];

const readGoodbye = {
  json(bytes: Uint8Array) {
    const text = Buffer.from(bytes.subarray(0, -1)).toString();
    const { error, allowReconnect } = JSON.parse(text) as CloseMessage;
    return error === undefined ? [] : [error, allowReconnect];
  },
  messagepack(bytes: Uint8Array) {
    const [, error, allowReconnect] = decode(bytes.subarray(1)) as unknown[];
    return error === null ? [] : [error, allowReconnect];
  },
};

const deps = {
  options: defaultOptions,
  clock: createManualClock(),
  log: silentLog,
  onGone: () => {},
};

/** A connection past its handshake, with both ends held by the test. */
function connect(site: HubSite, protocol: string) {
  const sent: Uint8Array[] = [];
  let isEnded = false;
  let events: TransportEvents | undefined;
  const connection = site.connect({
    identity: { userId: "ana" },
    query: new URLSearchParams(),
    hasOwnToken: true,
  });
  connection?.open((value) => {
    events = value;
    return {
      kind: "WebSockets",
      send: (bytes) => void sent.push(bytes),
      bufferedBytes: () => 0,
      end: () => {
        isEnded = true;
      },
      cut: () => value.closed(),
      pause: () => {},
      resume: () => {},
      scan: () => {},
    };
  });
  events?.received(Buffer.from(`{"protocol":"${protocol}","version":1}\u001e`));
  return {
    state: () => connection?.state(),
    isEnded: () => isEnded,
    last: () => sent.at(-1) ?? new Uint8Array(),
    receive: (bytes: Uint8Array) => events?.received(bytes),
    close: () => events?.closed(),
  };
}

test.each(["json", "messagepack"] as const)(
  "SignalR fuzzing: whatever arrives in %s, a connection continues or closes with reconnect allowed",
  async (protocol) => {
    const runtime = startHub(createTestHub(), { ...deps, backplane: loneBackplane() });
    const site = createHubSite(runtime, deps);
    const nextFrame = createFrames(protocol, SEED);
    const random = seededRandom(SEED);
    let closings = 0;
    let client = connect(site, protocol);
    for (let count = 0; count < FRAMES; count++) {
      const frame = nextFrame();
      const cut = Math.floor(random() * frame.length);
      client.receive(frame.subarray(0, cut));
      client.receive(frame.subarray(cut));
      await Promise.resolve();
      expect(["ready", "closing"]).toContain(client.state());
      if (client.state() === "ready") continue;
      closings += 1;
      expect(client.isEnded()).toBe(true);
      expect(GOODBYES).toContainEqual(readGoodbye[protocol](client.last()));
      client.close();
      expect(client.state()).toBe("gone");
      client = connect(site, protocol);
    }
    client.close();
    expect(closings).toBeGreaterThan(FRAMES / 20);
    expect(closings).toBeLessThan(FRAMES);
    expect(site.store.size).toBe(0);
  },
);
