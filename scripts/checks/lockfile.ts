import { readFileSync } from "node:fs";
import { join } from "node:path";

type LockedPackage = {
  version?: string;
  integrity?: string;
  link?: boolean;
  inBundle?: boolean;
  optionalDependencies?: Record<string, string>;
};

type Manifest = {
  name: string;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
};

const EXACT_VERSION = /^\d+\.\d+\.\d+(-[0-9A-Za-z.-]+)?$/;

function listPins(manifest: Manifest): [name: string, version: string][] {
  return Object.entries({ ...manifest.dependencies, ...manifest.devDependencies }).map(
    ([name, pin]) => [name, pin.replace(/^npm:.+@/, "")],
  );
}

function readJson<T>(path: string): T {
  return JSON.parse(readFileSync(path, "utf8")) as T;
}

/** npm looks for a package in `node_modules` of the package that needs it, then in each folder above. */
function isLocked(
  packages: Record<string, LockedPackage>,
  requester: string,
  name: string,
): boolean {
  for (
    let folder = requester;
    ;
    folder = folder.slice(0, Math.max(0, folder.lastIndexOf("/node_modules/")))
  ) {
    if (packages[`${folder ? `${folder}/` : ""}node_modules/${name}`]) return true;
    if (!folder) return false;
  }
}

function findLockProblems(packages: Record<string, LockedPackage>): string[] {
  return Object.entries(packages).flatMap(([path, entry]) => {
    const missing = Object.keys(entry.optionalDependencies ?? {})
      .filter((name) => !isLocked(packages, path, name))
      .map((name) => `${path} names ${name}, which has no entry: npm ci would fail`);
    if (!path || entry.link || entry.inBundle) return missing;
    return entry.integrity?.startsWith("sha512-")
      ? missing
      : [...missing, `${path} has no sha512 integrity`];
  });
}

function findLoosePins(manifest: Manifest): string[] {
  return listPins(manifest)
    .filter(([, version]) => !EXACT_VERSION.test(version))
    .map(([name, version]) => `${name} is "${version}", not an exact version`);
}

function findUnlockedPins(manifest: Manifest, packages: Record<string, LockedPackage>): string[] {
  return listPins(manifest)
    .filter(([name, version]) => packages[`node_modules/${name}`]?.version !== version)
    .map(([name, version]) => `${name} ${version} is not the version in the lockfile`);
}

/**
 * Problems that keep `npm ci` from installing the same tree everywhere: entries missing from the lockfile,
 * packages without sha512, versions in package.json that are not exact or differ from the lockfile. One
 * sentence per problem; empty if there are none.
 */
export function findLockfileProblems(folder: string): string[] {
  const manifest = readJson<Manifest>(join(folder, "package.json"));
  const { packages } = readJson<{ packages: Record<string, LockedPackage> }>(
    join(folder, "package-lock.json"),
  );
  return [
    ...findLockProblems(packages),
    ...findLoosePins(manifest),
    ...findUnlockedPins(manifest, packages),
  ].map((problem) => `${manifest.name}: ${problem}`);
}
