import { readFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import type { Plugin } from "esbuild";
import { oncePerBuild } from "../../app/http/once-per-build.ts";
import { routeMatchCache } from "../../app/http/route-match-cache.ts";
import { withChange, type SourceChange } from "../../app/http/source-changes.ts";
import { wholeText } from "../../app/http/whole-text.ts";
import { bundleServer } from "./bundle.ts";

const ROOT = resolve(import.meta.dirname, "../..");
const CHANGES = [routeMatchCache, wholeText, ...oncePerBuild];
const OUTSIDE = ["sharp", "pdfkit", "vite"];

/**
 * Applies the source changes that development applies at load time. The build fails if a file is not as
 * expected or not part of the bundle.
 */
export const changeSources = (changes: readonly SourceChange[]): Plugin => ({
  name: "change-sources",
  setup({ onLoad, onEnd }) {
    const changed = new Set<SourceChange>();
    onLoad({ filter: /\.js$/ }, async ({ path }) => {
      const change = changes.find(({ file }) => path.endsWith(file));
      if (!change) return null;
      const contents = withChange(await readFile(path, "utf8"), change);
      changed.add(change);
      return contents === null
        ? { errors: [{ text: `${change.file} has changed` }] }
        : { contents };
    });
    onEnd(() => ({
      errors: changes
        .filter((change) => !changed.has(change))
        .map(({ file }) => ({ text: `${file} is no part of the server` })),
    }));
  },
});

const remixBuild: Plugin = {
  name: "remix-build",
  setup({ onResolve }) {
    onResolve({ filter: /^virtual:remix\/server-build$/ }, () => ({
      path: join(ROOT, "build/server/index.js"),
    }));
  },
};

export function bundleApp(): Promise<void> {
  return bundleServer({
    entry: "app/server.ts",
    workers: { "markdown-worker": "app/content/writing/markdown-worker.ts" },
    folder: join(ROOT, "build", "app"),
    external: OUTSIDE,
    define: { "process.env.NODE_ENV": '"production"' },
    plugins: [changeSources(CHANGES), remixBuild],
  });
}
