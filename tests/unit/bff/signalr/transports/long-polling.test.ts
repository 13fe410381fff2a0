import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startLoopback } from "../loopback.ts";
import type { Loopback } from "../loopback.ts";
import { call, HANDSHAKE, negotiate, post, RECORD_END } from "../raw-client.ts";

let loopback: Loopback;

beforeAll(async () => {
  loopback = await startLoopback({ options: { maxConnectionsPerUser: 1_000 } });
});
afterAll(() => loopback.close());

/** Connected by a first poll, past the handshake. */
async function startPolling(): Promise<string> {
  const { url } = await negotiate(loopback.url);
  await call(url);
  await post(url, HANDSHAKE);
  expect(await (await call(url)).text()).toBe(`{}${RECORD_END}`);
  return url;
}

const invocation = (value: unknown) =>
  JSON.stringify({ type: 1, target: "Echo", invocationId: "1", arguments: [value] }) + RECORD_END;
const completion = (value: unknown) =>
  JSON.stringify({ type: 3, invocationId: "1", result: value }) + RECORD_END;
const cases = async (...answers: Promise<Response>[]) =>
  Promise.all(answers.map(async (each) => [(await each).status, await (await each).text()]));

/** A poll that the server is holding. */
async function hold(url: string, signal?: AbortSignal): Promise<Promise<Response>[]> {
  const before = loopback.requestCount();
  const poll = call(url, signal ? { signal } : {});
  await expect.poll(() => loopback.requestCount()).toBe(before + 1);
  return [poll];
}

describe("long polling", () => {
  test("answers the first poll at once, without content", async () => {
    const { url } = await negotiate(loopback.url);
    const first = await call(url);
    expect([first.status, await first.text()]).toEqual([200, ""]);
    expect(first.headers.get("content-length")).toBe("0");
  });

  test("returns all waiting messages in one poll, in order", async () => {
    const url = await startPolling();
    await post(url, invocation(1) + invocation(2));
    await post(url, invocation("olá"));
    const answer = await call(url);
    expect(answer.headers.get("content-type")).toBe("application/octet-stream");
    expect(answer.headers.get("cache-control")).toContain("no-store");
    expect(await answer.text()).toBe(completion(1) + completion(2) + completion("olá"));
  });

  test("accepts a message split across posts, even inside a character", async () => {
    const url = await startPolling();
    const bytes = Buffer.from(invocation("é"));
    const middle = bytes.indexOf(0xc3) + 1;
    for (const body of [bytes.subarray(0, middle), bytes.subarray(middle)]) {
      expect((await call(url, { method: "POST", body })).status).toBe(200);
    }
    expect(await (await call(url)).text()).toBe(completion("é"));
  });

  test("ends a poll without messages after a timeout, and accepts the next one", async () => {
    const url = await startPolling();
    const [poll] = await hold(url);
    loopback.clock.advance(51_000);
    expect(await cases(poll as Promise<Response>)).toEqual([[200, ""]]);
    const again = hold(url);
    await again;
    await post(url, invocation(1));
    expect(await cases(...(await again))).toEqual([[200, completion(1)]]);
  });

  test("replaces an older poll by a newer one", async () => {
    const url = await startPolling();
    const older = await hold(url);
    const newer = await hold(url);
    await post(url, invocation(1));
    expect(await cases(...older, ...newer)).toEqual([
      [204, ""],
      [200, completion(1)],
    ]);
  });

  test("delivers the messages of an aborted poll with the next one", async () => {
    const url = await startPolling();
    const gone = new AbortController();
    const [poll] = await hold(url, gone.signal);
    gone.abort();
    await expect(poll).rejects.toThrow();
    await post(url, invocation(1));
    expect(await (await call(url)).text()).toBe(completion(1));
  });

  test("DELETE ends the waiting poll and the connection", async () => {
    const url = await startPolling();
    const poll = await hold(url);
    expect((await call(url, { method: "DELETE" })).status).toBe(202);
    expect(await cases(...poll)).toEqual([[204, ""]]);
    expect((await call(url)).status).toBe(404);
    expect((await post(url, invocation(1))).status).toBe(404);
    expect((await call(url, { method: "DELETE" })).status).toBe(404);
  });

  test("delivers the server's close message before the end", async () => {
    const url = await startPolling();
    await post(url, `no json${RECORD_END}`);
    expect(await (await call(url)).text()).toContain('"type":7');
    expect((await call(url)).status).toBe(204);
    expect((await call(url)).status).toBe(404);
  });

  test("removes a client that stops polling", async () => {
    const url = await startPolling();
    loopback.clock.advance(17_000);
    expect((await call(url)).status).toBe(404);
  });

  test("a waiting client gets no pings and never times out", async () => {
    const url = await startPolling();
    const poll = await hold(url);
    loopback.clock.advance(49_000);
    await post(url, invocation(1));
    expect(await cases(...poll)).toEqual([[200, completion(1)]]);
  });

  test("rejects a body over the limit and keeps the connection", async () => {
    const url = await startPolling();
    expect((await post(url, "x".repeat(1024 * 1024 + 1))).status).toBe(413);
    await post(url, invocation(1));
    expect(await (await call(url)).text()).toBe(completion(1));
  });

  test("accepts many messages below the limit in one post above it", async () => {
    const url = await startPolling();
    const text = "x".repeat(1_000);
    expect((await post(url, invocation(text).repeat(48))).status).toBe(200);
    expect(await (await call(url)).text()).toContain(completion(text));
  });
});
