import { createReadStream, existsSync, readdirSync, statSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { extname, join, relative, sep } from "node:path";
import { pipeline } from "node:stream";

const TYPES: Record<string, string> = {
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".svg": "image/svg+xml",
  ".woff2": "font/woff2",
  ".png": "image/png",
  ".ico": "image/x-icon",
  ".webp": "image/webp",
  ".json": "application/json; charset=utf-8",
  ".webmanifest": "application/manifest+json",
  ".txt": "text/plain; charset=utf-8",
};
const POLICIES: Record<string, string> = {
  ".svg": "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  ".html":
    "default-src 'none'; base-uri 'none'; frame-ancestors 'none'; connect-src 'self'; script-src 'self'; style-src 'self'",
};
const ENCODINGS = [
  ["br", ".br"],
  ["gzip", ".gz"],
] as const;

type StaticFile = {
  path: string;
  sizeBytes: number;
  type: string;
  encoded: Map<string, { path: string; sizeBytes: number }>;
};

function* walk(folder: string): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* walk(path);
    else yield path;
  }
}

/**
 * The built browser files, listed once at start: only what is in the list is served, so no path can
 * leave the folder. Files under /assets/ carry a hash in their name and never change.
 */
export function createStaticFiles(folder: string) {
  const files = new Map<string, StaticFile>();
  if (existsSync(folder)) {
    for (const path of walk(folder)) {
      const type = TYPES[extname(path)];
      if (!type) continue;
      const encoded = new Map<string, { path: string; sizeBytes: number }>();
      for (const [name, ending] of ENCODINGS) {
        if (existsSync(path + ending))
          encoded.set(name, { path: path + ending, sizeBytes: statSync(path + ending).size });
      }
      files.set(`/${relative(folder, path).split(sep).join("/")}`, {
        path,
        sizeBytes: statSync(path).size,
        type,
        encoded,
      });
    }
  }

  /** Answers the request when its path names a file; false otherwise. */
  return function serve(request: IncomingMessage, response: ServerResponse): boolean {
    const path = (request.url ?? "/").split("?", 1)[0] ?? "/";
    const file = files.get(path);
    if (!file || request.method === "POST") return false;
    const accepted = String(request.headers["accept-encoding"] ?? "");
    const encoding = ENCODINGS.find(
      ([name]) => file.encoded.has(name) && accepted.includes(name),
    )?.[0];
    const chosen = (encoding && file.encoded.get(encoding)) ?? file;
    const policy = POLICIES[extname(path)];
    response.writeHead(200, {
      "Content-Type": file.type,
      "Content-Length": chosen.sizeBytes,
      "Cache-Control": path.startsWith("/assets/")
        ? "public, max-age=31536000, immutable"
        : "public, max-age=3600",
      Vary: "Accept-Encoding",
      ...(encoding && { "Content-Encoding": encoding }),
      ...(policy && { "Content-Security-Policy": policy }),
    });
    if (request.method === "HEAD") response.end();
    // A file that is gone since the start, or a visitor who hangs up, ends this answer only.
    else pipeline(createReadStream(chosen.path), response, () => {});
    return true;
  };
}
