import type { ServerResponse } from "node:http";

/** A short answer in plain text. Nothing where the other side is gone or has an answer already. */
export function answer(response: ServerResponse, status: number, text = ""): void {
  if (response.headersSent || response.destroyed) return;
  response.writeHead(status, {
    "Content-Type": "text/plain",
    "Content-Length": Buffer.byteLength(text),
    "Cache-Control": "no-cache, no-store",
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
