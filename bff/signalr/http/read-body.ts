import type { IncomingMessage } from "node:http";

export type Body =
  | { kind: "whole"; bytes: Uint8Array }
  | { kind: "broken" }
  | { kind: "too-large" };

/** Reads the bytes of a request with any content type. Never throws. */
export async function readBody(request: IncomingMessage, maxBytes: number): Promise<Body> {
  const chunks: Buffer[] = [];
  let byteLength = 0;
  try {
    for await (const chunk of request as AsyncIterable<Buffer>) {
      byteLength += chunk.length;
      if (byteLength > maxBytes) return { kind: "too-large" };
      chunks.push(chunk);
    }
  } catch {
    return { kind: "broken" };
  }
  if (!request.complete) return { kind: "broken" };
  return { kind: "whole", bytes: Buffer.concat(chunks, byteLength) };
}
