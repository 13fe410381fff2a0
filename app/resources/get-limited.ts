import { get as getHttp, type IncomingHttpHeaders } from "node:http";
import { get as getHttps } from "node:https";
import type { LookupFunction } from "node:net";

export type GetLimits = {
  connectTimeoutMs: number;
  totalTimeoutMs: number;
  maxBytes: number;
  headers?: Record<string, string>;
  lookup?: LookupFunction;
};

export type LimitedAnswer = { status: number; headers: IncomingHttpHeaders; body: Buffer };

/**
 * GET with limits on time and size. Redirects are returned, never followed.
 * @throws if there is no complete answer within the limits
 */
export function getLimited(url: URL, limits: GetLimits): Promise<LimitedAnswer> {
  const get = url.protocol === "https:" ? getHttps : getHttp;
  return new Promise((resolve, reject) => {
    const request = get(url, {
      headers: limits.headers,
      lookup: limits.lookup,
      signal: AbortSignal.timeout(limits.totalTimeoutMs),
    });
    request.once("error", reject);
    request.once("socket", (socket) => {
      if (!socket.connecting) return;
      const timer = setTimeout(
        () => request.destroy(new Error(`no connection within ${limits.connectTimeoutMs} ms`)),
        limits.connectTimeoutMs,
      );
      socket.once("connect", () => clearTimeout(timer));
      socket.once("close", () => clearTimeout(timer));
    });
    request.once("response", (response) => {
      const chunks: Buffer[] = [];
      let sizeBytes = 0;
      response.on("data", (chunk: Buffer) => {
        sizeBytes += chunk.length;
        chunks.push(chunk);
        if (sizeBytes > limits.maxBytes)
          response.destroy(new Error(`more than ${limits.maxBytes} bytes`));
      });
      response.once("error", reject);
      response.once("end", () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(chunks),
        }),
      );
    });
  });
}
