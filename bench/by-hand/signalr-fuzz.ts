import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { WebSocket } from "ws";
import { method } from "../../bff/signalr/hub/hub.ts";
import { createSignalRServer } from "../../bff/signalr/signalr-server.ts";
import { createFrames } from "../../tests/support/fuzzed-frames.ts";

/**
 * Sends random frames to a server over real sockets, half of them JSON and half MessagePack: `node
 * --expose-gc bench/by-hand/signalr-fuzz.ts [frames] [seed]`. Exits with 1 if the server stops responding,
 * leaks connections, closes them with a code outside the protocol, or leaks memory.
 */
const [frames = "100000", seed = "1"] = process.argv.slice(2);
const PATH = "/hubs/fuzzed";
const CONNECTIONS = 8;
const MAX_GROWTH_BYTES = 32 * 1024 * 1024;
/** Close codes of the protocol, and of a frame that the socket itself refuses. */
const CODES = new Set([1000, 1007, 1009]);

const server = createSignalRServer({
  origins: [],
  hubs: [
    {
      path: PATH,
      authenticate: async () => ({ userId: "fuzzer" }),
      methods: {
        Echo: method(
          (args) => args,
          ([value]) => value,
        ),
        Throw: method(
          (args) => args,
          () => {
            throw new Error("asked to");
          },
        ),
      },
    },
  ],
});
const http = createServer((request, response) => void server.handle(request, response));
http.on("upgrade", (request, socket, head) => void server.upgrade(request, socket, head));
await new Promise<void>((done) => {
  http.listen(0, "127.0.0.1", done);
});
const url = `ws://127.0.0.1:${(http.address() as AddressInfo).port}${PATH}`;
const closings = new Map<number, number>();

async function open(protocol: string): Promise<WebSocket> {
  const socket = new WebSocket(url);
  socket.on("error", () => {});
  socket.on("close", (code) => closings.set(code, (closings.get(code) ?? 0) + 1));
  await new Promise((done) => {
    socket.once("open", done);
  });
  socket.send(`{"protocol":"${protocol}","version":1}\u001e`);
  await new Promise((done) => {
    socket.once("message", done);
  });
  return socket;
}

async function fuzz(protocol: "json" | "messagepack", place: number, count: number) {
  const nextFrame = createFrames(protocol, Number(seed) * 1_000 + place);
  let socket = await open(protocol);
  for (let sent = 0; sent < count; sent++) {
    if (socket.readyState !== WebSocket.OPEN) socket = await open(protocol);
    const current = socket;
    await new Promise<void>((done) => {
      current.send(nextFrame(), { binary: place % 3 > 0 }, () => setImmediate(done));
    });
  }
  socket.terminate();
}

const memory = () => {
  globalThis.gc?.();
  return process.memoryUsage().heapUsed;
};

async function round(count: number): Promise<void> {
  const each = Math.ceil(count / CONNECTIONS);
  await Promise.all(
    Array.from({ length: CONNECTIONS }, (_, place) =>
      fuzz(place % 2 === 0 ? "json" : "messagepack", place, each),
    ),
  );
}

// Code that the first frames load and compile is not a leak.
await round(Number(frames) / 10);
const before = memory();
const startMs = performance.now();
await round(Number(frames));
const tookSeconds = (performance.now() - startMs) / 1_000;

const last = await open("json");
const answer = new Promise<string>((done) => {
  last.once("message", (data: Buffer) => done(data.toString()));
});
last.send('{"type":1,"target":"Echo","arguments":["alive"],"invocationId":"1"}\u001e');
const isAlive = (await answer).includes("alive");
last.terminate();
while (server.connectionCount() > 0) await new Promise((done) => setTimeout(done, 50));
const grownBytes = memory() - before;
const strange = [...closings.keys()].filter((code) => !CODES.has(code) && code !== 1006);

process.stdout.write(
  `${frames} frames in ${tookSeconds.toFixed(1)} s; closings by code ${JSON.stringify([...closings])}; heap grew by ${(grownBytes / 1024 / 1024).toFixed(1)} MiB\n`,
);
process.exit(isAlive && strange.length === 0 && grownBytes < MAX_GROWTH_BYTES ? 0 : 1);
