import { Subject } from "@microsoft/signalr";
import type { HubConnection } from "@microsoft/signalr";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { buildClient, collect, collectFrom } from "../../../support/official-client.ts";
import type { ClientChoice } from "../../../support/official-client.ts";
import { startLoopback } from "./loopback.ts";
import type { Loopback } from "./loopback.ts";

let loopback: Loopback;
const clients: HubConnection[] = [];

beforeAll(async () => {
  loopback = await startLoopback();
});
afterEach(async () => {
  await Promise.all(clients.splice(0).map((client) => client.stop()));
});
afterAll(() => loopback.close());

async function connect(choice: ClientChoice, query = ""): Promise<HubConnection> {
  const client = buildClient(loopback.url + query, choice);
  clients.push(client);
  await client.start();
  return client;
}

const received = (client: HubConnection) =>
  new Promise<unknown>((resolve) => {
    client.on("ReceiveMessage", resolve);
  });

const carried = [
  { transport: "WebSockets", protocol: "json" },
  { transport: "WebSockets", protocol: "messagepack" },
  { transport: "ServerSentEvents", protocol: "json" },
  { transport: "LongPolling", protocol: "json" },
  { transport: "LongPolling", protocol: "messagepack" },
] as const;

describe.each(carried)("official SignalR client by $transport in $protocol", (choice) => {
  test("receives any value it sends", async () => {
    const client = await connect(choice);
    const value = { text: "olá, 日本 \u001f\n\r", list: [1, -2.5, true, null], deep: { a: {} } };
    expect(await client.invoke("Echo", value)).toEqual(value);
    expect(await client.invoke("echo", "any case")).toBe("any case");
    expect(await client.invoke("Echo", "x".repeat(20_000))).toHaveLength(20_000);
  });

  test("receives no result from a method without one", async () => {
    const client = await connect(choice);
    expect(await client.invoke("Nothing")).toBeFalsy();
    expect(await client.invoke("Null")).toBeFalsy();
  });

  test("gets an error for a failed call without its reason, and continues", async () => {
    const client = await connect(choice);
    await expect(client.invoke("Throw")).rejects.toThrow(
      /An unexpected error occurred invoking 'Throw' on the server\.$/,
    );
    await expect(client.invoke("ThrowOpenly")).rejects.toThrow(/HubException: for you$/);
    await expect(client.invoke("Nowhere")).rejects.toThrow(/Unknown hub method 'Nowhere'/);
    await expect(client.invoke("__proto__")).rejects.toThrow(/Unknown hub method/);
    await expect(client.invoke("Double", "two")).rejects.toThrow(/Failed to invoke 'Double'/);
    await expect(client.invoke("Unwritable")).rejects.toThrow(/unexpected error/);
    await expect(client.invoke("Count", 3)).rejects.toThrow(/streaming 'Count' method/);
    await expect(collect(client, "Echo", 3)).rejects.toThrow(/non-streaming 'Echo' method/);
    expect(await client.invoke("Double", 21)).toBe(42);
  });

  test("receives a stream to its end, and the error of a failed stream", async () => {
    const client = await connect(choice);
    const expected = Array.from({ length: 500 }, (_, index) => index);
    expect(await collect(client, "Count", 500)).toEqual(expected);
    expect(await collect(client, "Count", 0)).toEqual([]);
    await expect(collect(client, "Broken")).rejects.toThrow(/invoking 'Broken' on the server\.$/);
  });

  test("cancels an endless stream and a stalled stream", async () => {
    const client = await connect(choice);
    for (const name of ["Forever", "Stuck"]) {
      await new Promise<void>((resolve) => {
        const subscription = client.stream(name).subscribe({
          next() {
            subscription.dispose();
            resolve();
          },
          complete: () => {},
          error: () => {},
        });
      });
    }
    expect(await client.invoke("Echo", "still there")).toBe("still there");
  });

  test("sends streams with a call, and receives their result", async () => {
    const client = await connect(choice);
    const [letters, numbers] = [new Subject<string>(), new Subject<number>()];
    const answer = client.invoke("Collect", letters, "title", numbers);
    for (let number = 0; number < 100; number++) numbers.next(number);
    letters.next("a");
    expect(await client.invoke("Echo", "beside")).toBe("beside");
    letters.complete();
    numbers.complete();
    const all = Array.from({ length: 100 }, (_, index) => index);
    expect(await answer).toEqual(["title", ["a"], all]);
  });

  test("sends a stream and receives one, item by item", async () => {
    const client = await connect(choice);
    const numbers = new Subject<number>();
    const doubled = collectFrom(client.stream("Doubled", numbers));
    for (const number of [1, 2, 3]) numbers.next(number);
    numbers.complete();
    expect(await doubled).toEqual([2, 4, 6]);
  });

  test("reports a failed upload stream, and continues after a method that read only its beginning", async () => {
    const client = await connect(choice);
    const [failing, well] = [new Subject<string>(), new Subject<string>()];
    const answer = client.invoke("Collect", failing, "title", well);
    failing.next("a");
    failing.error("no more");
    await expect(answer).rejects.toThrow(/invoking 'Collect' on the server/);
    expect(String(loopback.controls.failure)).toMatch(/^ClientError: .*no more/);
    const long = new Subject<number>();
    const first = client.invoke("FirstOf", long);
    long.next(7);
    expect(await first).toBe(7);
    long.next(8);
    expect(await client.invoke("Echo", "there")).toBe("there");
    expect(await client.invoke("Echo", "still there")).toBe("still there");
  });

  test("returns results or errors to the server", async () => {
    const client = await connect(choice);
    client.on("Double", (value: number) => value * 2);
    client.on("Later", async (value: unknown) => ({ value }));
    client.on("Fails", () => {
      throw new Error("not me");
    });
    expect(await client.invoke("Ask", null, "Double", 21)).toBe(42);
    expect(await client.invoke("Ask", null, "Later", ["olá"])).toEqual({ value: ["olá"] });
    expect(await client.invoke("Ask", null, "Fails")).toBe("ClientError: Error: not me");
    expect(await client.invoke("Ask", null, "Unknown")).toMatch(/^ClientError: /);
    const [other] = [await connect(choice)];
    const id = await client.invoke<string>("Id");
    expect(await other.invoke("Ask", id, "Double", 4)).toBe(8);
  });

  test("receives broadcasts together with all other clients", async () => {
    const [one, other] = [await connect(choice), await connect(choice)];
    const both = [received(one), received(other)];
    await one.send("Broadcast", { text: "olá" });
    expect(await Promise.all(both)).toEqual([{ text: "olá" }, { text: "olá" }]);
  });

  test("receives replies in the order of its calls", async () => {
    const client = await connect(choice);
    const numbers = Array.from({ length: 100 }, (_, index) => index);
    expect(await Promise.all(numbers.map((each) => client.invoke("Echo", each)))).toEqual(numbers);
  });

  test("passes its query to the hub", async () => {
    const client = await connect(choice, "?chatId=7&negotiate=no");
    expect(await client.invoke("Query")).toEqual(["chatId", "7", "negotiate", "no"]);
  });

  test("is refused without a token, or without permission", async () => {
    await expect(connect({ ...choice, token: "nobody" })).rejects.toThrow(/401/);
    await expect(connect({ ...choice, token: "banned" })).rejects.toThrow(/403/);
  });

  test("leaves no connection behind when it stops", async () => {
    const before = loopback.server.connectionCount();
    const client = await connect(choice);
    expect(loopback.server.connectionCount()).toBe(before + 1);
    await client.stop();
    await expect.poll(() => loopback.server.connectionCount()).toBe(before);
  });
});

test("official SignalR client: skips a transport that cannot carry binary", async () => {
  await expect(connect({ transport: "ServerSentEvents", protocol: "messagepack" })).rejects.toThrow(
    /does not support/,
  );
});

test("official SignalR client: WebSockets need no negotiation", async () => {
  const client = await connect({ skipNegotiation: true }, "?chatId=7");
  expect(await client.invoke("Query")).toEqual(["chatId", "7"]);
});

describe("SignalR call recipients", () => {
  test("include all members of a group, in both protocols", async () => {
    const [json, binary, other] = [
      await connect({ protocol: "json" }),
      await connect({ protocol: "messagepack" }),
      await connect({}),
    ];
    let isOtherCalled = false;
    other.on("ReceiveMessage", () => {
      isOtherCalled = true;
    });
    await json.invoke("Join", "chat");
    await binary.invoke("Join", "chat");
    const both = [received(json), received(binary)];
    await other.invoke("ToGroup", "chat", { n: 1 });
    expect(await Promise.all(both)).toEqual([{ n: 1 }, { n: 1 }]);
    await other.invoke("Echo", 0);
    expect(isOtherCalled).toBe(false);
  });

  test("exclude a client that left the group", async () => {
    const [one, two] = [await connect({}), await connect({})];
    const calls: unknown[] = [];
    one.on("ReceiveMessage", (value) => void calls.push(value));
    await one.invoke("Join", "chat");
    await one.invoke("Leave", "chat");
    await two.invoke("ToGroup", "chat", "too late");
    await one.invoke("Echo", 0);
    expect(calls).toEqual([]);
  });

  test("include all connections of a user", async () => {
    const [one, two, sender] = [
      await connect({ token: "user.rui" }),
      await connect({ token: "user.rui", transport: "LongPolling" }),
      await connect({}),
    ];
    const both = [received(one), received(two)];
    await sender.invoke("ToUser", "rui", "hi");
    expect(await Promise.all(both)).toEqual(["hi", "hi"]);
  });
});
