import { request as requestHttp, Agent as HttpAgent } from "node:http";
import { request as requestHttps, Agent as HttpsAgent } from "node:https";
import type { ClientRequest, IncomingMessage } from "node:http";

export interface FetchLimits {
  connectMs: number;
  /** From the call to the last byte of the answer. */
  totalMs: number;
  maxBytes: number;
}

export const defaultFetchLimits: FetchLimits = {
  connectMs: 1_000,
  totalMs: 5_000,
  maxBytes: 1_048_576,
};

/**
 * A `fetch` for JSON calls whose connect time, total time and answer size are bounded; the global
 * one cannot bound the connect time.
 */
export function createTimedFetch(limits: FetchLimits): typeof globalThis.fetch {
  const agents = {
    "http:": new HttpAgent({ keepAlive: true, maxSockets: 50 }),
    "https:": new HttpsAgent({ keepAlive: true, maxSockets: 50 }),
  };

  return async (input, init) => {
    const asked = new Request(input, init);
    const url = new URL(asked.url);
    const body = Buffer.from(await asked.arrayBuffer());
    const headers = Object.fromEntries(asked.headers);
    if (body.length > 0) headers["content-length"] = String(body.length);
    const secure = url.protocol === "https:";
    const signal = AbortSignal.any([asked.signal, AbortSignal.timeout(limits.totalMs)]);
    const options = { method: asked.method, headers, signal };
    const call = secure
      ? requestHttps(url, { ...options, agent: agents["https:"] })
      : requestHttp(url, { ...options, agent: agents["http:"] });
    boundConnect(call, limits.connectMs, secure);
    call.end(body);
    const answer = await responseTo(call);
    return toResponse(answer, await readBody(answer, limits.maxBytes));
  };
}

function boundConnect(call: ClientRequest, connectMs: number, secure: boolean): void {
  call.once("socket", (socket) => {
    if (!socket.connecting) return;
    const timer = setTimeout(
      () => call.destroy(new Error("The connection took too long")),
      connectMs,
    );
    const stop = () => clearTimeout(timer);
    socket.once(secure ? "secureConnect" : "connect", stop);
    socket.once("close", stop);
  });
}

function responseTo(call: ClientRequest): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    call.once("response", resolve);
    call.once("error", reject);
  });
}

async function readBody(answer: IncomingMessage, maxBytes: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of answer as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > maxBytes) throw new Error("The answer is too large");
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

const statusesWithoutBody = new Set([204, 205, 304]);

function toResponse(answer: IncomingMessage, body: Buffer): Response {
  const status = answer.statusCode ?? 502;
  const headers = new Headers();
  for (const [name, value] of Object.entries(answer.headers)) {
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(", ") : value);
  }
  const content = statusesWithoutBody.has(status) ? null : new Uint8Array(body);
  return new Response(content, { status, headers });
}
