import type { ServerResponse } from "node:http";

export const RETRY_AFTER_SECONDS = 5;

/**
 * Sends a short answer in plain text, with `Retry-After` if it is temporary. Does nothing if the client has
 * gone or the answer is already sent.
 */
export function answer(response: ServerResponse, status: number, text = ""): void {
  if (response.headersSent || response.destroyed) return;
  response.writeHead(status, {
    "Content-Type": "text/plain",
    "Content-Length": Buffer.byteLength(text),
    "Cache-Control": "no-cache, no-store",
    ...((status === 429 || status === 503) && { "Retry-After": RETRY_AFTER_SECONDS }),
  });
  response.end(text);
}

export function answerJson(response: ServerResponse, body: object): void {
  const text = JSON.stringify(body);
  response.writeHead(200, {
    "Content-Type": "application/json",
    "Content-Length": Buffer.byteLength(text),
    "Cache-Control": "no-cache, no-store",
  });
  response.end(text);
}
