import { readFileSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { kindsWith } from "../../contract/content/kinds.ts";

const PATH = "/sw.js";

/** The worker with the build's version and the kinds whose pages it stores. */
export const workerSource = (file: string, build: string): string =>
  readFileSync(file, "utf8")
    .replace("__BUILD__", () => build)
    .replace("__KINDS__", () => kindsWith("isOffline").join(","));

/**
 * Serves /sw.js with the build's version in it, because browsers detect a new worker by its bytes. `file`
 * is read once. The worker needs its own content security policy; otherwise it could fetch nothing.
 */
export function createWorkerFile(file: string, build: string) {
  const body = workerSource(file, build);
  return function serve(request: IncomingMessage, response: ServerResponse): boolean {
    if ((request.url ?? "").split("?", 1)[0] !== PATH || request.method === "POST") return false;
    response.writeHead(200, {
      "Content-Type": "text/javascript; charset=utf-8",
      "Content-Length": Buffer.byteLength(body),
      "Cache-Control": "no-store",
      "Content-Security-Policy": "default-src 'none'; connect-src 'self'",
    });
    response.end(request.method === "HEAD" ? undefined : body);
    return true;
  };
}
