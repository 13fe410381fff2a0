import {
  createServer,
  request,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { gunzipSync, zstdDecompressSync } from "node:zlib";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { log } from "~/process/log.server";
import { serveCachedPages } from "~/resources/cached-pages/serve-cached-pages";

const body = Buffer.from("<!DOCTYPE html>".padEnd(2_000, "á"));
let server: Server;

beforeAll(async () => {
  const serve = serveCachedPages(
    {
      isKept: () => true,
      cachedBytes: () => 0,
      answer: async () => ({ status: 200, headers: [], cookies: [], body }),
    },
    { origin: "http://localhost", isCompressing: true },
  );
  server = createServer((requested, answer) =>
    serve(requested, answer, () => answer.end("passed")),
  );
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
});
afterAll(() => void server.close());

const decoders = { zstd: zstdDecompressSync, gzip: gunzipSync };

/** Encoding of a cached page for a browser that accepts these; also checks that the page is complete. */
async function codingFor(accepted: string): Promise<string | undefined> {
  const { port } = server.address() as AddressInfo;
  const headers = { "accept-encoding": accepted };
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    request({ port, host: "127.0.0.1", headers }, resolve).on("error", reject).end();
  });
  const coding = answer.headers["content-encoding"];
  const sent = await buffer(answer);
  const plain = coding === undefined ? sent : decoders[coding as keyof typeof decoders](sent);
  expect(plain.equals(body)).toBe(true);
  return coding;
}

test("cached page: is compressed if accepted, and never if refused", async () => {
  expect(await codingFor("gzip, deflate, br, zstd")).toBe("zstd");
  expect(await codingFor("br, gzip")).toBe("gzip");
  expect(await codingFor("gzip, zstd;q=0.5")).toBe("gzip");
  expect(await codingFor("gzip;q=0")).toBeUndefined();
  expect(await codingFor("identity, gzip;q=0, zstd;q=0")).toBeUndefined();
});

test("cached page: that fails is logged and left to the normal handler", async () => {
  const received = vi.spyOn(log, "error").mockImplementation(() => {});
  const failure = new Error("planted");
  const serve = serveCachedPages(
    { isKept: () => true, cachedBytes: () => 0, answer: () => Promise.reject(failure) },
    { origin: "http://localhost", isCompressing: false },
  );
  const { promise, resolve } = Promise.withResolvers<void>();
  const requested = { method: "GET", url: "/pt-BR/app/news", headers: {} } as IncomingMessage;
  serve(requested, { headersSent: false } as ServerResponse, resolve);
  await promise;
  expect(received).toHaveBeenCalledWith({ err: failure }, expect.any(String));
  received.mockRestore();
});
