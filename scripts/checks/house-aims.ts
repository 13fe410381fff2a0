import { readdirSync, readFileSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import ts from "typescript";

export type CodeFigure = { name: string; value: string; aim: string; isMet: boolean };

const PARTS = ["app", "bff", "contract", "config", "cms-extensions", "scripts", "bench"];
const CODE = /\.(tsx?|mjs|css|sql)$/;
/** Generated files, and content that is not code. */
const LEFT_OUT = /(^|\/)(node_modules|dist|build|generated|migrations|fonts|seed\/content)(\/|$)/;

const MAX_PRODUCT_FILES = 2_600;
const MAX_SINGLE_USER_SHARE = 0.4;
const MAX_DOC_COMMENTS = 4_500;
const MAX_README_BYTES = 6_000;
const MAX_FOLDER_FILES = 40;

function listFiles(root: string, folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (LEFT_OUT.test(path)) return [];
    return entry.isDirectory() ? listFiles(root, path) : [path];
  });
}

type Module = { exported: string[]; imported: [specifier: string, name: string][]; docs: number };

const isExported = (node: ts.Node): boolean =>
  ts.canHaveModifiers(node) &&
  (ts.getModifiers(node) ?? []).some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);

const isDefault = (node: ts.Node): boolean =>
  ts.canHaveModifiers(node) &&
  (ts.getModifiers(node) ?? []).some(({ kind }) => kind === ts.SyntaxKind.DefaultKeyword);

/** Names of the values that a statement exports, without types and default exports. */
function exportsOf(statement: ts.Statement): string[] {
  if (!isExported(statement) || isDefault(statement)) return [];
  if (ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement))
    return statement.name ? [statement.name.text] : [];
  if (!ts.isVariableStatement(statement)) return [];
  return statement.declarationList.declarations.flatMap(({ name }) =>
    ts.isIdentifier(name) ? [name.text] : [],
  );
}

function importsOf(statement: ts.Statement): [string, string][] {
  if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier))
    return [];
  const specifier = statement.moduleSpecifier.text;
  const bindings = statement.importClause?.namedBindings;
  if (!bindings) return [];
  if (ts.isNamespaceImport(bindings)) return [[specifier, "*"]];
  return bindings.elements.map(({ name, propertyName }) => [
    specifier,
    (propertyName ?? name).text,
  ]);
}

/** Names taken from a lazily loaded module: `import("./x").then((part) => part.X)`. */
function lazyImportsOf(text: string): [string, string][] {
  const lazy =
    /import\(\s*"([^"]+)"\s*,?\s*\)\s*\.then\(\s*(?:async )?\(?\(?(\w+|\{[^}]*\})\)?[^;]*?;/gs;
  return [...text.matchAll(lazy)].flatMap(([whole, specifier = "", parameter = ""]) => {
    if (parameter.startsWith("{"))
      return [...parameter.matchAll(/\w+/g)].map(([name]): [string, string] => [specifier, name]);
    const used = new RegExp(`\\b${parameter}\\.(\\w+)`, "g");
    return [...whole.matchAll(used)].map(([, name = ""]): [string, string] => [specifier, name]);
  });
}

function readModule(path: string, text: string): Module {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, false);
  return {
    exported: source.statements.flatMap(exportsOf),
    imported: [...source.statements.flatMap(importsOf), ...lazyImportsOf(text)],
    docs: text.match(/\/\*\*[^/]/g)?.length ?? 0,
  };
}

/** Path of an imported module in the repository; null for a package. */
function resolveImport(from: string, specifier: string, known: ReadonlySet<string>): string | null {
  const base = specifier.startsWith("~/")
    ? `app/${specifier.slice(2)}`
    : specifier.startsWith(".")
      ? join(dirname(from), specifier)
      : null;
  if (base === null) return null;
  return (
    ["", ".ts", ".tsx", ".mjs"].map((end) => base + end).find((path) => known.has(path)) ?? null
  );
}

/** Share of exported values that exactly one other file of the product imports. */
function singleUserShare(modules: ReadonlyMap<string, Module>): number {
  const known = new Set(modules.keys());
  const users = new Map<string, Set<string>>();
  for (const [path, { imported }] of modules) {
    for (const [specifier, name] of imported) {
      const target = resolveImport(path, specifier, known);
      if (!target) continue;
      const names = name === "*" ? (modules.get(target)?.exported ?? []) : [name];
      for (const each of names) {
        const key = `${target} ${each}`;
        users.set(key, (users.get(key) ?? new Set()).add(path));
      }
    }
  }
  const counts = [...modules].flatMap(([path, { exported }]) =>
    exported.map((name) => users.get(`${path} ${name}`)?.size ?? 0),
  );
  return counts.filter((count) => count === 1).length / counts.length;
}

function listFullFolders(files: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const path of files) counts.set(dirname(path), (counts.get(dirname(path)) ?? 0) + 1);
  return [...counts]
    .filter(([, count]) => count > MAX_FOLDER_FILES)
    .map(([folder, count]) => `${folder} (${count})`);
}

export function measureCode(root: string): CodeFigure[] {
  const parts = PARTS.filter((part) => readdirSync(root).includes(part));
  const files = parts.flatMap((part) => listFiles(root, part)).filter((path) => CODE.test(path));
  const modules = new Map(
    files
      .filter((path) => /\.(tsx?|mjs)$/.test(path))
      .map((path) => [path, readModule(path, readFileSync(join(root, path), "utf8"))]),
  );
  const share = singleUserShare(modules);
  const docs = [...modules.values()].reduce((sum, each) => sum + each.docs, 0);
  const readme = statSync(join(root, "README.md")).size;
  const tests = readdirSync(root).includes("tests") ? listFiles(root, "tests") : [];
  const full = listFullFolders([...files, ...tests]);
  const atMost = (name: string, value: number, aim: number): CodeFigure => {
    const shown = (amount: number) => amount.toLocaleString("en");
    return { name, value: shown(value), aim: `≤ ${shown(aim)}`, isMet: value <= aim };
  };
  return [
    atMost("product files", files.length, MAX_PRODUCT_FILES),
    {
      name: "exports with one user",
      value: `${Math.round(share * 100)} %`,
      aim: `< ${MAX_SINGLE_USER_SHARE * 100} %`,
      isMet: share < MAX_SINGLE_USER_SHARE,
    },
    atMost("doc comments", docs, MAX_DOC_COMMENTS),
    atMost("bytes of the README", readme, MAX_README_BYTES),
    {
      name: `folders over ${MAX_FOLDER_FILES} files`,
      value: full.join(", ") || "none",
      aim: "none",
      isMet: full.length === 0,
    },
  ];
}
