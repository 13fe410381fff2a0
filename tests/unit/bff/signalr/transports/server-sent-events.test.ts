import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { writeEvent } from "../../../../../bff/signalr/transports/server-sent-events.ts";
import { startLoopback } from "../loopback.ts";
import type { Loopback } from "../loopback.ts";
import { call, HANDSHAKE, negotiate, post } from "../raw-client.ts";

let loopback: Loopback;

beforeAll(async () => {
  loopback = await startLoopback();
});
afterAll(() => loopback.close());

async function openStream() {
  const { url } = await negotiate(loopback.url);
  const controller = new AbortController();
  const answer = await call(url, {
    headers: { accept: "text/event-stream" },
    signal: controller.signal,
  });
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
  const next = async () => (await reader?.read())?.value;
  return { url, answer, next, leave: () => controller.abort() };
}

describe("server-sent events", () => {
  test("start with a comment at once, and are not cached by proxies", async () => {
    const { answer, next, leave } = await openStream();
    expect(answer.headers.get("content-type")).toBe("text/event-stream");
    expect(answer.headers.get("cache-control")).toContain("no-store");
    expect(answer.headers.get("x-accel-buffering")).toBe("no");
    expect(await next()).toBe(":\r\n");
    leave();
  });

  test("carry each message as an unnamed event", async () => {
    const { url, next, leave } = await openStream();
    await next();
    expect((await post(url, HANDSHAKE)).status).toBe(200);
    expect(await next()).toBe("data: {}\u001e\r\n\r\n");
    leave();
  });

  test("carry text only", async () => {
    const { url, next } = await openStream();
    await next();
    await post(url, '{"protocol":"messagepack","version":1}\u001e');
    expect(await next()).toContain("Cannot use the 'messagepack' protocol");
    expect(await next()).toBeUndefined();
  });

  test("end when the reader leaves", async () => {
    const { url, next, leave } = await openStream();
    await next();
    leave();
    await expect.poll(async () => (await post(url, "")).status).toBe(404);
  });
});

test("server-sent events: lines within an event are written as separate data lines", () => {
  expect(writeEvent(Buffer.from("a\nb\r\nc"))).toBe("data: a\r\ndata: b\r\ndata: c\r\n\r\n");
});
