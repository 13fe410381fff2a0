import { createServer } from "node:http";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createHubProxy } from "../../../../app/http/hub-proxy.ts";
import type { HubProxy } from "../../../../app/http/hub-proxy.ts";
import { buildClient, collect } from "../../../support/official-client.ts";
import { startLoopback } from "../../bff/signalr/loopback.ts";
import type { Loopback } from "../../bff/signalr/loopback.ts";
import { negotiate, openSocket, refusedUpgrade } from "../../bff/signalr/raw-client.ts";

const PATH = "/hubs/test";
let loopback: Loopback;
let front: Server;
let url = "";

beforeAll(async () => {
  loopback = await startLoopback();
  [, front, url] = await startFront(new URL(loopback.url));
});
afterAll(async () => {
  front.closeAllConnections();
  front.close();
  await loopback.close();
});

async function startFront(serviceUrl: URL): Promise<[HubProxy, Server, string]> {
  const own = createHubProxy({
    serviceUrl,
    findAccessToken: async (cookie) => /portal_access=([\w.]+)/.exec(cookie)?.[1] ?? null,
  });
  const server = createServer((request, response) => void own.pass(request, response));
  server.on("upgrade", (request, socket, head) => void own.upgrade(request, socket, head));
  await new Promise<void>((done) => {
    server.listen(0, "127.0.0.1", done);
  });
  return [own, server, `http://127.0.0.1:${(server.address() as AddressInfo).port}${PATH}`];
}

const byCookie = { cookie: "portal_access=user.ana" };

describe.each([
  { transport: "WebSockets", protocol: "messagepack" },
  { transport: "ServerSentEvents", protocol: "json" },
  { transport: "LongPolling", protocol: "json" },
] as const)("hub proxy client by $transport", (choice) => {
  test("exchanges messages with the hub in both directions", async () => {
    const client = buildClient(url, choice);
    await client.start();
    const received = new Promise((resolve) => {
      client.on("ReceiveMessage", resolve);
    });
    expect(await client.invoke("Echo", "olá".repeat(3_000))).toHaveLength(9_000);
    expect(await collect(client, "Count", 50)).toHaveLength(50);
    await client.send("Broadcast", "all");
    expect(await received).toBe("all");
    await client.stop();
    await expect.poll(() => loopback.server.connectionCount()).toBe(0);
  });
});

describe("hub proxy request", () => {
  test("is authenticated by the member's cookie, which is not forwarded", async () => {
    const { url: own } = await negotiate(url, byCookie);
    const raw = await openSocket(own, { headers: byCookie });
    expect(await raw.next()).toEqual({});
    raw.send({ type: 1, target: "Id", arguments: [], invocationId: "1" });
    expect(await raw.next()).toMatchObject({ invocationId: "1" });
    raw.socket.close();
  });

  test("with its own token is authenticated by that token", async () => {
    const headers = { ...byCookie, authorization: "Bearer banned" };
    expect((await fetch(`${url}/negotiate`, { method: "POST", headers })).status).toBe(403);
    expect(await refusedUpgrade(url, headers)).toBe(403);
  });

  test("without credentials is refused by the hub", async () => {
    expect((await fetch(`${url}/negotiate`, { method: "POST" })).status).toBe(401);
    expect(await refusedUpgrade(url)).toBe(401);
  });

  test("gets a Retry-After header while the service is unavailable", async () => {
    const [, server, unavailable] = await startFront(new URL("http://127.0.0.1:1"));
    const answer = await fetch(`${unavailable}/negotiate`, { method: "POST", headers: byCookie });
    expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, "2"]);
    expect(await refusedUpgrade(unavailable, byCookie)).toBe(503);
    server.close();
  });
});

test("hub proxy: a stopping app closes sockets, streams and polls, and accepts no new ones", async () => {
  const [own, server, at] = await startFront(new URL(loopback.url));
  const raw = await openSocket((await negotiate(at, byCookie)).url, { headers: byCookie });
  await raw.next();
  const streamed = (await negotiate(at, byCookie)).url;
  const stream = await fetch(streamed, { headers: { ...byCookie, accept: "text/event-stream" } });
  const polled = (await negotiate(at, byCookie)).url;
  await fetch(polled, { headers: byCookie });
  const before = loopback.requestCount();
  const poll = fetch(polled, { headers: byCookie });
  await expect.poll(() => loopback.requestCount()).toBe(before + 1);
  own.endStreams();
  expect(await raw.closed).toBe(1006);
  expect(await stream.text()).toBe(":\r\n");
  const { status, headers } = await poll;
  expect([status, headers.get("content-length")]).toEqual([200, "0"]);
  for (const path of [`${at}/negotiate`, polled]) {
    expect((await fetch(path, { method: "POST", headers: byCookie })).status).toBe(503);
  }
  expect(await refusedUpgrade(at, byCookie)).toBe(503);
  server.closeAllConnections();
  server.close();
});
