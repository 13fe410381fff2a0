import { createReadStream, existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { basename, extname, join, relative, sep } from "node:path";
import { pipeline } from "node:stream";
import { chooseCoding, CODINGS, type Coding } from "./content-coding.ts";
import { isKnown, codedEtag, etagOf } from "./validators.ts";

const POLICIES: Record<string, string> = {
  ".svg": "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  ".html":
    "default-src 'none'; base-uri 'none'; frame-ancestors 'none'; connect-src 'self'; script-src 'self'; style-src 'self'",
};

const TYPES: Record<string, string> = {
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".svg": "image/svg+xml",
  ".woff2": "font/woff2",
  ".png": "image/png",
  ".ico": "image/x-icon",
  ".webp": "image/webp",
  ".m4a": "audio/mp4",
  ".json": "application/json; charset=utf-8",
  ".webmanifest": "application/manifest+json",
  ".txt": "text/plain; charset=utf-8",
};
const ENDINGS: Record<Coding, string> = { br: ".br", zstd: ".zst", gzip: ".gz" };

type StaticForm = { path: string; sizeBytes: number; etag: string };
type StaticFile = {
  extension: string;
  type: string;
  /** True if the name contains its hash: the file never changes. */
  isImmutable: boolean;
  codings: Coding[];
  forms: Map<Coding | "identity", StaticForm>;
};

function* walk(folder: string): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* walk(path);
    else yield path;
  }
}

function describe(path: string, type: string, isImmutable: boolean): StaticFile {
  const etag = isImmutable ? `"${basename(path)}"` : etagOf(readFileSync(path));
  const forms = new Map<Coding | "identity", StaticForm>();
  forms.set("identity", { path, sizeBytes: statSync(path).size, etag });
  const codings = CODINGS.filter((coding) => existsSync(path + ENDINGS[coding]));
  for (const coding of codings) {
    const coded = path + ENDINGS[coding];
    forms.set(coding, {
      path: coded,
      sizeBytes: statSync(coded).size,
      etag: codedEtag(etag, coding),
    });
  }
  return { extension: extname(path), type, isImmutable, codings, forms };
}

function listStaticFiles(folder: string): Map<string, StaticFile> {
  const files = new Map<string, StaticFile>();
  if (!existsSync(folder)) return files;
  for (const path of walk(folder)) {
    const type = TYPES[extname(path)];
    const address = `/${relative(folder, path).split(sep).join("/")}`;
    if (type) files.set(address, describe(path, type, address.startsWith("/assets/")));
  }
  return files;
}

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

type ByteRange = { start: number; end: number };

/**
 * The single byte range of a `Range` header, both ends included. "unsatisfiable" if it starts after the
 * end. Null if the whole body must be sent: no range, several, or an invalid one (RFC 9110 §14.2).
 */
export function readByteRange(
  header: string | undefined,
  sizeBytes: number,
): ByteRange | "unsatisfiable" | null {
  const [, first, last] = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? "") ?? [];
  if (first === undefined || last === undefined || (first === "" && last === "")) return null;
  if (first === "") {
    const count = Math.min(Number(last), sizeBytes);
    return count === 0 ? "unsatisfiable" : { start: sizeBytes - count, end: sizeBytes - 1 };
  }
  const start = Number(first);
  const end = last === "" ? sizeBytes - 1 : Math.min(Number(last), sizeBytes - 1);
  if (last !== "" && Number(last) < start) return null;
  return start >= sizeBytes ? "unsatisfiable" : { start, end };
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
