import type { IncomingMessage, ServerResponse } from "node:http";

/** Pages of these origins may speak to the hubs; programs, which tell none, always. */
export type Origins = ReadonlySet<string>;

export function isForeign({ headers }: IncomingMessage, origins: Origins): boolean {
  return headers.origin !== undefined && !origins.has(headers.origin);
}

/** Lets a page of another, allowed origin read the answer, errors too. */
export function allowOrigin({ headers }: IncomingMessage, response: ServerResponse): void {
  if (headers.origin === undefined) return;
  response.setHeader("Access-Control-Allow-Origin", headers.origin);
  response.setHeader("Access-Control-Allow-Credentials", "true");
  response.setHeader("Vary", "Origin");
}

/** Answers the browser's question before a request that crosses origins. It carries no token. */
export function answerPreflight(response: ServerResponse): void {
  response.writeHead(204, {
    "Access-Control-Allow-Methods": "GET, POST, DELETE",
    "Access-Control-Allow-Headers":
      "authorization, content-type, x-requested-with, x-signalr-user-agent",
    "Access-Control-Max-Age": "600",
  });
  response.end();
}
