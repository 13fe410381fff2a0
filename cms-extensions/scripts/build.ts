import { execFileSync } from "node:child_process";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";

// Directus loads an extension from a folder with a manifest of its own; this makes that folder.
const packageDir = path.resolve(import.meta.dirname, "..");
const bundleDir = path.join(packageDir, "dist/portal");
const manifest = JSON.parse(readFileSync(path.join(packageDir, "package.json"), "utf8")) as {
  name: string;
  version: string;
  "directus:extension": { path: { app: string; api: string } };
};

rmSync(bundleDir, { recursive: true, force: true });
const cli = path.join(packageDir, "node_modules/@directus/extensions-sdk/cli.js");
execFileSync(process.execPath, [cli, "build"], { cwd: packageDir, stdio: "inherit" });

const { name, version, "directus:extension": bundle } = manifest;
const paths = { app: "app.js", api: "api.js" };
writeFileSync(
  path.join(bundleDir, "package.json"),
  JSON.stringify({
    name,
    version,
    type: "module",
    "directus:extension": { ...bundle, path: paths },
  }),
);
