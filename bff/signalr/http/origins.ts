import type { IncomingMessage, ServerResponse } from "node:http";

/** Clients without an Origin header are always allowed. */
export type Origins = ReadonlySet<string>;

export function isForeign({ headers }: IncomingMessage, origins: Origins): boolean {
  return headers.origin !== undefined && !origins.has(headers.origin);
}

export function allowOrigin({ headers }: IncomingMessage, response: ServerResponse): void {
  if (headers.origin === undefined) return;
  response.setHeader("Access-Control-Allow-Origin", headers.origin);
  response.setHeader("Access-Control-Allow-Credentials", "true");
  response.setHeader("Vary", "Origin");
}

export function answerPreflight(response: ServerResponse): void {
  response.writeHead(204, {
    "Access-Control-Allow-Methods": "GET, POST, DELETE",
    "Access-Control-Allow-Headers":
      "authorization, content-type, x-requested-with, x-signalr-user-agent",
    "Access-Control-Max-Age": "600",
  });
  response.end();
}
