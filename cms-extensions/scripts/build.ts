import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { build } from "esbuild";

const apiKinds = ["hook", "endpoint"] as const;
const appKinds = ["interface", "display", "layout", "module", "panel", "theme"] as const;
type Kind = (typeof apiKinds)[number] | (typeof appKinds)[number];
type Entry = { type: Kind; name: string; source: string };
type Manifest = {
  name: string;
  version: string;
  "directus:extension": { type: "bundle"; host: string; entries: Entry[] };
};

const packageDir = path.resolve(import.meta.dirname, "..");
const bundleDir = path.join(packageDir, "dist/portal");
const manifest = JSON.parse(
  readFileSync(path.join(packageDir, "package.json"), "utf8"),
) as Manifest;
const { name, version, "directus:extension": extension } = manifest;

/** The format in which Directus imports a bundle: one list per kind of extension. */
function bundleSource(kinds: readonly Kind[]): string {
  const entries = extension.entries.filter(({ type }) => kinds.includes(type));
  const imports = entries.map(({ source }, at) => `import entry${at} from "./${source}";`);
  const listOf = (kind: Kind) =>
    entries.flatMap(({ type, name: entry }, at) =>
      type !== kind
        ? []
        : kind === "interface"
          ? `entry${at}`
          : `{ name: "${entry}", config: entry${at} }`,
    );
  const lists = kinds.map((kind) => `export const ${kind}s = [${listOf(kind).join(", ")}];`);
  return [...imports, ...lists, "export const operations = [];"].join("\n");
}

const sourceOf = (kinds: readonly Kind[]) =>
  ({ contents: bundleSource(kinds), resolveDir: packageDir, loader: "ts" }) as const;

rmSync(bundleDir, { recursive: true, force: true });
mkdirSync(bundleDir, { recursive: true });

await build({
  stdin: sourceOf(apiKinds),
  outfile: path.join(bundleDir, "api.js"),
  bundle: true,
  platform: "node",
  format: "esm",
  target: "node22",
  loader: { ".sql": "text" },
  logLevel: "warning",
  // CommonJS packages inside an ES module call `require` for Node's own modules.
  banner: {
    js: 'import { createRequire } from "node:module"; const require = createRequire(import.meta.url);',
  },
});

await build({
  stdin: sourceOf(appKinds),
  outfile: path.join(bundleDir, "app.js"),
  bundle: true,
  platform: "browser",
  format: "esm",
  target: "es2022",
  logLevel: "warning",
  // The admin brings these along.
  external: ["vue", "@directus/extensions-sdk"],
});
// What the spelling endpoint reads when it is first asked.
const packages = path.join(packageDir, "node_modules");
const laidBeside = {
  "hunspell.wasm": "hunspell-wasm/wasm/hunspell.wasm",
  "pt.aff": "dictionary-pt/index.aff",
  "pt.dic": "dictionary-pt/index.dic",
};
for (const [file, source] of Object.entries(laidBeside))
  copyFileSync(path.join(packages, source), path.join(bundleDir, file));
const paths = { app: "app.js", api: "api.js" };
writeFileSync(
  path.join(bundleDir, "package.json"),
  JSON.stringify({
    name,
    version,
    type: "module",
    "directus:extension": { ...extension, path: paths },
  }),
);
