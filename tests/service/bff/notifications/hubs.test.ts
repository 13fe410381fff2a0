import type { HubConnection } from "@microsoft/signalr";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { buildClient, collect } from "../../../support/official-client.ts";
import type { ClientChoice } from "../../../support/official-client.ts";
import { signedChange } from "../signed-change.ts";
import { password, startTestService } from "../service.ts";
import type { TestService } from "../service.ts";

let service: TestService;
let url = "";
const clients: HubConnection[] = [];

beforeAll(async () => {
  service = await startTestService({ offersConformanceHub: true });
  const address = await service.app.listen({ host: "127.0.0.1", port: 0 });
  url = `${address}/hubs/conformance`;
});
afterEach(async () => {
  await Promise.all(clients.splice(0).map((client) => client.stop()));
});
afterAll(() => service.close());

async function logIn(): Promise<{ token: string; userId: string; directusUserId: string }> {
  const { email, id, directusUserId } = await service.createMember();
  const { accessToken } = await service.login(email, password);
  return { token: accessToken, userId: id, directusUserId };
}

async function connect(choice: ClientChoice): Promise<HubConnection> {
  const client = buildClient(url, choice);
  clients.push(client);
  await client.start();
  return client;
}

const closed = (client: HubConnection) =>
  new Promise<Error | undefined>((resolve) => {
    client.onclose(resolve);
  });

describe.each([
  { transport: "WebSockets", protocol: "json" },
  { transport: "WebSockets", protocol: "messagepack" },
  { transport: "ServerSentEvents", protocol: "json" },
  { transport: "LongPolling", protocol: "json" },
  { transport: "LongPolling", protocol: "messagepack" },
] as const)("conformance hub by $transport in $protocol", (choice) => {
  test("runs its methods as documented", async () => {
    const { token } = await logIn();
    const client = await connect({ ...choice, token });
    const received = new Promise((resolve) => {
      client.on("ReceiveMessage", resolve);
    });
    expect(await client.invoke("Echo", { text: "olá" })).toEqual({ text: "olá" });
    expect(await client.invoke("Nothing")).toBeFalsy();
    await expect(client.invoke("Throw")).rejects.toThrow(/invoking 'Throw' on the server\.$/);
    expect(await collect(client, "Counter", 5, 1)).toEqual([0, 1, 2, 3, 4]);
    await expect(client.invoke("Counter", 5, 1)).rejects.toThrow(/streaming/);
    await expect(collect(client, "Counter", 1e9, 0)).rejects.toThrow(/Failed to invoke/);
    await client.invoke("Broadcast", [1, 2]);
    expect(await received).toEqual([1, 2]);
  });

  test("is closed without a session", async () => {
    await expect(connect({ ...choice, token: "nobody" })).rejects.toThrow(/401/);
  });
});

describe("open hub connection", () => {
  test("ends with its session", async () => {
    const { token } = await logIn();
    const client = await connect({ token });
    const end = closed(client);
    await service.app.inject({
      method: "POST",
      url: "/api/users/v1/logout",
      headers: { authorization: `Bearer ${token}` },
    });
    expect(await end).toBeUndefined();
  });

  test("ends when its member is suspended", async () => {
    const { token, directusUserId } = await logIn();
    const client = await connect({ token });
    const end = closed(client);
    const inCms = service.directus.users.get(directusUserId);
    if (inCms) inCms.status = "suspended";
    const collection = "directus_users";
    await service.app.inject(
      signedChange(service, { collection, keys: [directusUserId], action: "update" }),
    );
    expect(await end).toBeUndefined();
  });

  test("continues while session and member are valid", async () => {
    const { token } = await logIn();
    const client = await connect({ token });
    expect(await client.invoke("Echo", 1)).toBe(1);
  });
});

test("hub: a member reaches no connection of another", async () => {
  const [ana, rui] = [await logIn(), await logIn()];
  const headers = ({ token }: { token: string }) => ({ authorization: `Bearer ${token}` });
  const answer = await fetch(`${url}/negotiate?negotiateVersion=1`, {
    method: "POST",
    headers: headers(ana),
  });
  const { connectionToken } = (await answer.json()) as { connectionToken: string };
  const own = `${url}?id=${connectionToken}`;
  expect((await fetch(own, { headers: headers(rui) })).status).toBe(403);
  expect((await fetch(own, { headers: headers(ana) })).status).toBe(200);
});

test("hub: a page of another origin is refused", async () => {
  const { token } = await logIn();
  const headers = { authorization: `Bearer ${token}`, origin: "https://evil.example" };
  expect((await fetch(`${url}/negotiate`, { method: "POST", headers })).status).toBe(403);
});

test("hub: no token is logged", async () => {
  const { token } = await logIn();
  const client = await connect({ token, transport: "ServerSentEvents" });
  await client.invoke("Echo", 1);
  await client.stop();
  expect(service.logLines.filter((line) => line.includes(token))).toEqual([]);
});

test("hub: is a 404 where it is not offered", async () => {
  const other = await startTestService();
  const { email } = await other.createMember();
  const { accessToken } = await other.login(email);
  const answer = await other.app.inject({
    method: "POST",
    url: "/hubs/conformance/negotiate",
    headers: { authorization: `Bearer ${accessToken}` },
  });
  expect(answer.statusCode).toBe(404);
  await other.close();
});

test("hub: a stopping service asks its clients to reconnect", async () => {
  const { token } = await logIn();
  const client = buildClient(url, { token, retryDelaysMs: [0] });
  await client.start();
  const reconnecting = new Promise((resolve) => {
    client.onreconnecting(() => resolve(client.state));
  });
  await service.app.close();
  expect(await reconnecting).toBe("Reconnecting");
  await client.stop();
});
