import { createServer } from "node:http";
import type { RequestListener, Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, describe, expect, test } from "vitest";
import { createTimedFetch } from "../../../../bff/cms/timed-fetch.ts";

let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

async function serve(listener: RequestListener): Promise<string> {
  server = createServer(listener);
  await new Promise<void>((resolve) => server?.listen(0, "127.0.0.1", resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
}

const limits = { connectMs: 1_000, totalMs: 150, maxBytes: 1_000 };

describe("timed fetch", () => {
  test("carries method, headers, body and response", async () => {
    const url = await serve(async (request, response) => {
      let body = "";
      for await (const chunk of request) body += String(chunk);
      const { authorization } = request.headers;
      response.writeHead(201, { "content-type": "application/json" });
      response.end(JSON.stringify({ method: request.method, authorization, body }));
    });
    const answer = await createTimedFetch({ ...limits, totalMs: 5_000 })(url, {
      method: "POST",
      headers: { authorization: "Bearer x" },
      body: "olá",
    });
    expect(answer.status).toBe(201);
    expect(await answer.json()).toEqual({ method: "POST", authorization: "Bearer x", body: "olá" });
  });

  test("returns a 204 without a body", async () => {
    const url = await serve((_request, response) => response.writeHead(204).end());
    expect((await createTimedFetch({ ...limits, totalMs: 5_000 })(url)).status).toBe(204);
  });

  test("times out if the server stays silent, also in the middle of a response", async () => {
    const silent = await serve(() => {});
    await expect(createTimedFetch(limits)(silent)).rejects.toThrow();
    server?.closeAllConnections();
    server?.close();
    const halfway = await serve((_request, response) => response.write("half"));
    await expect(createTimedFetch(limits)(halfway)).rejects.toThrow();
  });

  test("aborts a response that exceeds the size limit", async () => {
    const url = await serve((_request, response) => response.end("x".repeat(1_001)));
    const call = createTimedFetch({ ...limits, totalMs: 5_000 })(url);
    await expect(call).rejects.toThrow("too large");
  });

  test("rejects when the caller aborts, and when the connection is refused", async () => {
    const url = await serve(() => {});
    const signal = AbortSignal.abort();
    await expect(createTimedFetch(limits)(url, { signal })).rejects.toThrow();
    await expect(createTimedFetch(limits)("http://127.0.0.1:9/")).rejects.toThrow();
  });
});
