import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { basename, extname, join, relative, sep } from "node:path";
import { CODINGS, type Coding } from "./content-coding.ts";
import { codedEtag, etagOf } from "./validators.ts";

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
const ENDINGS: Record<Coding, string> = { br: ".br", zstd: ".zst", gzip: ".gz" };

export type StaticForm = { path: string; sizeBytes: number; etag: string };
export type StaticFile = {
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

export function listStaticFiles(folder: string): Map<string, StaticFile> {
  const files = new Map<string, StaticFile>();
  if (!existsSync(folder)) return files;
  for (const path of walk(folder)) {
    const type = TYPES[extname(path)];
    const address = `/${relative(folder, path).split(sep).join("/")}`;
    if (type) files.set(address, describe(path, type, address.startsWith("/assets/")));
  }
  return files;
}
