import { afterEach, describe, expect, test } from "vitest";
import { startLoopback } from "../loopback.ts";
import type { Loopback } from "../loopback.ts";
import { asAna, greetBySocket, negotiate, openSocket } from "../raw-client.ts";
import type { RawSocket } from "../raw-client.ts";
import { createTestHub } from "../test-hub.ts";

let loopback: Loopback;
afterEach(() => loopback.close());

const ping = { type: 6 };
const BACK_AGAIN = {
  type: 7,
  error: "Connection closed with an error.",
  allowReconnect: true,
};

async function greet(): Promise<RawSocket> {
  return greetBySocket((await negotiate(loopback.url)).url);
}

/** The response arrives after everything sent before was read. */
async function echo(raw: RawSocket): Promise<unknown> {
  raw.send({ type: 1, target: "Echo", invocationId: "e", arguments: ["echo"] });
  return raw.next();
}
const echoed = { type: 3, invocationId: "e", result: "echo" };

describe("SignalR pings", () => {
  test("are sent when nothing else was sent in the interval", async () => {
    loopback = await startLoopback();
    const raw = await greet();
    loopback.clock.advance(9_000);
    expect(await echo(raw)).toEqual(echoed);
    loopback.clock.advance(9_000);
    expect(await echo(raw)).toEqual(echoed);
    loopback.clock.advance(11_000);
    expect(await raw.next()).toEqual(ping);
    loopback.clock.advance(11_000);
    expect(await raw.next()).toEqual(ping);
  });

  test("are not sent before the handshake", async () => {
    loopback = await startLoopback();
    const raw = await openSocket((await negotiate(loopback.url)).url, { handshake: "" });
    loopback.clock.advance(14_000);
    raw.socket.send('{"protocol":"json","version":1}\u001e');
    expect(await raw.next()).toEqual({});
  });
});

describe("silent SignalR client", () => {
  test("that never pinged stays connected", async () => {
    loopback = await startLoopback({ options: { keepAliveMs: 1_000_000 } });
    const raw = await greet();
    loopback.clock.advance(90_000);
    expect(await echo(raw)).toEqual(echoed);
  });

  test("that pinged once is closed with reconnect allowed", async () => {
    loopback = await startLoopback({ options: { keepAliveMs: 1_000_000 } });
    const raw = await greet();
    raw.send(ping);
    expect(await echo(raw)).toEqual(echoed);
    loopback.clock.advance(29_000);
    expect(await echo(raw)).toEqual(echoed);
    loopback.clock.advance(32_000);
    expect(await raw.next()).toEqual(BACK_AGAIN);
    expect(await raw.closed).toBe(1000);
  });

  test("does not count as silent while its method runs", async () => {
    loopback = await startLoopback({ options: { keepAliveMs: 1_000_000 } });
    const raw = await greet();
    raw.send(ping);
    expect(await echo(raw)).toEqual(echoed);
    raw.send({ type: 1, target: "Wait", invocationId: "w", arguments: [] });
    await expect.poll(() => loopback.controls.goOn !== null).toBe(true);
    loopback.clock.advance(60_000);
    loopback.controls.goOn?.();
    expect(await raw.next()).toEqual({ type: 3, invocationId: "w", result: "waited" });
  });
});

test("SignalR timeout: a client without a handshake gets a close message", async () => {
  loopback = await startLoopback();
  const raw = await openSocket((await negotiate(loopback.url)).url, { handshake: "" });
  loopback.clock.advance(17_000);
  expect(await raw.next()).toEqual({ error: "Handshake was canceled." });
  expect(await raw.closed).toBe(1000);
});

test("SignalR timeout: a client that does not answer the close message is disconnected", async () => {
  loopback = await startLoopback();
  const raw = await greet();
  raw.socket.pause();
  raw.send({ type: 7 });
  await expect.poll(() => loopback.server.connectionCount()).toBe(1);
  const left = loopback.server.close();
  loopback.clock.advance(7_000);
  await left;
  expect(loopback.server.connectionCount()).toBe(0);
  raw.socket.terminate();
});

test("SignalR timeout: a client that violates the WebSocket protocol gets the reason, and is disconnected", async () => {
  loopback = await startLoopback();
  const [raw, staying] = [await greet(), await greet()];
  raw.socket.send("x".repeat(1024 * 1024 + 1));
  expect(await raw.closed).toBe(1009);
  staying.socket.pause();
  staying.socket.send("x".repeat(1024 * 1024 + 1));
  await expect.poll(() => loopback.server.connectionCount()).toBe(1);
  await expect
    .poll(() => {
      loopback.clock.advance(1_000);
      return loopback.server.connectionCount();
    })
    .toBe(0);
  staying.socket.terminate();
});

describe("SignalR revalidation", () => {
  const withHub = (hub: Parameters<typeof createTestHub>[0]) =>
    startLoopback({ hubs: [createTestHub(hub)] });

  test("closes an expired identity with reconnect allowed", async () => {
    loopback = await withHub({
      authenticate: async () => ({ userId: "ana", expiresAtMs: 1_000_000 + 8_000 }),
    });
    const raw = await greet();
    loopback.clock.advance(7_000);
    expect(await echo(raw)).toEqual(echoed);
    loopback.clock.advance(2_000);
    expect(await raw.next()).toEqual({ type: 7, allowReconnect: true });
  });

  test("disconnects a revoked user within five seconds, and no others", async () => {
    loopback = await withHub({ revalidate: async ({ identity }) => identity.userId !== "rui" });
    const rui = { authorization: "Bearer user.rui" };
    const [raw, other] = [
      await greetBySocket((await negotiate(loopback.url, rui)).url, rui),
      await greet(),
    ];
    loopback.clock.advance(5_000);
    expect(await raw.next()).toEqual({ type: 7 });
    expect(await echo(other)).toEqual(echoed);
  });

  test("disconnects a revoked user at once when the server requests a check", async () => {
    const welcome = { rui: true, ana: true };
    loopback = await withHub({
      revalidate: ({ identity }) => welcome[identity.userId === "rui" ? "rui" : "ana"],
    });
    const rui = { authorization: "Bearer user.rui" };
    const address = (await negotiate(loopback.url, rui)).url;
    const [raw, other] = [await greetBySocket(address, rui), await greet()];
    const unopened = await negotiate(loopback.url, rui);
    Object.assign(welcome, { rui: false, ana: false });
    await loopback.server.recheck("rui");
    expect(await raw.next()).toEqual({ type: 7 });
    expect((await fetch(unopened.url, { headers: rui })).status).toBe(404);
    expect(await echo(other)).toEqual(echoed);
    await loopback.server.recheck();
    expect(await other.next()).toEqual({ type: 7 });
  });

  test("keeps all users connected while the check fails", async () => {
    loopback = await withHub({ revalidate: () => Promise.reject(new Error("away")) });
    const raw = await greet();
    loopback.clock.advance(9_000);
    expect(await echo(raw)).toEqual(echoed);
  });

  test("a user who is disconnected stays out; a user asked to reconnect returns", async () => {
    loopback = await startLoopback();
    const raw = await greet();
    await loopback.server.clientsOf("/hubs/test").disconnectUser("ana");
    expect(await raw.next()).toEqual({ type: 7, allowReconnect: false });
    const again = await greet();
    const reason = { error: "moved", allowReconnect: true };
    await loopback.server.clientsOf("/hubs/test").disconnectUser("ana", reason);
    expect(await again.next()).toEqual({ type: 7, ...reason });
  });

  test("a hub that fails on connect closes the connection for good", async () => {
    loopback = await withHub({ connected: () => Promise.reject(new Error("no")) });
    const raw = await greet();
    expect(await raw.next()).toEqual({
      type: 7,
      error: "An unexpected error occurred on the server.",
    });
  });

  test("a forbidden call is refused, and the next allowed call works", async () => {
    loopback = await withHub({ mayCall: (_caller, method) => method !== "Nothing" });
    const raw = await greet();
    raw.send({ type: 1, target: "Nothing", invocationId: "1", arguments: [] });
    expect(await raw.next()).toMatchObject({
      error: "Failed to invoke 'Nothing' because user is unauthorized",
    });
    expect(await echo(raw)).toEqual(echoed);
  });
});

test("SignalR rate limit: calls over the limit are delayed, none is lost, and other clients do not wait", async () => {
  loopback = await startLoopback({ hubs: [createTestHub({ limits: { maxCallsPerSecond: 10 } })] });
  const [raw, other] = [await greet(), await greet()];
  const calls = Array.from({ length: 25 }, (_, at) => ({
    type: 1,
    target: "Echo",
    invocationId: String(at),
    arguments: [at],
  }));
  raw.send(...calls);
  const seen: unknown[] = [];
  const take = async (count: number) => {
    for (let at = 0; at < count; at++) seen.push(await raw.next());
  };
  await take(10);
  expect(await echo(other)).toEqual(echoed);
  raw.send({ type: 1, target: "Echo", invocationId: "25", arguments: [25] });
  loopback.clock.advance(1_000);
  await take(10);
  expect(await echo(other)).toEqual(echoed);
  loopback.clock.advance(1_000);
  await take(6);
  expect(seen).toEqual(
    Array.from({ length: 26 }, (_, at) => ({ type: 3, invocationId: String(at), result: at })),
  );
});

test("SignalR shutdown: asks all clients to reconnect and accepts no new ones", async () => {
  loopback = await startLoopback();
  const raw = await greet();
  const { url } = await negotiate(loopback.url);
  const closed = loopback.server.close();
  expect(await raw.next()).toEqual({ type: 7, allowReconnect: true });
  expect(
    (await fetch(`${loopback.url}/negotiate`, { method: "POST", headers: asAna })).status,
  ).toBe(503);
  expect((await fetch(url, { headers: asAna })).status).toBe(404);
  await closed;
});
