import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { RouteConfigEntry } from "@remix-run/route-config";
import { listAffectedPatterns, isAddressOf } from "./affected-routes.ts";
import { readImportGraph } from "./import-graph.ts";

export type ChangedTests = {
  unit: string[];
  mocked: string[];
  service: string[];
  e2e: string[];
  patterns: string[];
  totals: Record<"unit" | "mocked" | "service" | "e2e", number>;
};

const GROUND =
  /^(package(-lock)?\.json|cms-extensions\/package(-lock)?\.json|tsconfig\.json|vite\.config\.ts|vitest\.config\.ts|playwright\.config\.ts|remix\.config\.js|scripts\/(stack|testing)\/.*|scripts\/commands\/test\.ts|directus-snapshot\.yaml)$/;
/** Tests that read sources as text, which imports do not show. */
const READS_SOURCES = /\b(readdirSync|readFileSync|globSync|spawnSync|lintCode|lintImports)\b/;
const EVERY_ROUTE = /\b(listDoors|build\.routes)\b/;
const SWEEP = "tests/e2e/pages/accessibility.spec.ts";

const PARTS: readonly { tests: RegExp; sources: RegExp }[] = [
  { tests: /^tests\/service\/app\/script-weight/, sources: /^app\// },
  { tests: /^tests\/service\/app\//, sources: /^app\/(server|serve|entry\.server)\.tsx?$/ },
  {
    tests: /^tests\/service\/(cms\/|contract\/directus|bff\/directus-contract)/,
    sources: /^(cms-extensions\/|app\/cms\/)/,
  },
  { tests: /^tests\/service\/contract\/service/, sources: /^(bff\/|app\/service\/)/ },
];
/** A change here reaches e2e tests without imports, so all of them run. */
const BEHIND_PAGES =
  /^(bff\/|cms-extensions\/(src|access|schema|seed)\/|app\/(server|serve|entry\.server)\.tsx?$)/;

const ADDRESS = /\/pt-BR(?:\/(?:\$\{[^}]*\}|[\w.:*-])+)*\/?/g;
const TEST = /^\s*(?:test|it)(?:\.each)?\(/;
const DECLARATION = /^(?:export )?(?:async )?(?:const|function) (\w+)/;

type Part = { line: number; text: string; name: string | null; isTest: boolean };

function splitParts(source: string): Part[] {
  const parts: Part[] = [];
  source.split("\n").forEach((text, at) => {
    const isTest = TEST.test(text);
    const name = DECLARATION.exec(text)?.[1] ?? null;
    const last = parts.at(-1);
    const isEnd = /^[^\s)}]/.test(text);
    if (!last || isTest || isEnd) parts.push({ line: at + 1, text, name, isTest });
    else last.text += `\n${text}`;
  });
  return parts;
}

function listAddresses(text: string): string[] {
  return text.replaceAll("\\/", "/").match(ADDRESS) ?? [];
}

export function listTestsAt(source: string, patterns: Iterable<string>): number[] {
  const selected = [...patterns];
  const names = (text: string) =>
    listAddresses(text).some((address) => selected.some((each) => isAddressOf(each, address)));
  const parts = splitParts(source);
  const carriers = parts.filter((part) => part.name && !part.isTest && names(part.text));
  const isForAll = parts.some((part) => !part.isTest && !part.name && names(part.text));
  return parts
    .filter(
      (part) =>
        part.isTest &&
        (isForAll ||
          names(part.text) ||
          carriers.some(({ name }) => new RegExp(`\\b${name}\\b`).test(part.text))),
    )
    .map(({ line }) => line);
}

export function listChangedTests(
  root: string,
  changed: readonly string[],
  routes: readonly RouteConfigEntry[],
): ChangedTests {
  const graph = readImportGraph(root);
  const isGround = changed.some((file) => GROUND.test(file));
  const dependents = graph.listDependents(changed);
  const reached = [...dependents];
  const textOf = (file: string) => readFileSync(join(root, file), "utf8");
  const testsIn = (folder: string) =>
    graph.files.filter(
      (file) => file.startsWith(`tests/${folder}/`) && /\.(test|spec)\.tsx?$/.test(file),
    );
  const patterns = listAffectedPatterns(routes, isGround ? new Set(["app/root.tsx"]) : dependents);

  const unit = testsIn("unit").filter(
    (file) => isGround || dependents.has(file) || READS_SOURCES.test(textOf(file)),
  );
  const mocked = testsIn("mocked").filter((file) => {
    if (isGround || dependents.has(file)) return true;
    const text = textOf(file);
    return patterns.size > 0 && (EVERY_ROUTE.test(text) || listTestsAt(text, patterns).length > 0);
  });
  const service = testsIn("service").filter(
    (file) =>
      isGround ||
      dependents.has(file) ||
      PARTS.some(
        ({ tests, sources }) => tests.test(file) && reached.some((each) => sources.test(each)),
      ),
  );
  const isBehind = reached.some((file) => BEHIND_PAGES.test(file));
  const e2e = testsIn("e2e").flatMap((file) => {
    if (isGround || isBehind || dependents.has(file)) return [file];
    if (file === SWEEP) return patterns.size > 0 ? [file] : [];
    return listTestsAt(textOf(file), patterns).map((line) => `${file}:${line}`);
  });
  const totals = {
    unit: testsIn("unit").length,
    mocked: testsIn("mocked").length,
    service: testsIn("service").length,
    e2e: testsIn("e2e").length,
  };
  const swept = isGround || isBehind ? [] : [...patterns];
  return { unit, mocked, service, e2e, patterns: swept, totals };
}
