import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import type { BuildOptions } from "esbuild";

const ROOT = resolve(import.meta.dirname, "../..");
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

type Bundle = {
  /** Where the program starts, from the project's root. */
  entry: string;
  /** Programs of worker threads, each beside `server.js` under its own name. */
  workers?: Readonly<Record<string, string>>;
  /** Becomes `server.js` in this folder, which is emptied before. */
  folder: string;
  /** Packages that must stay outside: they bring programs or files of their own. */
  external: string[];
} & Pick<BuildOptions, "define" | "plugins" | "ignoreAnnotations">;

/** Puts a server into a few files, which Node reads faster, and keeps in less, than a thousand modules. */
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
    // Short enough that a stack names a place that can be found.
    lineLimit: 240,
    logLevel: "error",
    ...options,
  });
  for (const name of readdirSync(folder)) keepLettersNarrow(join(folder, name));
}
