import { createHash } from "node:crypto";
import { lookup } from "node:dns/promises";
import { Agent, request as ask } from "node:http";
import type { ClientRequest, IncomingMessage, ServerResponse } from "node:http";
import type { Duplex } from "node:stream";
import {
  sendRefusal,
  refuseSize,
  refuseTarget,
  type FrontGuardOptions,
  type Refusal,
} from "./front-guard.ts";

/** Headers passed to the service. Origin and host were checked before; cookies are never passed. */
const PASSED = [
  "accept",
  "content-type",
  "content-length",
  "user-agent",
  "x-requested-with",
  "x-signalr-user-agent",
  "x-request-id",
];
const PASSED_OF_UPGRADES = ["upgrade", "connection", "sec-websocket-key", "sec-websocket-version"];
/** Length of the session part of a token, which survives renewals. */
const SESSION_CHARS = 21;
const UNAVAILABLE = { status: 503, code: "service_away", headers: { "Retry-After": "2" } };

export type HubProxyOptions = {
  serviceUrl: URL;
  findAccessToken: (cookie: string) => Promise<string | null>;
};

export type HubProxy = {
  pass(request: IncomingMessage, response: ServerResponse): Promise<void>;
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void>;
  /** Ends waiting polls and refuses new requests; clients reconnect to another process. */
  endStreams(): void;
};

/**
 * Picks one address of a host name, always the same for a key while it exists, so that a process's cached
 * data is reused. A new or removed address moves only its own share of the keys.
 */
export async function pickAddress(hostname: string, key: string): Promise<string> {
  const found = await lookup(hostname, { all: true });
  return pickOf(
    found.map(({ address }) => address),
    key,
  );
}

export function pickOf(addresses: readonly string[], key: string): string {
  const weight = (address: string) =>
    createHash("sha256").update(address).update("\n").update(key).digest("hex");
  const [first] = addresses
    .map((address) => ({ address, weight: weight(address) }))
    .sort((left, right) => (left.weight < right.weight ? 1 : -1));
  if (!first) throw new Error("The name has no address");
  return first.address;
}

export function createHubProxy({ serviceUrl, findAccessToken }: HubProxyOptions): HubProxy {
  const agent = new Agent({ keepAlive: true });
  const streams = new Set<() => void>();
  let isEnding = false;

  function keep(end: () => void, over: Duplex | ServerResponse): void {
    streams.add(end);
    over.once("close", () => streams.delete(end));
  }

  async function askService(request: IncomingMessage): Promise<ClientRequest> {
    const { key, ...proof } = await proofOf(request, findAccessToken);
    const isUpgrade = request.headers.upgrade !== undefined;
    const passed = [...PASSED, ...(isUpgrade ? PASSED_OF_UPGRADES : [])];
    const headers = passed.map((name) => [name, request.headers[name]] as const);
    return ask({
      agent: isUpgrade ? false : agent,
      host: await pickAddress(serviceUrl.hostname, key),
      port: serviceUrl.port || 80,
      method: request.method,
      path: request.url,
      headers: {
        ...Object.fromEntries(headers.filter(([, value]) => value !== undefined)),
        ...proof,
        host: serviceUrl.host,
      },
    });
  }

  return {
    async pass(request, response) {
      // Refused with a delay: a client that reconnects at once would hold up the stopping process.
      if (isEnding) return sendRefusal(response, UNAVAILABLE);
      try {
        const reply = await askService(request);
        response.once("close", () => reply.destroy());
        reply.once("error", () => refuseOrCut(response));
        reply.once("response", (answer) => passAnswer(answer, response));
        // A poll that ends without an event is repeated, on another process.
        if (request.method === "GET") keep(() => response.end(), response);
        request.pipe(reply);
      } catch {
        refuseOrCut(response);
      }
    },

    async upgrade(request, socket, head) {
      socket.on("error", () => socket.destroy());
      if (isEnding) return endUpgrade(socket, "503 Service Unavailable");
      try {
        const response = await askService(request);
        socket.once("close", () => response.destroy());
        response.once("error", () => endUpgrade(socket, "503 Service Unavailable"));
        response.once("response", (answer) => {
          answer.resume();
          const status = `${answer.statusCode} ${answer.statusMessage}`;
          endUpgrade(socket, status, answer.headers["retry-after"]);
        });
        response.once("upgrade", (answer, upstream, upstreamHead) => {
          keep(() => socket.destroy(), socket);
          join(socket, upstream);
          socket.write(headOf(answer));
          socket.write(upstreamHead);
          upstream.write(head);
        });
        response.end();
      } catch {
        endUpgrade(socket, "503 Service Unavailable");
      }
    },

    endStreams() {
      isEnding = true;
      for (const end of streams) end();
    },
  };
}

type Proof = {
  authorization?: string;
  key: string;
};

async function proofOf(
  { url = "", headers }: IncomingMessage,
  findAccessToken: (cookie: string) => Promise<string | null>,
): Promise<Proof> {
  const { authorization, cookie } = headers;
  if (authorization !== undefined) {
    return { authorization, key: keyOf(authorization.replace(/^Bearer /i, "")) };
  }
  const mark = url.indexOf("?");
  const ofQuery = mark < 0 ? null : new URLSearchParams(url.slice(mark)).get("access_token");
  if (ofQuery !== null) return { key: keyOf(ofQuery) };
  const token = cookie === undefined ? null : await findAccessToken(cookie);
  return token === null ? { key: "" } : { authorization: `Bearer ${token}`, key: keyOf(token) };
}

const keyOf = (token: string) => token.slice(0, SESSION_CHARS);

function passAnswer(answer: IncomingMessage, response: ServerResponse): void {
  if (response.writableEnded) return void answer.destroy();
  for (const name of [
    ...["content-type", "content-length", "cache-control", "retry-after"],
    "x-accel-buffering",
  ]) {
    const value = answer.headers[name];
    if (value !== undefined) response.setHeader(name, value);
  }
  response.writeHead(answer.statusCode ?? 502);
  response.flushHeaders();
  answer.once("error", () => response.destroy());
  answer.pipe(response);
}

function refuseOrCut(response: ServerResponse): void {
  if (response.headersSent) response.destroy();
  else sendRefusal(response, UNAVAILABLE);
}

function join(one: Duplex, other: Duplex): void {
  other.on("error", () => other.destroy());
  one.once("close", () => other.destroy());
  other.once("close", () => one.destroy());
  one.pipe(other).pipe(one);
}

const headOf = ({ statusCode, statusMessage, rawHeaders }: IncomingMessage) => {
  const lines = [`HTTP/1.1 ${statusCode} ${statusMessage}`];
  for (let index = 0; index < rawHeaders.length; index += 2) {
    lines.push(`${rawHeaders[index]}: ${rawHeaders[index + 1]}`);
  }
  return `${lines.join("\r\n")}\r\n\r\n`;
};

export function endUpgrade(socket: Duplex, status: string, retryAfter?: string): void {
  const later =
    retryAfter ?? (status.startsWith("503") ? UNAVAILABLE.headers["Retry-After"] : null);
  const lines = [`HTTP/1.1 ${status}`, "Connection: close", "Content-Length: 0"];
  const head = `${[...lines, ...(later ? [`Retry-After: ${later}`] : [])].join("\r\n")}\r\n\r\n`;
  socket.end(head, () => socket.destroy());
}

const HUBS = /^\/hubs\/[\w-]+(?:\/negotiate)?$/;
const METHODS = new Set(["GET", "POST", "DELETE"]);
/** The service's limit, including the protocol frame. */
const MAX_BODY_BYTES = 1024 * 1024;

export const isHubPath = (path: string): boolean => HUBS.test(path);

/**
 * Guards the hubs instead of the page guard: other methods and types, the same host and origin rules. The
 * member's cookie authenticates here, so other sites' pages must not send anything. A program with a token
 * of its own sends no origin.
 */
export function refuseHubRequest(
  request: IncomingMessage,
  { allowedHosts, allowedOrigins }: Pick<FrontGuardOptions, "allowedHosts" | "allowedOrigins">,
): Refusal | null {
  const { method = "", url = "", headers } = request;
  if (!METHODS.has(method)) {
    return { status: 405, code: "method_not_allowed", headers: { Allow: "GET, POST, DELETE" } };
  }
  const badTarget = refuseTarget(url);
  if (badTarget) return badTarget;
  if (!allowedHosts.has((headers.host ?? "").toLowerCase())) {
    return { status: 421, code: "unknown_host" };
  }
  if (!isOurs(request, allowedOrigins)) return { status: 403, code: "foreign_origin" };
  return refuseSize(request, { maxBodyBytes: MAX_BODY_BYTES });
}

function isOurs(
  { method, headers }: IncomingMessage,
  allowedOrigins: FrontGuardOptions["allowedOrigins"],
): boolean {
  const { origin, "sec-fetch-site": site, authorization } = headers;
  if (site !== undefined && site !== "same-origin" && site !== "none") return false;
  if (origin !== undefined) return allowedOrigins.has(origin);
  return method === "GET" || site === "same-origin" || authorization !== undefined;
}
