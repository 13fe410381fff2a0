import { createReadStream } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { pipeline } from "node:stream";
import { readByteRange } from "./byte-range.ts";
import { chooseCoding } from "./content-coding.ts";
import { listStaticFiles, type StaticFile, type StaticForm } from "./static-list.ts";
import { isKnown } from "./validators.ts";

const POLICIES: Record<string, string> = {
  ".svg": "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  ".html":
    "default-src 'none'; base-uri 'none'; frame-ancestors 'none'; connect-src 'self'; script-src 'self'; style-src 'self'",
};

function headersOf(file: StaticFile): Record<string, string> {
  const policy = POLICIES[file.extension];
  return {
    "Cache-Control": file.isImmutable
      ? "public, max-age=31536000, immutable"
      : "public, max-age=3600",
    Vary: "Accept-Encoding",
    ...(policy && { "Content-Security-Policy": policy }),
  };
}

/** `Range` applies only to GET; with `If-Range`, only if the bytes are unchanged. */
function rangeOf(request: IncomingMessage, form: StaticForm) {
  const started = request.headers["if-range"];
  if (request.method !== "GET" || (started !== undefined && started !== form.etag)) return null;
  return readByteRange(request.headers.range, form.sizeBytes);
}

function send(request: IncomingMessage, response: ServerResponse, file: StaticFile): void {
  const coding = chooseCoding(request.headers["accept-encoding"]?.toString(), file.codings);
  const form = coding && file.forms.get(coding);
  const headers = headersOf(file);
  if (!form) return void response.writeHead(406, { ...headers, "Content-Length": 0 }).end();
  if (isKnown(request.headers["if-none-match"], form.etag)) {
    return void response.writeHead(304, { ...headers, ETag: form.etag }).end();
  }
  const range = rangeOf(request, form);
  if (range === "unsatisfiable") {
    const size = { "Content-Range": `bytes */${form.sizeBytes}`, "Content-Length": 0 };
    return void response.writeHead(416, { ...headers, ...size }).end();
  }
  response.writeHead(range ? 206 : 200, {
    ...headers,
    "Content-Type": file.type,
    "Content-Length": range ? range.end - range.start + 1 : form.sizeBytes,
    "Accept-Ranges": "bytes",
    ETag: form.etag,
    ...(range && { "Content-Range": `bytes ${range.start}-${range.end}/${form.sizeBytes}` }),
    ...(coding !== "identity" && { "Content-Encoding": coding }),
  });
  if (request.method === "HEAD") response.end();
  // A file deleted since the start, or a disconnect, ends only this answer.
  else pipeline(createReadStream(form.path, range ?? {}), response, () => {});
}

/**
 * Serves the built browser files, listed once at start. Only listed files are served, so no path can leave
 * the folder. Files under /assets/ have a hash in their name and never change.
 */
export function createStaticFiles(folder: string) {
  const files = listStaticFiles(folder);

  return function serve(request: IncomingMessage, response: ServerResponse): boolean {
    const file = files.get((request.url ?? "/").split("?", 1)[0] ?? "/");
    if (!file || request.method === "POST") return false;
    send(request, response, file);
    return true;
  };
}
