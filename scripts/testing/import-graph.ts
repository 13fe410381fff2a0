import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";

const ROOMS = [
  "app",
  "bench",
  "bff",
  "config",
  "contract",
  "cms-extensions",
  "scripts",
  "tests",
  "ops",
];
const CODE = /\.(ts|tsx|mjs)$/;
const SPECIFIER = /(?:\bfrom|\bimport|\bimport\(|\bvi\.mock\()\s*"((?:\.{1,2}|~)\/[^"?]+)/g;
const ENDINGS = ["", ".ts", ".tsx", ".mjs", "/index.ts", "/index.tsx"];

export type ImportGraph = {
  files: readonly string[];
  listDependents(files: Iterable<string>): Set<string>;
  listDependencies(file: string): Set<string>;
};

function listCode(root: string): string[] {
  return ROOMS.filter((room) => existsSync(join(root, room))).flatMap((room) =>
    readdirSync(join(root, room), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && CODE.test(entry.name))
      .map((entry) => relative(root, join(entry.parentPath, entry.name)))
      .filter((path) => !/(^|\/)(node_modules|dist)\//.test(path)),
  );
}

function importsOf(root: string, file: string): string[] {
  const text = readFileSync(join(root, file), "utf8");
  return [...text.matchAll(SPECIFIER)].flatMap(([, specifier = ""]) => {
    const base = specifier.startsWith("~/")
      ? join(root, "app", specifier.slice(2))
      : resolve(root, dirname(file), specifier);
    const found = ENDINGS.map((ending) => base + ending).find(
      (path) => existsSync(path) && statSync(path).isFile(),
    );
    return found ? [relative(root, found)] : [];
  });
}

function reach(from: Iterable<string>, next: ReadonlyMap<string, readonly string[]>): Set<string> {
  const reached = new Set(from);
  for (const file of reached) for (const other of next.get(file) ?? []) reached.add(other);
  return reached;
}

export function readImportGraph(root: string): ImportGraph {
  const files = listCode(root);
  const imports = new Map(files.map((file) => [file, importsOf(root, file)]));
  const importers = new Map<string, string[]>();
  for (const [file, imported] of imports) {
    for (const each of imported) importers.set(each, [...(importers.get(each) ?? []), file]);
  }
  return {
    files,
    listDependents: (changed) => reach(changed, importers),
    listDependencies: (file) => reach([file], imports),
  };
}
