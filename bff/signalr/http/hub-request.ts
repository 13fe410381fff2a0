import type { IncomingMessage } from "node:http";
import type { RequestPurpose } from "../hub/hub.ts";

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
  connectionToken: string | null;
  query: URLSearchParams;
};

/** Parses a request; null if its path has no hub. The protocol's keys are case-insensitive. */
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

export function ownQuery(query: URLSearchParams): URLSearchParams {
  return new URLSearchParams([...query].filter(([key]) => !PROTOCOL_KEYS.has(key.toLowerCase())));
}

/**
 * The bearer token. The query counts only for opening a stream: browsers cannot send headers there, and
 * query tokens end up in logs.
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
