import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { build } from "esbuild";

type Entry = { type: "hook" | "endpoint" | "operation"; name: string; source: string };
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

/** The bundle's one module, in the form Directus imports: a list of each kind of extension. */
function bundleSource(entries: readonly Entry[]): string {
  const imports = entries.map(({ source }, at) => `import entry${at} from "./${source}";`);
  const listOf = (type: Entry["type"]) =>
    entries
      .map((entry, at) =>
        entry.type === type ? `{ name: "${entry.name}", config: entry${at} }` : "",
      )
      .filter(Boolean)
      .join(", ");
  return `${imports.join("\n")}
export const hooks = [${listOf("hook")}];
export const endpoints = [${listOf("endpoint")}];
export const operations = [${listOf("operation")}];`;
}

rmSync(bundleDir, { recursive: true, force: true });
mkdirSync(bundleDir, { recursive: true });

await build({
  stdin: { contents: bundleSource(extension.entries), resolveDir: packageDir, loader: "ts" },
  outfile: path.join(bundleDir, "api.js"),
  bundle: true,
  platform: "node",
  format: "esm",
  target: "node22",
  logLevel: "warning",
  // CommonJS packages inside an ES module call `require` for Node's own modules.
  banner: {
    js: 'import { createRequire } from "node:module"; const require = createRequire(import.meta.url);',
  },
});

// No entry has an admin app part, but Directus wants the file of a bundle to exist.
const appKinds = ["interfaces", "displays", "layouts", "modules", "panels", "themes"];
const appSource = appKinds.map((kind) => `export const ${kind} = [];`).join("\n");
writeFileSync(path.join(bundleDir, "app.js"), `${appSource}\nexport const operations = [];\n`);
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
