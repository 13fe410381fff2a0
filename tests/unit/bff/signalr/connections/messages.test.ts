import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startLoopback } from "../loopback.ts";
import type { Loopback } from "../loopback.ts";
import { asAna, greetBySocket, HANDSHAKE, negotiate, openSocket } from "../raw-client.ts";
import type { RawSocket } from "../raw-client.ts";

let loopback: Loopback;

beforeAll(async () => {
  loopback = await startLoopback({ options: { maxConnectionsPerUser: 1_000 } });
});
afterAll(() => loopback.close());

const open = async (handshake?: string) =>
  openSocket((await negotiate(loopback.url)).url, handshake === undefined ? {} : { handshake });
const greet = async (): Promise<RawSocket> => greetBySocket((await negotiate(loopback.url)).url);
const echo = (value: unknown, invocationId?: string) => ({
  type: 1,
  target: "Echo",
  arguments: [value],
  ...(invocationId !== undefined && { invocationId }),
});
/** Skips pings. */
async function nextAnswer(raw: RawSocket): Promise<unknown> {
  for (;;) {
    const message = (await raw.next()) as { type?: number };
    if (message.type !== 6) return message;
  }
}
/** Advances time; queued messages are sent meanwhile. */
async function pass(seconds: number): Promise<void> {
  for (let at = 0; at < seconds; at++) {
    loopback.clock.advance(1_000);
    await new Promise((resolve) => {
      setImmediate(resolve);
    });
  }
}
const BACK_AGAIN = { type: 7, error: "Connection closed with an error.", allowReconnect: true };

describe("SignalR handshake", () => {
  test("may arrive in pieces, with messages right behind it", async () => {
    const raw = await open("");
    const line = `${HANDSHAKE}${JSON.stringify(echo(1, "1"))}\u001e`;
    for (const piece of [line.slice(0, 5), line.slice(5, 40), line.slice(40)]) {
      raw.socket.send(piece);
    }
    expect(await raw.next()).toEqual({});
    expect(await raw.next()).toEqual({ type: 3, invocationId: "1", result: 1 });
    raw.socket.close();
  });

  test.each([
    ['{"protocol":"xml","version":1}\u001e', "The protocol 'xml' is not supported."],
    ['{"type":6}\u001e', "An unexpected error occurred during connection handshake."],
    ["\u001e", "An unexpected error occurred during connection handshake."],
    ["x".repeat(40_000), "Handshake was canceled."],
  ])("that fails is answered and closes the connection: %#", async (handshake, error) => {
    const raw = await open(handshake);
    expect(await raw.next()).toEqual({ error });
    expect(await raw.closed).toBe(1000);
  });

  test("for MessagePack is answered in a binary frame", async () => {
    const raw = await open("");
    const frame = new Promise<boolean>((resolve) => {
      raw.socket.once("message", (_data, isBinary) => resolve(isBinary));
    });
    raw.socket.send('{"protocol":"messagepack","version":1}\u001e');
    expect(await frame).toBe(true);
    raw.socket.close();
  });
});

describe("SignalR message", () => {
  test("without an id is never answered, even if it fails", async () => {
    const raw = await greet();
    raw.send(echo("quiet"), { type: 1, target: "Throw", arguments: [] });
    raw.send({ type: 1, target: "Nowhere", arguments: [] }, echo("heard", "1"));
    expect(await raw.next()).toEqual({ type: 3, invocationId: "1", result: "heard" });
    raw.socket.close();
  });

  test("of an unknown type is ignored", async () => {
    const raw = await greet();
    raw.send({ type: 42 }, { type: 8, sequenceId: 1 }, { type: 9, sequenceId: 1 });
    raw.send({ type: 5, invocationId: "?" }, { type: 2, invocationId: "?", item: 1 });
    raw.send({ type: 3, invocationId: "?", result: 1 }, echo("there", "1"));
    expect(await raw.next()).toEqual({ type: 3, invocationId: "1", result: "there" });
    raw.socket.close();
  });

  test("of a method without a result has no result; a null result is null", async () => {
    const raw = await greet();
    raw.send({ type: 1, target: "Nothing", arguments: [], invocationId: "1" });
    raw.send({ type: 1, target: "Null", arguments: [], invocationId: "2" });
    expect(await raw.next()).toStrictEqual({ type: 3, invocationId: "1" });
    expect(await raw.next()).toStrictEqual({ type: 3, invocationId: "2", result: null });
    raw.socket.close();
  });

  test.each(["no json", "[]", '{"type":1}', '{"type":"1"}', '{"type":3,"invocationId":1}'])(
    "that is malformed closes the connection with reconnect allowed: %s",
    async (text) => {
      const raw = await greet();
      raw.socket.send(`${text}\u001e`);
      expect(await raw.next()).toEqual(BACK_AGAIN);
      expect(await raw.closed).toBe(1000);
    },
  );

  test("may be as large as the limit, many in one frame", async () => {
    const raw = await greet();
    const text = "x".repeat(32_000);
    raw.send(echo(text, "1"), echo(text, "2"), echo(text, "3"));
    for (const invocationId of ["1", "2", "3"]) {
      expect(await raw.next()).toEqual({ type: 3, invocationId, result: text });
    }
    raw.socket.close();
  });

  test("over the limit closes the connection, complete or not", async () => {
    for (const end of ["\u001e", ""]) {
      const raw = await greet();
      raw.socket.send("x".repeat(33_000) + end);
      expect(await raw.next()).toEqual(BACK_AGAIN);
    }
  });

  test("in a frame over its limit disconnects the client", async () => {
    const raw = await greet();
    raw.socket.send("x".repeat(1024 * 1024 + 1));
    expect(await raw.closed).toBe(1009);
  });

  test("of type close is answered by a close message", async () => {
    const raw = await greet();
    raw.send({ type: 7 });
    expect(await raw.next()).toEqual({ type: 7 });
    expect(await raw.closed).toBe(1000);
  });

  test("batches of thousands are all answered, in order", async () => {
    const raw = await greet();
    const ids = Array.from({ length: 5_000 }, (_, index) => `${index}`);
    raw.send(...ids.map((id) => echo(id, id)));
    for (const id of ids) expect(await raw.next()).toMatchObject({ invocationId: id });
    raw.socket.close();
  });
});

describe("SignalR stream", () => {
  const stream = (target: string, invocationId: string) => ({
    type: 4,
    target,
    arguments: [2],
    invocationId,
  });

  test("runs beside other calls and ends without a result", async () => {
    const raw = await greet();
    raw.send(stream("Stuck", "s"));
    expect(await raw.next()).toEqual({ type: 2, invocationId: "s", item: "first" });
    raw.send(echo(1, "1"));
    expect(await raw.next()).toEqual({ type: 3, invocationId: "1", result: 1 });
    raw.send({ type: 5, invocationId: "s" });
    expect(await raw.next()).toStrictEqual({ type: 3, invocationId: "s" });
    raw.socket.close();
  });

  test("needs a unique id, and their number is limited", async () => {
    const raw = await greet();
    raw.send(stream("Stuck", "0"));
    expect(await raw.next()).toMatchObject({ item: "first" });
    raw.send(stream("Stuck", "0"));
    expect(await raw.next()).toEqual({
      type: 3,
      invocationId: "0",
      error: "Failed to invoke 'Stuck' due to an error on the server.",
    });
    for (let index = 1; index < 16; index++) {
      raw.send(stream("Stuck", `${index}`));
      expect(await raw.next()).toMatchObject({ item: "first" });
    }
    raw.send(stream("Stuck", "16"));
    expect(await raw.next()).toMatchObject({
      invocationId: "16",
      error: "Too many streams are open on this connection.",
    });
    raw.socket.close();
  });

  test("pauses while the reader does not read", async () => {
    const raw = await greet();
    raw.socket.pause();
    raw.send(stream("Forever", "f"));
    let requested = -1;
    await expect
      .poll(() => {
        const isStill = requested === loopback.controls.asked;
        requested = loopback.controls.asked;
        return isStill && requested > 0;
      })
      .toBe(true);
    expect(loopback.server.connectionCount()).toBeGreaterThan(0);
    raw.socket.resume();
    expect(await raw.next()).toMatchObject({ type: 2, invocationId: "f" });
    await expect.poll(() => loopback.controls.asked).toBeGreaterThan(requested);
    raw.socket.terminate();
  });
});

test("SignalR connection: a reader too slow for broadcasts is disconnected", async () => {
  const slow = await greet();
  slow.socket.pause();
  const { clientsOf } = loopback.server;
  const text = "x".repeat(30_000);
  const before = loopback.server.connectionCount();
  while (loopback.server.connectionCount() === before) {
    await clientsOf("/hubs/test").user("ana").send("ReceiveMessage", text);
    await new Promise((resolve) => {
      setImmediate(resolve);
    });
  }
  slow.socket.resume();
  expect(await slow.closed).toBe(1006);
});

test("SignalR connection: accepts a text message in a binary frame", async () => {
  const raw = await openSocket((await negotiate(loopback.url)).url, {
    headers: asAna,
    handshake: "",
  });
  raw.socket.send(Buffer.from(HANDSHAKE));
  expect(await raw.next()).toEqual({});
  raw.socket.close();
});

describe("SignalR upload stream", () => {
  const upload = (target: string, invocationId: string, ...streamIds: string[]) => ({
    ...{ type: 1, target, arguments: [], invocationId, streamIds },
  });
  const item = (invocationId: string, value: unknown) => ({ type: 2, invocationId, item: value });
  const failed = (target: string) => `Failed to invoke '${target}' due to an error on the server.`;

  test("count matches the method, ids are unique, and their number is limited", async () => {
    const raw = await greet();
    raw.send(upload("FirstOf", "1"), upload("FirstOf", "2", "a", "b"), upload("Echo", "3", "a"));
    raw.send(upload("Collect", "4", "a", "a"), upload("Nowhere", "5", "a"));
    for (const [invocationId, target] of [
      ["1", "FirstOf"],
      ["2", "FirstOf"],
      ["3", "Echo"],
      ["4", "Collect"],
    ] as const) {
      expect(await raw.next()).toEqual({ type: 3, invocationId, error: failed(target) });
    }
    expect(await raw.next()).toMatchObject({ invocationId: "5", error: /Unknown hub method/ });
    for (let count = 0; count < 16; count++) raw.send(upload("FirstOf", `u${count}`, `s${count}`));
    raw.send(upload("FirstOf", "again", "s0"), upload("FirstOf", "more", "s16"));
    expect(await raw.next()).toMatchObject({ invocationId: "again", error: failed("FirstOf") });
    expect(await raw.next()).toMatchObject({ invocationId: "more", error: failed("FirstOf") });
    raw.send(item("s3", "x"), { type: 3, invocationId: "s4" }, item("s5", 1));
    // They run in parallel.
    const answers = [await raw.next(), await raw.next(), await raw.next()];
    expect(answers).toContainEqual({ type: 3, invocationId: "u3", result: "x" });
    expect(answers).toContainEqual({ type: 3, invocationId: "u4" });
    expect(answers).toContainEqual({ type: 3, invocationId: "u5", result: 1 });
    raw.socket.close();
  });

  test("pauses while its method does not read, and ends with the connection", async () => {
    const raw = await greet();
    const { controls } = loopback;
    Object.assign(controls, { read: 0, goOn: null });
    raw.send(upload("Idle", "1", "s"));
    await expect.poll(() => controls.goOn).not.toBeNull();
    raw.send(...Array.from({ length: 30 }, (_, index) => item("s", index)), echo("behind", "2"));
    // A client that is silent while its items are pending does not count as gone.
    raw.send({ type: 6 });
    await pass(60);
    controls.goOn?.();
    expect(await nextAnswer(raw)).toEqual({ type: 3, invocationId: "2", result: "behind" });
    expect(controls.read).toBe(30);
    raw.send({ type: 3, invocationId: "s" });
    expect(await nextAnswer(raw)).toEqual({ type: 3, invocationId: "1", result: 30 });
    controls.failure = null;
    raw.send(upload("Collect", "3", "a", "b"), item("a", 1), echo("there", "4"));
    expect(await raw.next()).toMatchObject({ invocationId: "4" });
    raw.socket.terminate();
    await expect.poll(() => String(controls.failure)).toBe("ClientGoneError: The client is gone");
  });
});

describe("SignalR client result", () => {
  const ask = (invocationId: string, id: string | null = null) => ({
    ...{ type: 1, target: "Ask", arguments: [id, "Double", 21], invocationId },
  });

  test("is accepted from the called client only", async () => {
    const [raw, other] = [await greet(), await greet()];
    raw.send({ type: 1, target: "Id", arguments: [], invocationId: "id" });
    const { result } = (await raw.next()) as { result: string };
    other.send(ask("1", result));
    const requested = (await raw.next()) as { invocationId: string };
    expect(requested).toMatchObject({ type: 1, target: "Double", arguments: [21] });
    const answer = (value: unknown) => ({
      type: 3,
      invocationId: requested.invocationId,
      result: value,
    });
    const third = await greet();
    third.send(answer("not mine"), echo("there", "1"));
    expect(await third.next()).toMatchObject({ result: "there" });
    raw.send(answer(42), answer("twice"), echo("there", "2"));
    expect(await raw.next()).toMatchObject({ result: "there" });
    expect(await other.next()).toEqual({ type: 3, invocationId: "1", result: 42 });
    for (const each of [raw, other, third]) each.socket.close();
  });

  test("fails if the client leaves, or stays silent too long", async () => {
    const [raw, other] = [await greet(), await greet()];
    raw.send({ type: 1, target: "Id", arguments: [], invocationId: "id" });
    const { result } = (await raw.next()) as { result: string };
    other.send(ask("1", result));
    await raw.next();
    raw.socket.terminate();
    const gone = "ClientGoneError: The client is gone";
    expect(await other.next()).toEqual({ type: 3, invocationId: "1", result: gone });
    other.send(ask("2"));
    expect(await other.next()).toMatchObject({ type: 1, target: "Double" });
    await pass(31);
    const late = "ClientGoneError: The client did not answer in time";
    expect(await nextAnswer(other)).toMatchObject({ invocationId: "2", result: late });
    other.socket.close();
  });
});
