import { randomUUID } from "node:crypto";
import type { HubConnection } from "@microsoft/signalr";
import { afterEach, describe, expect, test } from "vitest";
import { requiredEnv } from "../../support/required-env";
import { buildClient, collect } from "../../support/official-client";
import type { ClientChoice } from "../../support/official-client";
import { origin, send, signIn, submitForm } from "./wire";

const MEMBER = "membro@example.com";
const HUB = "/hubs/conformance";
const clients: HubConnection[] = [];

afterEach(async () => {
  await Promise.all(clients.splice(0).map((client) => client.stop()));
});

async function connect(choice: ClientChoice, address = origin): Promise<HubConnection> {
  const client = buildClient(`${address}${HUB}`, choice);
  clients.push(client);
  await client.start();
  return client;
}

/** Like the portal's own pages: by cookie, with their origin and without a token. */
const asPage = (Cookie: string) => ({ token: "", headers: { Cookie, Origin: origin } });

/** Resolves once a client has received this; other tests may broadcast at the same time. */
const heard = (client: HubConnection, expected: string) =>
  new Promise<void>((resolve) => {
    client.on("ReceiveMessage", (value) => value === expected && resolve());
  });

describe.each([
  { transport: "WebSockets", protocol: "json" },
  { transport: "WebSockets", protocol: "messagepack" },
  { transport: "ServerSentEvents", protocol: "json" },
  { transport: "LongPolling", protocol: "json" },
  { transport: "LongPolling", protocol: "messagepack" },
] as const)("hub at the portal's address by $transport in $protocol", (choice) => {
  test("serves a page by its member's cookie, and programs by their token", async () => {
    const { Cookie, token } = await signIn(MEMBER);
    const byCookie = await connect({ ...choice, ...asPage(Cookie) });
    const byToken = await connect({ ...choice, token });
    const own = randomUUID();
    const received = heard(byToken, own);
    expect(await byCookie.invoke("Echo", "olá")).toBe("olá");
    expect(await collect(byCookie, "Counter", 3, 1)).toEqual([0, 1, 2]);
    await byCookie.send("Broadcast", own);
    await received;
  });
});

test("hub: a client connected directly to the service gets messages from clients at the portal's address", async () => {
  const { Cookie, token } = await signIn(MEMBER);
  const direct = await connect({ token }, requiredEnv("TEST_SERVICE_URL"));
  const own = randomUUID();
  const received = heard(direct, own);
  await (await connect(asPage(Cookie))).send("Broadcast", own);
  await expect(received).resolves.toBeUndefined();
});

test("hub: guests, pages of other origins and other methods are refused", async () => {
  const { Cookie } = await signIn(MEMBER);
  const statusOf = async (headers: Record<string, string>, method = "POST") =>
    (
      await send({
        method,
        target: `${HUB}/negotiate`,
        headers: { "Content-Length": "0", ...headers },
      })
    ).status;
  expect(await statusOf({ Origin: origin })).toBe(401);
  expect(await statusOf({ Cookie })).toBe(403);
  expect(await statusOf({ Cookie, Origin: "https://evil.example" })).toBe(403);
  expect(await statusOf({ Cookie, Origin: origin }, "PUT")).toBe(405);
  const upgrade = { Connection: "Upgrade", Upgrade: "websocket" };
  const target = HUB;
  const foreign = { ...upgrade, Cookie, Origin: "https://evil.example" };
  expect((await send({ target, headers: foreign })).status).toBe(403);
  expect((await send({ target, headers: { ...upgrade, Origin: origin } })).status).toBe(401);
  expect((await send({ target: "/pt-BR", headers: { ...upgrade, Origin: origin } })).status).toBe(
    404,
  );
});

test("hub: open connections end with the session", async () => {
  const { Cookie } = await signIn(MEMBER);
  const client = await connect(asPage(Cookie));
  const end = new Promise((resolve) => {
    client.onclose(resolve);
  });
  await submitForm("/pt-BR/logout", {}, { Cookie });
  expect(await end).toBeUndefined();
});
