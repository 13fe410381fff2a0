import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { step } from "./progress.ts";
import { hashOf, onceFor } from "./stamp.ts";

const ROOT = resolve(import.meta.dirname, "../..");
const FOLDER = join(ROOT, "build", "service");
const SOURCES = [
  "bff",
  "contract",
  "config",
  "package-lock.json",
  "scripts/stack/build-service.ts",
];
/** They bring a program of their own for each machine, which no bundle can hold. */
const NATIVE = ["sharp", "@node-rs/argon2", "pg-native"];
/** Packages that are not modules yet ask for Node's own parts by `require`. */
const REQUIRE = `import { createRequire as makeRequire } from "node:module";
const require = makeRequire(import.meta.url);`;

const BEYOND_LATIN = /[^\0-\u00ff]/g;

/**
 * Writes the letters that esbuild leaves in regular expressions as escapes: Node keeps the source of what
 * runs, and keeps all of it in two bytes a letter when one letter needs them.
 */
function keepLettersNarrow(path: string): void {
  const code = readFileSync(path, "utf8");
  const escaped = (letter: string) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, "0")}`;
  writeFileSync(path, code.replace(BEYOND_LATIN, escaped));
}

async function bundle(): Promise<void> {
  const { build } = await import("esbuild");
  rmSync(FOLDER, { recursive: true, force: true });
  await build({
    absWorkingDir: ROOT,
    entryPoints: { server: "bff/server.ts" },
    outdir: FOLDER,
    bundle: true,
    splitting: true,
    platform: "node",
    format: "esm",
    target: "node22",
    chunkNames: "[name]-[hash]",
    external: NATIVE,
    banner: { js: REQUIRE },
    // What the schema is made of is imported for its effect alone.
    ignoreAnnotations: true,
    legalComments: "none",
    minifyWhitespace: true,
    // Short enough that a stack names a place that can be found.
    lineLimit: 240,
    logLevel: "error",
  });
  for (const name of readdirSync(FOLDER)) keepLettersNarrow(join(FOLDER, name));
  cpSync(join(ROOT, "bff/db/migrations"), join(FOLDER, "migrations"), { recursive: true });
}

/**
 * Puts the service into a few files when its sources changed: it starts in a fifth of the time that a
 * thousand modules take, each looked for, read and rid of its types.
 */
export async function buildService(): Promise<void> {
  mkdirSync(join(ROOT, "build"), { recursive: true });
  const hash = hashOf(...SOURCES.map((name) => join(ROOT, name)));
  await onceFor(join(ROOT, "build", ".service-stamp"), hash, () => step("service built", bundle));
}
