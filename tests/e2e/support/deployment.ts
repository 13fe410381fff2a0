import {
  copyFile,
  cp,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rename,
  rm,
  symlink,
  writeFile,
} from "node:fs/promises";
import { join, resolve } from "node:path";
import { findRouteCode } from "./route-code";

const ROOT = resolve(import.meta.dirname, "../../..");
const TEXT = /\.(js|json|css|html)$/;

export type Deployment = {
  folder: string;
  /** File names of the page's code: in the tests' build, and in this one. */
  code: { before: string; after: string };
  remove(): Promise<void>;
};

/**
 * A copy of the tests' build as a next deployment: one page's code and the route manifest have new names.
 * Files with the old names are deleted, or retained as a build retains them.
 */
export async function makeNextDeployment(
  routeId: string,
  { keepsOldCode = false } = {},
): Promise<Deployment> {
  await mkdir(join(ROOT, ".data"), { recursive: true });
  const folder = await mkdtemp(join(ROOT, ".data", "deployment-"));
  await cp(join(ROOT, "build"), join(folder, "build"), { recursive: true });
  await symlink(join(ROOT, "app"), join(folder, "app"));
  const assets = join(folder, "build", "client", "assets");
  const names = (await readdir(assets)).filter((name) => name.endsWith(".js"));
  const code = { before: findRouteCode(routeId), after: "code-deployed.js" };
  const manifest = findName(names, "manifest-");
  const version = manifest.slice("manifest-".length, -".js".length);
  const renamed = new Map([
    [code.before, code.after],
    [manifest, "manifest-deployed.js"],
    [`"${version}"`, '"deployed"'],
  ]);
  for (const name of names) {
    // The compressed copies still contain the old names.
    for (const ending of [".br", ".zst", ".gz"])
      await rm(join(assets, name + ending), { force: true });
  }
  for (const entry of await readdir(join(folder, "build"), {
    recursive: true,
    withFileTypes: true,
  })) {
    if (!entry.isFile() || !TEXT.test(entry.name)) continue;
    const path = join(entry.parentPath, entry.name);
    const before = await readFile(path, "utf8");
    // Long lines are broken inside strings with a backslash, so a name may be split over two lines.
    let after = before.replaceAll("\\\n", "");
    for (const [old, fresh] of renamed) after = after.replaceAll(old, fresh);
    if (after !== before) await writeFile(path, after);
  }
  const replace = keepsOldCode ? copyFile : rename;
  await replace(join(assets, code.before), join(assets, code.after));
  await replace(join(assets, manifest), join(assets, "manifest-deployed.js"));
  return { folder, code, remove: () => rm(folder, { recursive: true, force: true }) };
}

function findName(names: string[], start: string): string {
  const found = names.find((name) => name.startsWith(start));
  if (!found) throw new Error(`The build has no ${start}….js`);
  return found;
}
