import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import type { BuildOptions } from "esbuild";

const ROOT = resolve(import.meta.dirname, "../..");
/** CommonJS packages load Node's own modules by `require`. */
const REQUIRE = `import { createRequire as makeRequire } from "node:module";
const require = makeRequire(import.meta.url);`;
const BEYOND_LATIN = /[^\0-\u00ff]/g;

/**
 * Escapes non-Latin letters that esbuild leaves in regular expressions. Node keeps the source in memory and
 * uses two bytes for every character if one character needs them.
 */
function escapeNonLatin1(path: string): void {
  const code = readFileSync(path, "utf8");
  const escaped = (letter: string) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, "0")}`;
  writeFileSync(path, code.replace(BEYOND_LATIN, escaped));
}

type Bundle = {
  entry: string;
  workers?: Readonly<Record<string, string>>;
  /** Output folder of `server.js`; it is emptied first. */
  folder: string;
  external: string[];
} & Pick<BuildOptions, "define" | "plugins" | "ignoreAnnotations">;

export async function bundleServer({ entry, workers, folder, ...options }: Bundle): Promise<void> {
  const { build } = await import("esbuild");
  rmSync(folder, { recursive: true, force: true });
  await build({
    absWorkingDir: ROOT,
    entryPoints: { server: entry, ...workers },
    outdir: folder,
    bundle: true,
    splitting: true,
    platform: "node",
    format: "esm",
    target: "node22",
    chunkNames: "[name]-[hash]",
    banner: { js: REQUIRE },
    legalComments: "none",
    minifyWhitespace: true,
    // Short lines, so that a stack trace names a place that can be found.
    lineLimit: 240,
    logLevel: "error",
    ...options,
  });
  for (const name of readdirSync(folder)) escapeNonLatin1(join(folder, name));
}
