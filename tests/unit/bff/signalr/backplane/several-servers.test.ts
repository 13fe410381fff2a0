import type { HubConnection } from "@microsoft/signalr";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createMemoryExchange } from "../../../../../bff/signalr/backplane/memory-backplane.ts";
import { buildClient } from "../../../../support/official-client.ts";
import { startLoopback } from "../loopback.ts";
import type { Loopback } from "../loopback.ts";
import { HUB } from "../test-hub.ts";

let servers: Loopback[] = [];
let ana: HubConnection;
let rui: HubConnection;
const received: Record<"ana" | "rui", unknown[]> = { ana: [], rui: [] };

beforeAll(async () => {
  const exchange = createMemoryExchange();
  servers = await Promise.all([1, 2].map(() => startLoopback({ backplane: exchange.join() })));
  const [here, there] = servers.map(({ url }) => url);
  ana = buildClient(here ?? "", { token: "user.ana" });
  rui = buildClient(there ?? "", { token: "user.rui", protocol: "messagepack" });
  ana.on("ReceiveMessage", (value) => void received.ana.push(value));
  rui.on("ReceiveMessage", (value) => void received.rui.push(value));
  await Promise.all([ana.start(), rui.start()]);
});
afterAll(async () => {
  await Promise.all([ana.stop(), rui.stop()]);
  await Promise.all(servers.map((server) => server.close()));
});

/** Messages that both received before both got a response. */
async function take() {
  await Promise.all([ana.invoke("Echo", 0), rui.invoke("Echo", 0)]);
  return { ana: received.ana.splice(0), rui: received.rui.splice(0) };
}

describe("SignalR clients on several servers", () => {
  test("all receive a broadcast exactly once", async () => {
    await ana.invoke("Broadcast", "all");
    expect(await take()).toEqual({ ana: ["all"], rui: ["all"] });
  });

  test("are reached by user and by group on any server", async () => {
    await ana.invoke("ToUser", "rui", "you");
    await rui.invoke("Join", "chat");
    await ana.invoke("ToGroup", "chat", "group");
    await rui.invoke("Leave", "chat");
    await ana.invoke("ToGroup", "chat", "left");
    expect(await take()).toEqual({ ana: [], rui: ["you", "group"] });
  });

  test("join and leave a group through another server", async () => {
    const groups = servers[0]?.server.groupsOf(HUB);
    const id = await rui.invoke<string>("Id");
    await groups?.add(id, "chat");
    await ana.invoke("ToGroup", "chat", "joined");
    await groups?.remove(id, "chat");
    await ana.invoke("ToGroup", "chat", "left");
    expect(await take()).toEqual({ ana: [], rui: ["joined"] });
  });

  test("are reached by connection, except excluded ones", async () => {
    const id = await rui.invoke<string>("Id");
    const clients = servers[0]?.server.clientsOf(HUB);
    await clients?.connection(id).send("ReceiveMessage", "one");
    await clients?.allExcept([id]).send("ReceiveMessage", "others");
    await clients?.groupExcept("nobody", [id]).send("ReceiveMessage", "nobody");
    expect(await take()).toEqual({ ana: ["others"], rui: ["one"] });
  });

  test("return results to any server", async () => {
    const id = await rui.invoke<string>("Id");
    rui.on("Double", (value: number) => value * 2);
    expect(await ana.invoke("Ask", id, "Double", 21)).toBe(42);
    rui.on("Fails", () => {
      throw new Error("not me");
    });
    expect(await ana.invoke("Ask", id, "Fails")).toMatch(/^ClientError: .*not me$/);
  });

  test("are disconnected from any server", async () => {
    const closed = new Promise<Error | undefined>((resolve) => {
      rui.onclose(resolve);
    });
    await servers[0]?.server.clientsOf(HUB).disconnectUser("rui");
    expect(await closed).toBeUndefined();
    expect(await ana.invoke("Echo", "here")).toBe("here");
  });
});

test("SignalR servers: a call to an unknown client fails", async () => {
  const lone = await startLoopback({ backplane: createMemoryExchange().join() });
  const answer = lone.server.clientsOf(HUB).connection("nobody").invoke("Double", 1);
  lone.clock.advance(31_000);
  await expect(answer).rejects.toThrow("did not answer in time");
  await lone.close();
});
