import { afterEach, expect, test } from "vitest";
import { startLoopback } from "../loopback.ts";
import type { Loopback } from "../loopback.ts";
import { greetBySocket, negotiate } from "../raw-client.ts";
import type { RawSocket } from "../raw-client.ts";

let loopback: Loopback;
afterEach(() => loopback.close());

const greet = async (): Promise<RawSocket> => greetBySocket((await negotiate(loopback.url)).url);

test("WebSocket transport: sends simultaneous messages in order, each in its own frame", async () => {
  loopback = await startLoopback();
  const raw = await greet();
  let frames = 0;
  raw.socket.on("message", () => {
    frames += 1;
  });
  const clients = loopback.server.clientsOf("/hubs/test");
  for (let at = 0; at < 50; at++) void clients.all.send("ReceiveMessage", at);
  for (let at = 0; at < 50; at++) {
    expect(await raw.next()).toEqual({ type: 1, target: "ReceiveMessage", arguments: [at] });
  }
  expect(frames).toBe(50);
});

test("WebSocket transport: reads messages of all lengths as they were written", async () => {
  loopback = await startLoopback();
  const raw = await greet();
  const clients = loopback.server.clientsOf("/hubs/test");
  const empty = JSON.stringify({ type: 1, target: "ReceiveMessage", arguments: [""] }).length + 1;
  for (const length of [empty, 124, 125, 126, 127, 65_534, 65_535, 65_536, 65_537, 200_000]) {
    const text = "x".repeat(length - empty);
    await clients.all.send("ReceiveMessage", text);
    expect(await raw.next()).toEqual({ type: 1, target: "ReceiveMessage", arguments: [text] });
  }
});

test("WebSocket transport: disconnects a reader that reads nothing, after the timeout", async () => {
  loopback = await startLoopback({ options: { maxBufferedBytes: Infinity, keepAliveMs: 1e9 } });
  const raw = await greet();
  raw.socket.pause();
  const clients = loopback.server.clientsOf("/hubs/test");
  const large = "x".repeat(1024 * 1024);
  for (let count = 0; count < 32; count++) await clients.all.send("ReceiveMessage", large);
  loopback.clock.advance(9_000);
  expect(loopback.server.connectionCount()).toBe(1);
  loopback.clock.advance(6_000);
  await expect.poll(() => loopback.server.connectionCount()).toBe(0);
});
