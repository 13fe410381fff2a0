import type { IncomingMessage } from "node:http";
import type { RequestPurpose } from "../hub/hub.ts";

/** What the protocol adds to the hub's own query. */
const PROTOCOL_KEYS = new Set([
  "id",
  "negotiateversion",
  "usestatefulreconnect",
  "access_token",
  "_",
]);

export type HubRequest = {
  hubPath: string;
  isNegotiation: boolean;
  /** The connection's key; null without. */
  connectionToken: string | null;
  /** With all the protocol adds; keys as they came. */
  query: URLSearchParams;
};

/** What a request asks for; null for one that is of no hub. Keys of the protocol may be in any case. */
export function readHubRequest(
  request: IncomingMessage,
  hubPaths: { has(path: string): boolean },
): HubRequest | null {
  const target = request.url ?? "";
  const mark = target.indexOf("?");
  const path = mark < 0 ? target : target.slice(0, mark);
  const isNegotiation = path.endsWith("/negotiate");
  const hubPath = isNegotiation ? path.slice(0, -"/negotiate".length) : path;
  if (!hubPaths.has(hubPath)) return null;
  const query = new URLSearchParams(mark < 0 ? "" : target.slice(mark + 1));
  return { hubPath, isNegotiation, connectionToken: findValue(query, "id"), query };
}

/** The hub's own part of a query. */
export function ownQuery(query: URLSearchParams): URLSearchParams {
  return new URLSearchParams([...query].filter(([key]) => !PROTOCOL_KEYS.has(key.toLowerCase())));
}

/**
 * The bearer's token. In the query only where it opens a stream: browsers can send no header there, and
 * elsewhere it would only end in logs.
 */
export function findToken(
  { headers }: IncomingMessage,
  query: URLSearchParams,
  purpose: RequestPurpose,
): string | null {
  const bearer = /^Bearer ([\w.~+/=-]{1,8192})$/i.exec(headers.authorization ?? "");
  if (bearer?.[1]) return bearer[1];
  return purpose === "connect" ? findValue(query, "access_token") : null;
}

export function findValue(query: URLSearchParams, name: string): string | null {
  for (const [key, value] of query) if (key.toLowerCase() === name) return value;
  return null;
}
