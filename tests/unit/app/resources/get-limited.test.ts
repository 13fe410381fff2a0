import { describe, expect, test } from "vitest";
import { getLimited } from "~/resources/get-limited";
import { startLocalServer } from "../../../support/local-server";

const limits = { connectTimeoutMs: 1000, totalTimeoutMs: 1000, maxBytes: 100 };

describe("limited GET", () => {
  test("returns status, headers and bytes, and sends the passed headers", async () => {
    const origin = await startLocalServer((request, response) => {
      response.setHeader("X-Heard", String(request.headers["authorization"]));
      response.writeHead(201).end("abc");
    });
    const answer = await getLimited(new URL(origin), {
      ...limits,
      headers: { Authorization: "me" },
    });
    expect(answer).toMatchObject({ status: 201, headers: { "x-heard": "me" } });
    expect(answer.body.toString()).toBe("abc");
  });

  test("does not follow a redirect", async () => {
    const origin = await startLocalServer((_, response) => {
      response.writeHead(302, { Location: "/elsewhere" }).end();
    });
    expect((await getLimited(new URL(origin), limits)).status).toBe(302);
  });

  test("stops at the byte limit", async () => {
    const origin = await startLocalServer((_, response) => {
      response.end(Buffer.alloc(101));
    });
    await expect(getLimited(new URL(origin), limits)).rejects.toThrow("more than 100 bytes");
  });

  test("stops at the time limit, before and after the first byte", async () => {
    const silent = await startLocalServer(() => {});
    const slow = await startLocalServer((_, response) => {
      response.write("a");
    });
    for (const origin of [silent, slow]) {
      await expect(
        getLimited(new URL(origin), { ...limits, totalTimeoutMs: 30 }),
      ).rejects.toMatchObject({ name: "AbortError" });
    }
  });

  test("stops without a connection in time", async () => {
    await expect(
      getLimited(new URL("http://never.test"), {
        ...limits,
        connectTimeoutMs: 20,
        lookup: () => {},
      }),
    ).rejects.toThrow("no connection within 20 ms");
  });

  test("fails if the server disconnects midway", async () => {
    const origin = await startLocalServer((_, response) => {
      response.writeHead(200, { "Content-Length": "50" });
      response.write("a", () => response.destroy());
    });
    await expect(getLimited(new URL(origin), limits)).rejects.toThrow("aborted");
  });
});
