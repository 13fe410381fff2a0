import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startLoopback } from "../loopback.ts";
import type { Loopback } from "../loopback.ts";
import { createTestHub } from "../test-hub.ts";
import {
  asAna,
  call,
  greetBySocket,
  negotiate,
  openSocket,
  post,
  refusedUpgrade,
} from "../raw-client.ts";

let loopback: Loopback;
let url = "";
const OURS = "https://portal.example";

beforeAll(async () => {
  loopback = await startLoopback({ origins: [OURS], options: { maxConnectionsPerUser: 1_000 } });
  ({ url } = loopback);
});
afterAll(() => loopback.close());

const statusOf = async (answer: Promise<Response>) => (await answer).status;
const negotiateWith = async (query: string) =>
  (await call(`${url}/negotiate${query}`, { method: "POST" })).json() as Promise<
    Record<string, unknown>
  >;

describe("SignalR negotiation", () => {
  test("in version 1 returns a public id and a private token", async () => {
    const answer = await negotiateWith("?negotiateVersion=1");
    expect(answer.negotiateVersion).toBe(1);
    expect(answer.connectionId).toMatch(/^[\w-]{22}$/);
    expect(answer.connectionToken).toMatch(/^[\w-]{22}$/);
    expect(answer.connectionToken).not.toBe(answer.connectionId);
    expect(answer.availableTransports).toEqual([
      { transport: "WebSockets", transferFormats: ["Text", "Binary"] },
      { transport: "ServerSentEvents", transferFormats: ["Text"] },
      { transport: "LongPolling", transferFormats: ["Text", "Binary"] },
    ]);
  });

  test("in version 0 returns only the id", async () => {
    const answer = await negotiateWith("");
    expect(answer).not.toHaveProperty("connectionToken");
    expect(await statusOf(call(`${url}?id=${String(answer.connectionId)}`))).toBe(200);
  });

  test("uses the newest known version, and version 0 if the number is invalid", async () => {
    expect((await negotiateWith("?NegotiateVersion=7")).negotiateVersion).toBe(1);
    for (const version of ["x", "-1", "1.5", ""]) {
      expect(Object.keys(await negotiateWith(`?negotiateVersion=${version}`))).toEqual(["error"]);
    }
  });

  test("offers no stateful reconnect, even if requested", async () => {
    const answer = await negotiateWith("?negotiateVersion=1&useStatefulReconnect=true");
    expect(answer).not.toHaveProperty("useStatefulReconnect");
  });

  test("requires POST", async () => {
    expect(await statusOf(call(`${url}/negotiate`))).toBe(405);
  });
});

describe("SignalR request", () => {
  test("without an id or with an unknown id gets an error", async () => {
    for (const method of ["GET", "POST", "DELETE"]) {
      const without = await call(url, { method });
      expect([without.status, await without.text()]).toEqual([400, "Connection ID required"]);
      const unknown = await call(`${url}?id=x`, { method });
      expect([unknown.status, await unknown.text()]).toEqual([404, "No Connection with that ID"]);
    }
    expect(await refusedUpgrade(`${url}?id=x`, asAna)).toBe(404);
  });

  test("with another method, or to no hub, is refused", async () => {
    expect(await statusOf(call(url, { method: "PUT" }))).toBe(405);
    expect(await statusOf(call(`${url}/more`))).toBe(404);
    expect(await refusedUpgrade(`${url}/more`, asAna)).toBe(404);
    expect(await refusedUpgrade(`${url}/negotiate`, asAna)).toBe(405);
  });

  test("is authenticated before any other check", async () => {
    for (const method of ["GET", "POST", "DELETE"]) {
      expect(await statusOf(fetch(`${url}?id=x`, { method }))).toBe(401);
    }
    expect(await refusedUpgrade(`${url}?id=x`)).toBe(401);
    expect(await refusedUpgrade(url, { authorization: "Bearer banned" })).toBe(403);
  });

  test("by another user does not reach a connection", async () => {
    const { url: own } = await negotiate(url);
    const headers = { authorization: "Bearer user.rui" };
    for (const method of ["GET", "POST", "DELETE"]) {
      expect(await statusOf(fetch(own, { method, headers }))).toBe(403);
    }
    expect(await refusedUpgrade(own, headers)).toBe(403);
  });

  test("with the public id does not reach a connection", async () => {
    const { id } = await negotiate(url);
    expect(await statusOf(call(`${url}?id=${id}`))).toBe(404);
  });

  test("may carry its token in the query only to open a stream", async () => {
    const { url: own } = await negotiate(url);
    const byQuery = `${own}&access_token=user.ana`;
    expect(await statusOf(fetch(byQuery))).toBe(401);
    expect(await statusOf(fetch(byQuery, { method: "POST" }))).toBe(401);
    const controller = new AbortController();
    const stream = await fetch(byQuery, {
      headers: { accept: "text/event-stream" },
      signal: controller.signal,
    });
    expect(stream.status).toBe(200);
    controller.abort();
    const { url: other } = await negotiate(url);
    const raw = await openSocket(`${other}&access_token=user.ana`, { headers: {} });
    expect(await raw.next()).toEqual({});
    raw.socket.close();
  });

  test("with a failing authentication is answered by 500", async () => {
    const other = await startLoopback({
      hubs: [
        {
          path: "/hubs/test",
          authenticate: () => Promise.reject(new Error("away")),
          methods: {},
        },
      ],
    });
    expect(await statusOf(fetch(`${other.url}/negotiate`, { method: "POST" }))).toBe(500);
    expect(await refusedUpgrade(other.url)).toBe(500);
    await other.close();
  });
});

describe("SignalR connection", () => {
  test("on a WebSocket accepts no second socket, no other transport and no posts", async () => {
    const { url: own } = await negotiate(url);
    const raw = await greetBySocket(own);
    expect(await refusedUpgrade(own, asAna)).toBe(409);
    expect(await statusOf(call(own))).toBe(400);
    expect(await statusOf(call(own, { headers: { accept: "text/event-stream" } }))).toBe(400);
    expect(await statusOf(post(own, ""))).toBe(405);
    expect(await statusOf(call(own, { method: "DELETE" }))).toBe(400);
    raw.socket.close();
  });

  test("on long polling accepts no stream and no socket", async () => {
    const { url: own } = await negotiate(url);
    expect(await statusOf(post(own, ""))).toBe(400);
    expect(await statusOf(call(own))).toBe(200);
    expect(await statusOf(call(own, { headers: { accept: "text/event-stream" } }))).toBe(400);
    expect(await refusedUpgrade(own, asAna)).toBe(400);
  });

  test("that is never opened is removed", async () => {
    const { url: own } = await negotiate(url);
    loopback.clock.advance(16_000);
    expect(await statusOf(call(own))).toBe(404);
  });
});

test("SignalR connections: limited per user", async () => {
  const other = await startLoopback({ options: { maxConnectionsPerUser: 2 } });
  const ask = () => statusOf(call(`${other.url}/negotiate`, { method: "POST" }));
  expect([await ask(), await ask(), await ask()]).toEqual([200, 200, 429]);
  expect(await refusedUpgrade(other.url, asAna)).toBe(429);
  const full = await call(`${other.url}/negotiate`, { method: "POST" });
  expect(full.headers.get("retry-after")).toBe("5");
  const headers = { authorization: "Bearer user.rui" };
  expect(await statusOf(fetch(`${other.url}/negotiate`, { method: "POST", headers }))).toBe(200);
  await other.close();
});

test("SignalR connections: a hub may override the server's limit", async () => {
  const hubs = [createTestHub({ limits: { maxConnectionsPerUser: 1 } })];
  const other = await startLoopback({ hubs });
  const ask = () => statusOf(call(`${other.url}/negotiate`, { method: "POST" }));
  expect([await ask(), await ask()]).toEqual([200, 429]);
  await other.close();
});

describe("SignalR page of another origin", () => {
  const foreign = { ...asAna, origin: "https://evil.example" };

  test("is refused everywhere if it is not listed", async () => {
    const answer = await fetch(`${url}/negotiate`, { method: "POST", headers: foreign });
    expect(answer.status).toBe(403);
    expect(answer.headers.get("access-control-allow-origin")).toBeNull();
    expect(await refusedUpgrade(url, foreign)).toBe(403);
    expect(await statusOf(fetch(url, { method: "OPTIONS", headers: foreign }))).toBe(403);
  });

  test("may read responses, including errors, if it is listed", async () => {
    const preflight = await fetch(url, { method: "OPTIONS", headers: { origin: OURS } });
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get("access-control-allow-methods")).toContain("DELETE");
    expect(preflight.headers.get("access-control-allow-headers")).toContain("x-signalr-user-agent");
    const refused = await fetch(url, { headers: { origin: OURS } });
    expect(refused.status).toBe(401);
    expect(refused.headers.get("access-control-allow-origin")).toBe(OURS);
    expect(refused.headers.get("access-control-allow-credentials")).toBe("true");
  });
});
