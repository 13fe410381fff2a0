/*
 * Joins modules: puts the code of `from` into `into` and deletes `from`. Run in any worktree:
 *
 *   node join.mts [--root .] [--joins joins.json] [--moves moves.json] [--only <path prefix>,…] [--dry] [--no-format]
 *
 * Entries of joins.json:
 *   { "from": "app/a.ts", "into": "app/b.ts", "rename"?: { "row": "itemRow" }, "classes"?: { "row": "itemRow" } }
 *   { "from": "app/i18n/pt-BR/a.ts", "to": "app/features/a/words.ts" }      a move, all importers follow
 * Moves: { "old/prefix": "new/prefix" }, or an array of [old, new], { from, to } or { old, new }.
 *
 * An entry that is not safe changes nothing and is reported with its reason. Running it again does what is left.
 */
import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname, join, relative, resolve as resolvePath } from "node:path";
import ts from "typescript";

type Entry = { edit?: string; after?: boolean; replace?: [string, string][]; for?: string; from: string; into?: string; to?: string; rename?: Record<string, string>; classes?: Record<string, string>; note?: string; server?: boolean; renameInto?: Record<string, string>; nested?: Record<string, string> };
const args = process.argv.slice(2);
const option = (name: string): string | undefined => { const at = args.indexOf(`--${name}`); return at < 0 ? undefined : args[at + 1]; };
const ROOT = resolvePath(option("root") ?? ".");
const DRY = args.includes("--dry");
const VERBOSE = args.includes("--verbose");
const MAX_LINES = Number(option("max-lines") ?? 340);
const HERE = import.meta.dirname;

// ---------- files in memory
const tracked = execFileSync("git", ["ls-files", "-co", "--exclude-standard"], { cwd: ROOT, maxBuffer: 1e9 }).toString().split("\n").filter((p) => p && existsSync(join(ROOT, p)));
const TEXT = /\.(tsx?|mjs|mts|cjs|js|css|md|json|yml|yaml|graphql)$/;
const CODE = /\.(tsx?|mjs|mts)$/;
const files = new Map<string, string>();
for (const p of tracked) if (TEXT.test(p) && !/package-lock|snapshot\.ya?ml|seed\/data\/|migrations\/|fixtures\//.test(p)) files.set(p, readFileSync(join(ROOT, p), "utf8"));
const original = new Map(files);

const ENDINGS = ["", ".ts", ".tsx", ".mjs", ".mts", ".d.ts"];
function resolveSpec(from: string, spec: string): string | null {
  const bare = spec.replace(/\?.*$/, "");
  const base = bare.startsWith("~/") ? `app/${bare.slice(2)}` : bare.startsWith(".") ? join(dirname(from), bare) : bare.startsWith("/app/") ? bare.slice(1) : null;
  if (base === null) return null;
  return ENDINGS.map((e) => base + e).find((p) => files.has(p)) ?? null;
}
/** A specifier for `target` as `importer` writes them: `like` shows whether alias and ending are used. */
function specFor(importer: string, target: string, like: string): string {
  const query = /\?.*$/.exec(like)?.[0] ?? "";
  const hasEnd = /\.(tsx?|mjs|mts|css)(\?|$)/.test(like);
  let rel = relative(dirname(importer), target);
  if (!rel.startsWith(".")) rel = `./${rel}`;
  const inApp = target.startsWith("app/");
  const useAlias = inApp && (importer.startsWith("app/") ? !rel.startsWith("./") : like.startsWith("~/"));
  let spec = useAlias ? `~/${target.slice(4)}` : rel;
  if (!/\.(css|json)$/.test(target) && !(hasEnd || (!useAlias && !inApp))) spec = spec.replace(/\.(tsx?|mjs|mts)$/, "");
  if (useAlias && !hasEnd) spec = spec.replace(/\.(tsx?|mts)$/, "");
  return spec + query;
}

// ---------- graph
type Edge = { to: string; kind: "static" | "type" | "dynamic" | "mock" | "reexport" | "side"; names: string[]; spec: string };
const parse = (path: string, text: string) => ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, path.endsWith("x") ? ts.ScriptKind.TSX : ts.ScriptKind.TS);
const edgeCache = new Map<string, { text: string; edges: Omit<Edge, "to">[] }>();
function rawEdges(path: string): Omit<Edge, "to">[] {
  const text = files.get(path) ?? "";
  const known = edgeCache.get(path);
  if (known && known.text === text) return known.edges;
  const edges: Omit<Edge, "to">[] = [];
  const src = parse(path, text);
  const visit = (n: ts.Node): void => {
    if (ts.isImportDeclaration(n) && ts.isStringLiteral(n.moduleSpecifier)) {
      const c = n.importClause; const spec = n.moduleSpecifier.text;
      if (!c) edges.push({ kind: "side", names: [], spec });
      else {
        const names: string[] = c.name ? ["default"] : [];
        let onlyTypes = c.isTypeOnly;
        if (c.namedBindings && ts.isNamespaceImport(c.namedBindings)) names.push("*");
        else if (c.namedBindings) {
          for (const e of c.namedBindings.elements) names.push((e.propertyName ?? e.name).text);
          if (!c.name && c.namedBindings.elements.length > 0 && c.namedBindings.elements.every((e) => e.isTypeOnly)) onlyTypes = true;
        }
        edges.push({ kind: onlyTypes ? "type" : "static", names, spec });
      }
      return;
    }
    if (ts.isExportDeclaration(n) && n.moduleSpecifier && ts.isStringLiteral(n.moduleSpecifier)) {
      edges.push({ kind: "reexport", names: n.exportClause && ts.isNamedExports(n.exportClause) ? n.exportClause.elements.map((e) => (e.propertyName ?? e.name).text) : ["*"], spec: n.moduleSpecifier.text });
      return;
    }
    if (ts.isCallExpression(n)) {
      const a = n.arguments[0];
      if (a && ts.isStringLiteralLike(a)) {
        if (n.expression.kind === ts.SyntaxKind.ImportKeyword) edges.push({ kind: "dynamic", names: ["*"], spec: a.text });
        else if (ts.isPropertyAccessExpression(n.expression) && n.expression.expression.getText(src) === "vi") edges.push({ kind: "mock", names: [], spec: a.text });
      } else if (a && n.expression.getText(src) === "vi.mock" && ts.isCallExpression(a) && a.arguments[0] && ts.isStringLiteralLike(a.arguments[0])) edges.push({ kind: "mock", names: [], spec: a.arguments[0].text });
    }
    if (ts.isNewExpression(n) && n.arguments?.[0] && ts.isStringLiteralLike(n.arguments[0]) && n.expression.getText(src) === "URL" && /^\.{1,2}\//.test(n.arguments[0].text)) edges.push({ kind: "dynamic", names: ["*"], spec: n.arguments[0].text });
    if (ts.isImportTypeNode(n) && ts.isLiteralTypeNode(n.argument) && ts.isStringLiteral(n.argument.literal)) edges.push({ kind: "type", names: ["*"], spec: n.argument.literal.text });
    ts.forEachChild(n, visit);
  };
  visit(src);
  edgeCache.set(path, { text, edges });
  return edges;
}
const edgesOf = (path: string): Edge[] => rawEdges(path).flatMap((e) => { const to = resolveSpec(path, e.spec); return to ? [{ ...e, to }] : []; });
function importersOf(target: string): { from: string; edge: Edge }[] {
  const stem = basename(target).replace(/\.(tsx?|mjs|mts|css)$/, "");
  const out: { from: string; edge: Edge }[] = [];
  for (const [p, text] of files) if (CODE.test(p) && p !== target && text.includes(stem)) for (const edge of edgesOf(p)) if (edge.to === target) out.push({ from: p, edge });
  return out;
}
const isTest = (p: string) => p.startsWith("tests/");

// ---------- settings that name files
type Raw = Entry[];
const listed = JSON.parse(readFileSync(option("joins") ?? join(HERE, "joins.json"), "utf8")) as Raw;
const only = (option("only") ?? "").split(",").filter(Boolean);
const editFiles = (isAfter: boolean) => { for (const { edit, after: isLate = false, replace = [], for: area = "" } of listed) {
  if (!edit || isLate !== isAfter || (only.length > 0 && !only.some((o) => area.startsWith(o) || (area !== "app/i18n/pt-BR/" && o.startsWith(area))))) continue;
  for (const [before, after] of replace) {
    const text = files.get(edit);
    if (text === undefined) console.log(`note: no ${edit}`);
    else if (text.includes(before)) files.set(edit, text.replaceAll(before, after));
    else if (!text.includes(after)) console.log(`note: ${edit} has no ${JSON.stringify(before)}`);
  }
} };
editFiles(false);

// ---------- chunks named in vite.config.ts
type Chunk = { kind: "module" | "sheet"; test: RegExp; name: string };
const chunks: Chunk[] = [];
{
  const text = files.get("vite.config.ts");
  if (text) {
    const visit = (n: ts.Node): void => {
      if (ts.isVariableDeclaration(n) && n.initializer && ts.isCallExpression(n.initializer)) {
        const called = n.initializer.expression.getText();
        const names = n.initializer.arguments.flatMap((a) => (ts.isStringLiteralLike(a) ? [a.text] : []));
        if (called === "modulesNamed") chunks.push({ kind: "module", name: n.name.getText(), test: new RegExp(`^app/(${names.join("|")})\\.tsx?$`) });
        if (called === "sheetsNamed") chunks.push({ kind: "sheet", name: n.name.getText(), test: new RegExp(`^app/(${names.join("|")})(\\.module)?\\.css$`) });
      }
      ts.forEachChild(n, visit);
    };
    visit(parse("vite.config.ts", text));
  }
}
const chunkOf = (path: string): string => chunks.filter(({ test }) => test.test(path))[0]?.name ?? (path.includes("/ui/media/rare-icons.ts") ? "rare" : "");

// ---------- one file and its symbols
class Refusal extends Error {}
const refuse = (why: string): never => { throw new Refusal(why); };

type Parsed = { src: ts.SourceFile; checker: ts.TypeChecker };
function analyse(path: string, text: string): Parsed {
  const name = `/${path}`;
  const host: ts.CompilerHost = {
    getSourceFile: (f, v) => (f === name ? ts.createSourceFile(f, text, v, true, path.endsWith("x") ? ts.ScriptKind.TSX : ts.ScriptKind.TS) : undefined),
    getDefaultLibFileName: () => "/lib.d.ts", writeFile: () => {}, getCurrentDirectory: () => "/", getCanonicalFileName: (f) => f, useCaseSensitiveFileNames: () => true, getNewLine: () => "\n",
    fileExists: (f) => f === name, readFile: (f) => (f === name ? text : undefined),
  };
  const program = ts.createProgram([name], { noLib: true, noResolve: true, jsx: ts.JsxEmit.Preserve, target: ts.ScriptTarget.Latest, allowImportingTsExtensions: true, noEmit: true }, host);
  const src = program.getSourceFile(name);
  if (!src) throw new Error(`unreadable ${path}`);
  return { src, checker: program.getTypeChecker() };
}
type Binding = { local: string; imported: string; isType: boolean; spec: string; target: string; how: "default" | "named" | "namespace" };
type ImportLine = { spec: string; target: string; isTypeOnly: boolean; comment: string; def?: { local: string }; ns?: string; named: { imported: string; local: string; isType: boolean }[]; isSide: boolean; attributes: string };

function readImports(path: string, src: ts.SourceFile): ImportLine[] {
  const text = src.text;
  return src.statements.filter(ts.isImportDeclaration).map((n, index) => {
    const spec = (n.moduleSpecifier as ts.StringLiteral).text;
    const leading = text.slice(n.getFullStart(), n.getStart(src));
    const c = n.importClause;
    const line: ImportLine = { spec, target: resolveSpec(path, spec) ?? spec, isTypeOnly: c?.isTypeOnly ?? false, comment: index === 0 ? "" : leading.trim(), named: [], isSide: !c, attributes: n.attributes ? ` ${n.attributes.getText(src)}` : "" };
    if (c?.name) line.def = { local: c.name.text };
    if (c?.namedBindings && ts.isNamespaceImport(c.namedBindings)) line.ns = c.namedBindings.name.text;
    else if (c?.namedBindings) for (const e of c.namedBindings.elements) line.named.push({ imported: (e.propertyName ?? e.name).text, local: e.name.text, isType: e.isTypeOnly || c.isTypeOnly });
    return line;
  });
}
function printImport(line: ImportLine): string {
  const before = line.comment ? `${line.comment}\n` : "";
  if (line.isSide) return `${before}import ${JSON.stringify(line.spec)}${line.attributes};`;
  const allTypes = line.named.length > 0 && !line.def && !line.ns && line.named.every((e) => e.isType);
  const asType = allTypes || (line.isTypeOnly && (line.def || line.ns) && line.named.length === 0);
  const named = line.named.map((e) => `${e.isType && !asType ? "type " : ""}${e.imported === e.local ? e.local : `${e.imported} as ${e.local}`}`);
  const parts = [line.def?.local, line.ns ? `* as ${line.ns}` : undefined, named.length > 0 ? `{ ${named.join(", ")} }` : undefined].filter(Boolean);
  return `${before}import ${asType ? "type " : ""}${parts.join(", ")} from ${JSON.stringify(line.spec)}${line.attributes};`;
}
const rank = (spec: string): number => (spec.endsWith(".css") ? 6 : spec.startsWith("node:") ? 0 : spec.startsWith("~/") ? 2 : spec.startsWith("..") ? 3 : spec.startsWith(".") ? 4 : 1);
function addImport(lines: ImportLine[], line: ImportLine): void {
  const mine = rank(line.spec);
  let at = lines.findIndex((each) => rank(each.spec) > mine || (rank(each.spec) === mine && each.spec > line.spec));
  if (at < 0) at = lines.length;
  lines.splice(at, 0, line);
}

const declaredNames = (statement: ts.Statement): string[] => {
  if ((ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement) || ts.isTypeAliasDeclaration(statement) || ts.isInterfaceDeclaration(statement) || ts.isEnumDeclaration(statement)) && statement.name) return [statement.name.text];
  if (ts.isVariableStatement(statement)) {
    const names: string[] = [];
    const walk = (name: ts.BindingName): void => { if (ts.isIdentifier(name)) names.push(name.text); else for (const e of name.elements) if (ts.isBindingElement(e)) walk(e.name); };
    for (const d of statement.declarationList.declarations) walk(d.name);
    return names;
  }
  return [];
};
const isExported = (n: ts.Statement) => ts.canHaveModifiers(n) && (ts.getModifiers(n) ?? []).some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);
const isDefaultExport = (n: ts.Statement) => ts.canHaveModifiers(n) && (ts.getModifiers(n) ?? []).some(({ kind }) => kind === ts.SyntaxKind.DefaultKeyword);

/** Identifiers that refer to something: not property names, not JSX attribute names. */
function references(src: ts.SourceFile, root: ts.Node): ts.Identifier[] {
  const out: ts.Identifier[] = [];
  const visit = (n: ts.Node): void => {
    if (ts.isIdentifier(n)) {
      const p = n.parent;
      const isName = (ts.isPropertyAccessExpression(p) && p.name === n) || (ts.isQualifiedName(p) && p.right === n) || (ts.isPropertyAssignment(p) && p.name === n) || (ts.isPropertySignature(p) && p.name === n) || (ts.isMethodDeclaration(p) && p.name === n) || (ts.isMethodSignature(p) && p.name === n) || (ts.isJsxAttribute(p) && p.name === n) || (ts.isBindingElement(p) && p.propertyName === n) || (ts.isPropertyDeclaration(p) && p.name === n) || (ts.isGetAccessor(p) && p.name === n) || (ts.isImportSpecifier(p)) || ts.isMetaProperty(p) || (ts.isNamedTupleMember(p) && p.name === n) || (ts.isLabeledStatement(p) || ts.isBreakOrContinueStatement(p)) || (ts.isEnumMember(p) && p.name === n) || (ts.isJsxOpeningLikeElement(p) && p.tagName === n && /^[a-z]/.test(n.text));
      if (!isName) out.push(n);
    }
    ts.forEachChild(n, visit);
  };
  visit(root);
  return out;
}
function symbolOf({ checker }: Parsed, n: ts.Identifier): ts.Symbol | undefined {
  if (ts.isShorthandPropertyAssignment(n.parent)) return checker.getShorthandAssignmentValueSymbol(n.parent);
  if (ts.isExportSpecifier(n.parent)) return checker.getExportSpecifierLocalTargetSymbol(n.parent) ?? undefined;
  return checker.getSymbolAtLocation(n);
}
/** True for a name that the file declares at its top (imports too), and that this identifier refers to. */
function isTopLevel(parsed: Parsed, n: ts.Identifier): boolean {
  const s = symbolOf(parsed, n);
  const d = s?.declarations ?? [];
  return d.some((each) => { let up: ts.Node = each; while (up.parent && !ts.isSourceFile(up.parent)) { if (ts.isFunctionLike(up.parent) || ts.isBlock(up.parent) || ts.isTypeAliasDeclaration(up.parent) || ts.isInterfaceDeclaration(up.parent) || ts.isClassLike(up.parent) || ts.isMappedTypeNode(up.parent) || ts.isCatchClause(up.parent) || ts.isForStatement(up.parent) || ts.isForOfStatement(up.parent) || ts.isInferTypeNode(up.parent)) return false; up = up.parent; } return true; });
}
const isFree = (parsed: Parsed, n: ts.Identifier) => (symbolOf(parsed, n)?.declarations ?? []).length === 0;

type Edit = { start: number; end: number; text: string };
const applyEdits = (text: string, edits: Edit[]) => edits.toSorted((a, b) => b.start - a.start || b.end - a.end).reduce((t, e) => t.slice(0, e.start) + e.text + t.slice(e.end), text);

/** Renames top-level names of a file, with care for `{ name }`. */
function renameTop(path: string, text: string, renames: ReadonlyMap<string, string>): string {
  if (renames.size === 0) return text;
  const parsed = analyse(path, text);
  const edits: Edit[] = [];
  const all = new Set<string>();
  const visit = (n: ts.Node): void => { if (ts.isIdentifier(n) && !(ts.isImportSpecifier(n.parent) && n.parent.propertyName === n)) all.add(n.text); ts.forEachChild(n, visit); };
  visit(parsed.src);
  for (const to of renames.values()) if (all.has(to) && ![...renames.keys()].includes(to)) refuse(`name ${to} is in use in ${path}`);
  for (const id of references(parsed.src, parsed.src)) {
    const to = renames.get(id.text);
    if (to === undefined || !isTopLevel(parsed, id)) continue;
    if (ts.isShorthandPropertyAssignment(id.parent)) edits.push({ start: id.getStart(), end: id.getEnd(), text: `${id.text}: ${to}` });
    else edits.push({ start: id.getStart(), end: id.getEnd(), text: to });
  }
  for (const s of parsed.src.statements.filter(ts.isImportDeclaration)) {
    const c = s.importClause;
    if (c?.name && renames.has(c.name.text)) edits.push({ start: c.name.getStart(), end: c.name.getEnd(), text: renames.get(c.name.text) ?? "" });
    if (c?.namedBindings && ts.isNamedImports(c.namedBindings)) for (const e of c.namedBindings.elements) {
      const to = renames.get(e.name.text);
      if (to === undefined) continue;
      const imported = (e.propertyName ?? e.name).text;
      edits.push({ start: e.getStart(), end: e.getEnd(), text: `${e.isTypeOnly ? "type " : ""}${imported === to ? to : `${imported} as ${to}`}` });
    }
  }
  return applyEdits(text, edits.filter((e, i) => edits.findIndex((o) => o.start === e.start) === i));
}

/** Renames what is declared inside functions: parameters, constants, parts of destructured objects. */
function renameNested(path: string, text: string, renames: ReadonlyMap<string, string>): string {
  const parsed = analyse(path, text);
  const edits: Edit[] = [];
  for (const id of references(parsed.src, parsed.src)) {
    const to = renames.get(id.text);
    if (to === undefined || isFree(parsed, id) || isTopLevel(parsed, id)) continue;
    const p = id.parent;
    if (ts.isShorthandPropertyAssignment(p) || (ts.isBindingElement(p) && p.name === id && !p.propertyName && ts.isObjectBindingPattern(p.parent))) edits.push({ start: id.getStart(), end: id.getEnd(), text: `${id.text}: ${to}` });
    else edits.push({ start: id.getStart(), end: id.getEnd(), text: to });
  }
  return applyEdits(text, edits);
}
/** Names declared inside functions. */
function nestedNames(parsed: Parsed): Set<string> {
  const out = new Set<string>();
  const visit = (n: ts.Node, depth: number): void => {
    const inner = depth + (ts.isFunctionLike(n) || ts.isBlock(n) || ts.isForStatement(n) || ts.isForOfStatement(n) || ts.isCatchClause(n) ? 1 : 0);
    if (inner > 0 && (ts.isVariableDeclaration(n) || ts.isParameter(n) || ts.isBindingElement(n)) && ts.isIdentifier(n.name) && !(ts.isParameter(n) && (ts.isFunctionTypeNode(n.parent) || ts.isMethodSignature(n.parent) || ts.isCallSignatureDeclaration(n.parent)))) out.add(n.name.text);
    if (inner > 1 && (ts.isFunctionDeclaration(n)) && n.name && n.parent !== parsed.src) out.add(n.name.text);
    ts.forEachChild(n, (child) => visit(child, inner));
  };
  visit(parsed.src, 0);
  return out;
}

// ---------- styles
const stripCss = (css: string) => css.replace(/\/\*[^]*?\*\//g, "").replace(/"[^"]*"|'[^']*'|url\([^)]*\)/g, "");
function classesOf(css: string): Set<string> {
  const names = new Set<string>();
  for (const [, name] of stripCss(css).matchAll(/\.(-?[_a-zA-Z][\w-]*)/g)) names.add(name ?? "");
  return names;
}
const keyframesOf = (css: string) => new Set([...stripCss(css).matchAll(/@keyframes\s+([\w-]+)/g)].map(([, n]) => n ?? ""));
const camel = (name: string) => name.replace(/[-_.]+(\w)/g, (_, l: string) => l.toUpperCase());
const pascal = (name: string) => { const c = camel(name); return c[0]?.toUpperCase() + c.slice(1); };
const stemOf = (path: string) => basename(path).replace(/\.(tsx?|mjs|mts)$/, "").replace(/\.(server|client|schema|types)$/g, "");
const ownSheet = (path: string) => path.replace(/\.(tsx?)$/, ".module.css");

// ---------- the join
const warnings: string[] = [];
/** Files whose lists of paths were changed. */
const listed2 = new Set<string>();
const warn = (text: string) => warnings.push(text);

function usersOfExport(path: string, name: string, except: string): string[] {
  return importersOf(path).filter(({ from, edge }) => from !== except && edge.kind !== "mock" && (edge.names.includes(name) || edge.names.includes("*"))).map(({ from }) => from);
}
function reachable(start: string, goal: string, skip: ReadonlySet<string>): string[] | null {
  const seen = new Map<string, string>();
  const line = [start];
  while (line.length > 0) {
    const at = line.pop() ?? "";
    for (const { to, kind } of edgesOf(at)) {
      if (kind === "mock" || !CODE.test(to) || skip.has(to)) continue;
      if (to === goal) { const way = [goal]; for (let p: string | undefined = at; p; p = seen.get(p)) way.push(p); return way; }
      if (!seen.has(to) && to !== start) { seen.set(to, at); line.push(to); }
    }
  }
  return null;
}
/** True if loading `start` loads `goal`. */
function needs(start: string, goal: string): boolean {
  const seen = new Set([start]);
  const line = [start];
  while (line.length > 0) for (const { to, kind } of edgesOf(line.pop() ?? "")) {
    if (kind === "type" || kind === "mock" || kind === "dynamic" || !CODE.test(to) || seen.has(to)) continue;
    if (to === goal) return true;
    seen.add(to); line.push(to);
  }
  return start === goal;
}
const isServer = (p: string) => /\.server\.(tsx?|ts)$/.test(p);

function joinOne(entry: Entry & { into: string }): void {
  const { from, into } = entry;
  let fromText = files.get(from) ?? refuse("no such file");
  let intoText = files.get(into) ?? refuse(`${into} does not exist`);
  if (!CODE.test(from) || !CODE.test(into)) refuse("not code");
  if (from.split("/")[0] !== into.split("/")[0]) refuse("other package");
  if (/\.d\.ts$/.test(from)) refuse("a declaration file");
  if (from.startsWith("app/routes/") || into.startsWith("app/routes/")) refuse("a route module");
  const inside = from.startsWith("app/");
  const importers = importersOf(from);
  if (importers.some(({ edge }) => edge.kind === "mock")) refuse("a test mocks it");
  const mocked = importersOf(into).filter(({ edge }) => edge.kind === "mock");
  // A mock of `into` also replaces what moves in: fine where nobody else, and no test of the mock's file, takes it.
  const mockers = new Set(mocked.map((e) => e.from));
  if (mocked.length > 0 && importers.some(({ from: user }) => user !== into && (!isTest(user) || mockers.has(user)))) refuse(`tests mock ${into}`);
  if (importers.some(({ from: user, edge }) => edge.kind === "dynamic" && !isTest(user))) refuse("loaded lazily");
  if (importers.some(({ edge }) => edge.kind === "side")) refuse("imported for its side effect");
  if (isServer(from) && !isServer(into) && inside) refuse("server code into shared code");
  if (inside && !isServer(from) && isServer(into) && !entry.server) {
    const inBrowser = importers.filter(({ from: user, edge }) => edge.kind !== "type" && user.startsWith("app/") && !isServer(user) && user !== into);
    if (inBrowser.length > 0) refuse(`browser code uses it: ${inBrowser.map((e) => e.from).join(", ")}`);
  }
  if (inside && chunkOf(from) !== "" && chunkOf(from) !== chunkOf(into)) refuse(`its chunk is ${chunkOf(from)}, not ${chunkOf(into) || "of its own"}`);
  for (const f of importers) if (f.edge.names.includes("*") && f.edge.kind === "static") refuse(`imported as a whole by ${f.from}`);
  if (inside && (importersOf(from).some(({ from: user, edge }) => user !== into && edge.kind === "static" && user.startsWith("app/") && !isServer(user) && !isServer(from)))) {
    // Another page's script would carry all of `into`.
    const types = !/^export (?:default |async |abstract )*(?:const|let|function|class|enum)\b/m.test(fromText);
    if (!types && !entry.note?.includes("together")) warn(`${from}: other browser code uses it; its pages now load ${into} too`);
  }
  let target = into;
  if (from.endsWith("x") && !into.endsWith("x")) refuse("JSX into a .ts file");
  // cycle
  const skip = new Set([from]);
  for (const { to, kind } of edgesOf(from)) {
    if (kind === "mock" || !CODE.test(to) || to === into) continue;
    const way = reachable(to, into, skip);
    if (way) refuse(`a circle would arise: ${way.toReversed().join(" → ")}`);
  }
  for (const { to, kind } of edgesOf(into)) {
    if (kind === "mock" || !CODE.test(to) || to === from) continue;
    // Through importers of `from` that now import `into`.
    for (const { from: user } of importers) if (user !== into && !isTest(user)) {
      if (to === user) refuse(`a circle would arise: ${into} → ${user} → ${into}`);
      const way = reachable(to, user, skip);
      if (way) refuse(`a circle would arise: ${into} → ${way.toReversed().join(" → ")} → ${into}`);
    }
  }

  // What runs without the environment goes on doing so.
  const settings = ["app/process/config.server.ts", "bff/config.ts"].find((p) => p.startsWith(`${from.split("/")[0]}/`) && files.has(p));
  if (settings && needs(into, settings) && !needs(from, settings)) for (const user of new Set(importers.map((e) => e.from))) if (user !== into && !/^app\/(routes|entry)/.test(user)) {
    const edge = importers.find((e) => e.from === user)?.edge;
    if (edge?.kind !== "type" && !needs(user, settings)) refuse(`${user} would come to need the environment`);
  }

  // --- styles
  const fromSheet = ownSheet(from);
  const intoSheet = ownSheet(into);
  let mergeSheet: { css: string; target: string } | null = null;
  const dropFiles: string[] = [];
  if (files.has(fromSheet) && from.endsWith("x")) {
    const users = importersOf(fromSheet).map(({ from: user }) => user);
    const only = users.every((user) => user === from || user === into);
    if (only && chunkOf(fromSheet) === chunkOf(intoSheet)) {
      const css = files.get(fromSheet) ?? "";
      if (!files.has(intoSheet)) { mergeSheet = { css, target: intoSheet }; dropFiles.push(fromSheet); }
      else {
        const theirs = files.get(intoSheet) ?? "";
        const renames = new Map<string, string>(Object.entries(entry.classes ?? {}));
        const taken = new Set([...classesOf(theirs), ...classesOf(css)]);
        for (const name of classesOf(css)) if (classesOf(theirs).has(name) && !renames.has(name)) {
          const fresh = `${camel(stemOf(from))}${pascal(name)}`;
          const short = camel(stemOf(from)) === name || pascal(name) === pascal(stemOf(from)) ? `${name}Part` : fresh;
          if (taken.has(short)) refuse(`class ${name} is in both sheets`);
          renames.set(name, short);
        }
        for (const k of keyframesOf(css)) if (keyframesOf(theirs).has(k)) refuse(`keyframes ${k} are in both sheets`);
        let renamed = css;
        for (const [name, to] of renames) renamed = renamed.replace(new RegExp(`\\.${name}(?![\\w-])`, "g"), `.${to}`);
        mergeSheet = { css: `${renamed.trimEnd()}\n\n${theirs}`, target: intoSheet };
        dropFiles.push(fromSheet);
        if (renames.size > 0) {
          const local = readImports(from, parse(from, fromText)).find((l) => l.target === fromSheet)?.def?.local;
          if (!local) refuse(`${fromSheet} is not imported by default`);
          if (new RegExp(`\\b${local}\\[(?!"[\\w-]+"\\])`).test(fromText)) refuse(`classes of ${fromSheet} are named at run time, and ${[...renames.keys()].join(", ")} must be renamed`);
          for (const [name, to] of renames) fromText = fromText.replace(new RegExp(`\\b${local}\\.${name}\\b(?!-)`, "g"), `${local}.${to}`).replaceAll(`${local}["${name}"]`, `${local}.${to}`);
          if (users.includes(into)) {
            const second = readImports(into, parse(into, intoText)).find((l) => l.target === fromSheet)?.def?.local;
            if (second) for (const [name, to] of renames) intoText = intoText.replace(new RegExp(`\\b${second}\\.${name}\\b(?!-)`, "g"), `${second}.${to}`);
          }
          warn(`${into}: classes renamed: ${[...renames].map(([a, b]) => `${a} → ${b}`).join(", ")}`);
        }
      }
    }
  }

  // --- names
  const explicit = new Map(Object.entries(entry.rename ?? {}));
  if (explicit.size > 0) {
    for (const name of explicit.keys()) { const users = usersOfExport(from, name, into); if (users.length > 0) refuse(`${name} is renamed but used by ${users.join(", ")}`); }
    // `into` follows by its import.
    fromText = renameTop(from, fromText, explicit);
    const p = analyse(into, intoText);
    const edits: Edit[] = [];
    for (const s of p.src.statements.filter(ts.isImportDeclaration)) if (resolveSpec(into, (s.moduleSpecifier as ts.StringLiteral).text) === from && s.importClause?.namedBindings && ts.isNamedImports(s.importClause.namedBindings)) for (const e of s.importClause.namedBindings.elements) { const to = explicit.get((e.propertyName ?? e.name).text); if (to) edits.push({ start: e.getStart(), end: e.getEnd(), text: `${e.isTypeOnly ? "type " : ""}${to} as ${e.name.text}` }); }
    intoText = applyEdits(intoText, edits);
  }
  // aliases in `into` of what it takes from `from`
  {
    const renames = new Map<string, string>();
    for (const line of readImports(into, parse(into, intoText))) if (line.target === from) {
      if (line.def || line.ns) refuse(`${into} imports it as a whole or by default`);
      for (const e of line.named) if (e.imported !== e.local) renames.set(e.local, e.imported);
    }
    if (renames.size > 0) {
      const src = parse(into, intoText);
      // The import must not count as a use of the name.
      const edits: Edit[] = [];
      for (const s of src.statements.filter(ts.isImportDeclaration)) if (resolveSpec(into, (s.moduleSpecifier as ts.StringLiteral).text) === from && s.importClause?.namedBindings && ts.isNamedImports(s.importClause.namedBindings)) for (const e of s.importClause.namedBindings.elements) if (e.propertyName) edits.push({ start: e.getStart(), end: e.getEnd(), text: `${e.isTypeOnly ? "type " : ""}${e.name.text}` });
      intoText = renameTop(into, applyEdits(intoText, edits), renames);
    }
  }
  if (dirname(from) !== dirname(into)) {
    const edits: Edit[] = [];
    const visit = (n: ts.Node): void => {
      if (ts.isImportDeclaration(n)) return;
      if (ts.isStringLiteralLike(n) && n.text.startsWith(".")) {
        const found = resolveSpec(from, n.text);
        const p = n.parent;
        if (found && ((ts.isCallExpression(p) && p.expression.kind === ts.SyntaxKind.ImportKeyword) || ts.isLiteralTypeNode(p))) edits.push({ start: n.getStart(), end: n.getEnd(), text: JSON.stringify(specFor(into, found, n.text)) });
        else if (found) refuse(`names ${n.text} by its own folder`);
      }
      ts.forEachChild(n, visit);
    };
    visit(parse(from, fromText));
    fromText = applyEdits(fromText, edits);
  }
  if (entry.renameInto) {
    for (const name of Object.keys(entry.renameInto)) { const users = usersOfExport(into, name, from); if (users.length > 0) refuse(`${name} of ${into} is renamed but used by ${users.join(", ")}`); }
    intoText = renameTop(into, intoText, new Map(Object.entries(entry.renameInto)));
  }
  if (entry.nested) { const names = new Map(Object.entries(entry.nested)); fromText = renameNested(from, fromText, names); intoText = renameNested(into, intoText, names); }
  let a = analyse(from, fromText);
  let b = analyse(into, intoText);
  // first pass: renames in `from` for imports and translators
  const renames = new Map<string, string>();
  {
    const intoImports = readImports(into, b.src).filter((l) => l.target !== from);
    const intoTop = new Set([...b.src.statements.flatMap(declaredNames), ...intoImports.flatMap((l) => [l.def?.local, l.ns, ...l.named.map((e) => e.local)].filter((n): n is string => Boolean(n)))]);
    const fromTop = new Set(a.src.statements.flatMap(declaredNames));
    for (const line of readImports(from, a.src)) {
      if (line.target === into) {
        for (const e of line.named) if (e.imported !== e.local) renames.set(e.local, e.imported);
        continue;
      }
      const sheet = line.target === fromSheet && mergeSheet ? intoSheet : line.target;
      const same = intoImports.filter((l) => l.target === sheet || (mergeSheet && l.target === intoSheet && sheet === intoSheet));
      for (const e of line.named) {
        const twin = same.flatMap((l) => l.named).find((o) => o.imported === e.imported);
        if (twin) { if (twin.local !== e.local) renames.set(e.local, twin.local); continue; }
        if (intoTop.has(e.local)) {
          const fresh = [e.imported, `${e.imported}Words`].find((n) => n !== e.local && !intoTop.has(n) && !fromTop.has(n));
          if (!fresh || !explicitOk(e.local)) refuse(`import ${e.local} means something else in ${into}`);
          else renames.set(e.local, fresh);
        }
      }
      if (line.def) {
        const twin = same.find((l) => l.def)?.def;
        if (twin) { if (twin.local !== line.def.local) renames.set(line.def.local, twin.local); }
        else if (intoTop.has(line.def.local)) {
          if (!line.target.endsWith(".css")) refuse(`import ${line.def.local} means something else in ${into}`);
          renames.set(line.def.local, `${camel(basename(line.target).replace(/(\.module)?\.css$/, ""))}Styles`);
        }
      }
      if (line.ns && intoTop.has(line.ns) && !same.some((l) => l.ns === line.ns)) refuse(`import ${line.ns} means something else in ${into}`);
    }
  }
  function explicitOk(_name: string): boolean { return true; }
  if (renames.size > 0) { fromText = renameTop(from, fromText, renames); a = analyse(from, fromText); }

  const body = (p: Parsed) => p.src.statements.filter((s) => !ts.isImportDeclaration(s));
  for (const s of body(a)) {
    if (ts.isExportDeclaration(s) || ts.isExportAssignment(s) || isDefaultExport(s)) refuse("exports by default or passes on exports");
    if (ts.isModuleDeclaration(s)) refuse("declares a module");
    if (ts.isIfStatement(s) || ts.isExpressionStatement(s)) { if (!/^["']use/.test(s.getText())) warn(`${from}: runs a statement when loaded`); if (/process\.argv/.test(s.getText())) refuse("is a command"); }
  }
  if (dirname(from) !== dirname(into) && /import\.meta\.(dirname|filename|url|glob)/.test(fromText)) refuse("knows its own folder");
  if (/import\.meta\.filename/.test(fromText) || /import\.meta\.filename/.test(intoText) && /process\.argv\[1\]/.test(fromText)) refuse("is a command");

  // identical private declarations, translators, collisions
  const text = (p: Parsed, s: ts.Statement) => s.getText(p.src).replace(/\s+/g, " ").replace(/^export /, "");
  const collide = () => {
    const intoNames = new Map<string, ts.Statement>();
    for (const s of body(b)) for (const n of declaredNames(s)) intoNames.set(n, s);
    const importNames = new Map<string, string>();
    for (const l of readImports(into, b.src)) if (l.target !== from) { if (l.def) importNames.set(l.def.local, l.target); if (l.ns) importNames.set(l.ns, l.target); for (const e of l.named) importNames.set(e.local, l.target); }
    const drop: ts.Statement[] = []; const clash: [string, ts.Statement][] = [];
    for (const s of body(a)) for (const n of declaredNames(s)) {
      const other = intoNames.get(n);
      if (other && declaredNames(s).length === 1 && text(a, s) === text(b, other)) drop.push(s);
      else if (other || importNames.has(n)) clash.push([n, s]);
    }
    return { drop, clash, intoNames };
  };
  {
    const { clash } = collide();
    const fix = new Map<string, string>();
    const all = new Set<string>();
    const visit = (n: ts.Node): void => { if (ts.isIdentifier(n)) all.add(n.text); ts.forEachChild(n, visit); };
    visit(a.src); visit(b.src);
    const main = a.src.statements.filter(isExported).flatMap(declaredNames)[0] ?? pascal(stemOf(from));
    for (const [name, s] of clash) {
      if (isExported(s)) refuse(`${name} is declared in both`);
      const say = /^const (\w+) = translator\(\s*"([\w-]+)"/.exec(s.getText());
      const fresh = say ? [`t${pascal(say[2] ?? "")}`] : /Props$/.test(name) ? [`${pascal(main)}Props`] : ts.isVariableStatement(s) || ts.isFunctionDeclaration(s) || ts.isTypeAliasDeclaration(s) ? [] : [];
      const to = fresh.find((n) => !all.has(n));
      if (!to) refuse(`${name} is declared in both`);
      else fix.set(name, to);
    }
    if (fix.size > 0) { fromText = renameTop(from, fromText, fix); a = analyse(from, fromText); }
  }
  const { drop } = collide();
  // a name of one that the other declares inside a function
  {
    const valuesOf = (p: Parsed, path: string) => new Set([...body(p).filter((each) => !ts.isTypeAliasDeclaration(each) && !ts.isInterfaceDeclaration(each)).flatMap(declaredNames), ...readImports(path, p.src).flatMap((l) => [l.def?.local, l.ns, ...l.named.map((e) => e.local)].filter((n): n is string => Boolean(n)))]);
    const inA = valuesOf(a, from); const inB = valuesOf(b, into);
    for (const n of nestedNames(b)) if (inA.has(n) && !inB.has(n)) refuse(`${n}, declared in it, is shadowed inside ${into}`);
    for (const n of nestedNames(a)) if (inB.has(n) && !inA.has(n)) refuse(`${n} of ${into} is shadowed inside it`);
  }
  // free names of one that the other declares
  const topNames = (p: Parsed, path: string) => new Set([...body(p).flatMap(declaredNames), ...readImports(path, p.src).flatMap((l) => [l.def?.local, l.ns, ...l.named.map((e) => e.local)].filter((n): n is string => Boolean(n)))]);
  const free = (p: Parsed) => new Set(references(p.src, p.src).filter((id) => isFree(p, id)).map((id) => id.text));
  const taken = topNames(b, into);
  for (const n of free(a)) if (taken.has(n)) refuse(`${from} uses the global ${n}, which ${into} declares`);
  const own = topNames(a, from);
  for (const n of free(b)) if (own.has(n)) refuse(`${into} uses the global ${n}, which ${from} declares`);

  // --- place
  const taking = new Set(readImports(into, b.src).filter((l) => l.target === from).flatMap((l) => l.named.map((e) => e.local)));
  const statements = body(b);
  const uses = (s: ts.Statement) => references(b.src, s).some((id) => taking.has(id.text) && isTopLevel(b, id)) ;
  let place = statements.findIndex((s) => !ts.isExportDeclaration(s) && uses(s));
  if (place < 0) place = statements.length;
  // Props types stay above the component that takes them.
  for (let above = statements[place - 1]; place > 0 && place < statements.length && above && ts.isTypeAliasDeclaration(above) && !isExported(above); above = statements[place - 1]) {
    const name = above.name.text;
    const next = statements[place];
    if (!next || !references(b.src, next).some((id) => id.text === name)) break;
    place -= 1;
  }
  // A type used first by a type of props: before it, too.
  const dropTexts = new Set(drop.map((s) => text(a, s)));
  const later = statements.filter((s, index) => index >= place && dropTexts.has(text(b, s)));
  const dropInto = new Set<ts.Statement>();
  for (const s of later) { dropInto.add(s); }
  const dropFrom = drop.filter((s) => !later.some((o) => text(b, o) === text(a, s)));

  // --- exports
  const passedOn = statements.filter((s): s is ts.ExportDeclaration => ts.isExportDeclaration(s) && Boolean(s.moduleSpecifier) && resolveSpec(into, (s.moduleSpecifier as ts.StringLiteral).text) === from);
  const stillExported = new Set<string>();
  for (const s of passedOn) {
    if (!s.exportClause || !ts.isNamedExports(s.exportClause)) refuse(`${into} passes on all of it`);
    else for (const e of s.exportClause.elements) { if (e.propertyName) refuse(`${into} passes on ${e.propertyName.text} by another name`); stillExported.add(e.name.text); }
    dropInto.add(s);
  }
  const kept: string[] = [];
  let fromBody = "";
  {
    const first = body(a)[0];
    const edits: Edit[] = [];
    for (const s of body(a)) {
      if (dropFrom.includes(s)) { edits.push({ start: s.getFullStart(), end: s.getEnd(), text: "" }); continue; }
      if (!isExported(s)) { if (declaredNames(s).some((n) => later.some((o) => isExported(o) && declaredNames(o).includes(n)))) edits.push({ start: s.getStart(), end: s.getStart(), text: "export " }); continue; }
      const names = declaredNames(s);
      const users = names.flatMap((n) => usersOfExport(from, n, into));
      if (users.length > 0 || names.some((n) => stillExported.has(n)) || later.some((o) => isExported(o) && declaredNames(o).some((n) => names.includes(n)))) { kept.push(...names); continue; }
      const mod = (ts.canHaveModifiers(s) ? (ts.getModifiers(s) ?? []) : []).find(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);
      if (mod) edits.push({ start: mod.getStart(), end: mod.getEnd() + 1, text: "" });
    }
    const start = first ? first.getFullStart() : fromText.length;
    const cut = applyEdits(fromText, edits);
    // All edits come after `start`.
    fromBody = cut.slice(start).trim();
    const head = fromText.slice(0, a.src.statements[0]?.getStart() ?? 0).trim();
    if (a.src.statements[0] && ts.isImportDeclaration(a.src.statements[0]) && head) fromBody = `${head}\n\n${fromBody}`;
    // Comments between imports stay with their import.
  }

  // --- imports
  const lines = readImports(into, b.src).filter((l) => l.target !== from || (l.isSide && l.target !== from));
  const fromRefs = new Set(references(a.src, a.src).map((id) => id.text));
  for (const line of readImports(from, a.src)) {
    if (line.target === into) continue;
    let spec = line.spec; let to = line.target;
    if (line.target === fromSheet && mergeSheet) { to = intoSheet; spec = `./${basename(intoSheet)}`; }
    else if (files.has(line.target)) spec = dirname(from) === dirname(into) ? line.spec : specFor(into, line.target, line.spec);
    else if (line.spec.startsWith(".")) refuse(`cannot place ${line.spec}`);
    if (line.isSide) { if (!lines.some((l) => l.isSide && l.target === to)) addImport(lines, { ...line, spec, target: to }); continue; }
    for (const e of [...line.named]) {
      if (!fromRefs.has(e.local)) continue;
      const same = lines.filter((l) => l.target === to && !l.isSide && !l.ns);
      const has = same.flatMap((l) => l.named).find((o) => o.local === e.local && o.imported === e.imported);
      if (has) { if (has.isType && !e.isType) { const l = same.find((each) => each.named.includes(has)); has.isType = false; if (l) l.isTypeOnly = false; } continue; }
      const fit = same.find((l) => l.named.length > 0 && l.named.every((o) => o.isType) === e.isType) ?? same.find((l) => l.named.length > 0 || l.def);
      if (fit) { fit.named.push({ ...e }); if (!e.isType) fit.isTypeOnly = false; }
      else addImport(lines, { ...line, comment: line.comment, spec, target: to, def: undefined, ns: undefined, named: [{ ...e }] });
    }
    if (line.def && !lines.some((l) => l.target === to && l.def?.local === line.def?.local)) addImport(lines, { ...line, spec, target: to, ns: undefined, named: [] });
    const whole = line.ns ? lines.find((l) => l.target === to && l.ns === line.ns) : undefined;
    if (whole && !line.isTypeOnly) whole.isTypeOnly = false;
    if (line.ns && !whole) addImport(lines, { ...line, spec, target: to, def: undefined, named: [] });
  }
  if (mergeSheet) {
    // `into` took the sheet too, under another name.
    for (const l of lines) if (l.target === fromSheet) refuse(`${into} takes ${fromSheet} under another name`);
  }
  // --- text
  const firstStatement = b.src.statements[0];
  const head = firstStatement && ts.isImportDeclaration(firstStatement) ? intoText.slice(0, firstStatement.getStart()).trim() : "";
  const parts: string[] = [];
  const gap = (s: ts.Statement) => { const lead = intoText.slice(s.getFullStart(), s.getStart()); return /\n\s*\n/.test(lead) ? "\n\n" : "\n"; };
  statements.forEach((s, index) => {
    if (index === place && fromBody) parts.push(`\n\n${fromBody}\n`);
    if (dropInto.has(s)) return;
    parts.push((index === 0 || index === place ? "\n\n" : gap(s)) + intoText.slice(s.getFullStart(), s.getEnd()).trim());
  });
  if (place >= statements.length && fromBody) parts.push(`\n\n${fromBody}\n`);
  const last = b.src.statements.at(-1);
  const tail = last ? intoText.slice(last.getEnd()).trim() : "";
  const result = `${head ? `${head}\n` : ""}${lines.map(printImport).join("\n")}\n${parts.join("")}\n${tail ? `\n${tail}\n` : ""}`;
  const check = parse(target, result) as ts.SourceFile & { parseDiagnostics?: ts.Diagnostic[] };
  if ((check.parseDiagnostics ?? []).length > 0) refuse(`the result does not parse: ${ts.flattenDiagnosticMessageText(check.parseDiagnostics?.[0]?.messageText ?? "", " ")}`);
  const length = result.split("\n").length;
  if (length > MAX_LINES) refuse(`the result has ${length} lines`);

  // --- others
  const changed = new Map<string, string>([[target, result]]);
  for (const user of new Set(importers.map((e) => e.from))) {
    if (user === into) continue;
    changed.set(user, repoint(user, files.get(user) ?? "", from, into));
  }
  for (const [p, t] of changed) files.set(p, t);
  files.delete(from);
  if (mergeSheet) { files.set(mergeSheet.target, mergeSheet.css); for (const f of dropFiles) { files.delete(f); for (const [p, t] of files) if (/^(tests|docs)\//.test(p) && t.includes(f.slice(4))) { files.set(p, t.replaceAll(f.slice(4), mergeSheet.target.slice(4))); warn(`${p}: names ${mergeSheet.target} in place of ${f}`); } } }
  else if (files.has(fromSheet) && from.endsWith("x")) warn(`${fromSheet} stays`);
  mentions(from, into);
  console.log(`joined ${from} → ${into} (${length} lines${kept.length > 0 ? `; still exported: ${kept.join(", ")}` : ""})`);
}

/** Every import of `from` in `user` names `to` instead; merged with an import that is there. */
function repoint(user: string, text: string, from: string, to: string): string {
  const src = parse(user, text);
  const edits: Edit[] = [];
  const lines = readImports(user, src);
  const nodes = src.statements.filter(ts.isImportDeclaration);
  lines.forEach((line, index) => {
    if (line.target !== from) return;
    const node = nodes[index];
    if (!node) return;
    const spec = specFor(user, to, line.spec);
    const twinAt = lines.findIndex((l, i) => i !== index && l.target === to && l.named.length > 0 && line.named.length > 0 && !line.def);
    const twin = lines[twinAt]; const twinNode = nodes[twinAt];
    if (twin && twinNode) {
      const merged: ImportLine = { ...twin, comment: "", named: [...twin.named, ...line.named] };
      twin.named = merged.named;
      const old = edits.findIndex((e) => e.start === twinNode.getStart());
      if (old >= 0) edits.splice(old, 1);
      edits.push({ start: twinNode.getStart(), end: twinNode.getEnd(), text: printImport(merged) });
      edits.push({ start: node.getStart(), end: node.getEnd() + 1, text: "" });
    } else {
      const s = node.moduleSpecifier;
      const fresh = text.slice(node.getStart(), s.getStart()) + JSON.stringify(spec) + text.slice(s.getEnd(), node.getEnd());
      const at = lines.findIndex((l, i) => i !== index && (rank(l.spec) > rank(spec) || (rank(l.spec) === rank(spec) && l.spec > spec)));
      const before = nodes[at]; const last = nodes.at(-1);
      const hasComment = text.slice(node.getFullStart(), node.getStart()).trim() !== "";
      if (rank(spec) === rank(line.spec) || hasComment || (!before && node === last) || (before && nodes[at - 1] === node)) edits.push({ start: s.getStart(), end: s.getEnd(), text: JSON.stringify(spec) });
      else {
        edits.push({ start: node.getStart(), end: node.getEnd() + 1, text: "" });
        if (before) edits.push({ start: before.getStart(), end: before.getStart(), text: `${fresh}\n` });
        else if (last) edits.push({ start: last.getEnd(), end: last.getEnd(), text: `\n${fresh}` });
      }
      line.target = to; line.spec = spec;
    }
  });
  const visit = (n: ts.Node): void => {
    if (ts.isImportDeclaration(n)) return;
    if (ts.isStringLiteralLike(n) && resolveSpec(user, n.text) === from && (/^[.~]/.test(n.text))) {
      const p = n.parent;
      const isSpec = (ts.isCallExpression(p) && (p.expression.kind === ts.SyntaxKind.ImportKeyword || /^vi\./.test(p.expression.getText(src)) || /^import$/.test(p.expression.getText(src)))) || ts.isExportDeclaration(p) || (ts.isLiteralTypeNode(p) && ts.isImportTypeNode(p.parent)) || (ts.isNewExpression(p) && p.expression.getText(src) === "URL");
      if (isSpec) edits.push({ start: n.getStart(), end: n.getEnd(), text: JSON.stringify(specFor(user, to, n.text)) });
    }
    ts.forEachChild(n, visit);
  };
  visit(src);
  return applyEdits(text, edits);
}

/** Paths written out in docs, tests and settings. */
function mentions(from: string, to: string): void {
  for (const [p, text] of files) {
    if (/^docs\/decisions\/|CHANGELOG/.test(p)) continue;
    if (text.includes(from)) {
      const after = text.replaceAll(new RegExp(`(?<![\\w/.-])(/?)${from.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")}(?![\\w-])`, "g"), `$1${to}`);
      if (after !== text) { files.set(p, after); listed2.add(p); warn(`${p}: names ${to} in place of ${from}`); }
    }
  }
  const short = (p: string) => p.replace(/^[^/]+\//, "");
  const bare = (p: string) => p.replace(/\.(tsx?|mjs)$/, "");
  for (const [p, text] of files) {
    if (!/^(tests|docs)\/|^README/.test(p) || /^docs\/decisions\//.test(p)) continue;
    let after = text;
    for (const [before, now] of [[short(from), short(to)], [bare(short(from)), bare(short(to))], [bare(from), bare(to)]] as const)
      if (before.includes("/")) after = after.replaceAll(new RegExp(`(["'\`])(/?)${before.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")}(?=["'\`])`, "g"), `$1$2${now}`);
    if (after !== text && !/^~/.test(after)) { files.set(p, after); warn(`${p}: names ${short(to)} in place of ${short(from)}`); listed2.add(p); }
  }
  for (const { test, name } of chunks) if (test.test(from)) warn(`vite.config.ts: ${name} names ${from}`);
}

function moveOne(entry: Entry & { to: string }): void {
  const { from, to } = entry;
  const text = files.get(from) ?? refuse("no such file");
  if (files.has(to)) refuse(`${to} exists`);
  if (chunkOf(from) !== chunkOf(to)) warn(`vite.config.ts: ${chunkOf(from)} names ${from}, now ${to}`);
  const importers = importersOf(from);
  // its own imports
  const src = parse(from, text);
  const edits: Edit[] = [];
  for (const s of src.statements) if ((ts.isImportDeclaration(s) || ts.isExportDeclaration(s)) && s.moduleSpecifier && ts.isStringLiteral(s.moduleSpecifier)) {
    const target = resolveSpec(from, s.moduleSpecifier.text);
    if (target && !s.moduleSpecifier.text.startsWith("~/")) edits.push({ start: s.moduleSpecifier.getStart(), end: s.moduleSpecifier.getEnd(), text: JSON.stringify(specFor(to, target, s.moduleSpecifier.text)) });
  }
  if (/import\.meta\.(dirname|filename|url|glob)/.test(text)) refuse("knows its own folder");
  files.set(to, applyEdits(text, edits));
  for (const user of new Set(importers.map((e) => e.from))) files.set(user, repoint(user, files.get(user) ?? "", from, to));
  files.delete(from);
  mentions(from, to);
  console.log(`moved ${from} → ${to}`);
}

// ---------- run
const movesFile = option("moves");
const moves: [string, string][] = [];
if (movesFile) {
  const read = JSON.parse(readFileSync(movesFile, "utf8")) as unknown;
  // Pairs anywhere in it: [old, new], { from, to }, { old, new }, or { "old": "new" }.
  const collect = (x: unknown): void => {
    if (Array.isArray(x)) {
      if (x.length === 2 && x.every((e) => typeof e === "string")) moves.push([x[0] as string, x[1] as string]);
      else x.forEach(collect);
    } else if (typeof x === "object" && x !== null) {
      const o = x as Record<string, unknown>;
      const before = o["from"] ?? o["old"]; const after = o["to"] ?? o["new"];
      if (typeof before === "string" && typeof after === "string") moves.push([before, after]);
      else for (const [k, v] of Object.entries(o)) { if (typeof v === "string" && k.includes("/") && v.includes("/")) moves.push([k, v]); else collect(v); }
    }
  };
  collect(read);
  moves.sort((a, b) => b[0].length - a[0].length);
}
function remap(path: string): string {
  if (files.has(path)) return path;
  for (const [old, fresh] of moves) {
    if (path === old) return fresh;
    if (old.endsWith("/") ? path.startsWith(old) : path.startsWith(`${old}/`) || (path.startsWith(old) && /^\.(module\.css|css|tsx?|mjs|server\.tsx?)$/.test(path.slice(old.length)))) return fresh + path.slice(old.length);
  }
  return path;
}
const entries: Entry[] = listed.filter((e) => !e.edit)
  .filter((e) => only.length === 0 || only.some((o) => e.from.startsWith(o) || (!e.from.startsWith("app/i18n/") && (e.into ?? e.to ?? "").startsWith(o))))
  .map((e) => ({ ...e, from: remap(e.from), ...(e.into ? { into: remap(e.into) } : {}), ...(e.to ? { to: remap(e.to) } : {}) }));
// A target that is joined itself, done in an earlier run.
const home = new Map(entries.map((e) => [e.from, e.into ?? e.to ?? ""]));
const finalHome = (path: string): string => { let at = path; for (let hops = 0; hops < 20 && !files.has(at) && home.has(at); hops++) at = home.get(at) ?? at; return at; };
const refused: string[] = [];
const refusedBy: Record<string, string> = {};
let done = 0; let already = 0;
const moved = new Map<string, string>();
let rest = entries.filter((e) => { if (!files.has(e.from) && files.has(finalHome(e.into ?? e.to ?? ""))) { already++; if (e.to) moved.set(e.from, e.to); return false; } return true; });
while (rest.length > 0) {
  const pendingInto = new Set(rest.filter((e) => e.into).map((e) => e.into));
  const ready = rest.filter((e) => e.to || !pendingInto.has(e.from));
  const batch = ready.length > 0 ? ready : rest;
  for (const e of batch) {
    try {
      if (e.to) { moveOne(e as Entry & { to: string }); moved.set(e.from, e.to); }
      else { const at = finalHome(e.into ?? ""); joinOne({ ...e, into: moved.get(at) ?? at } as Entry & { into: string }); }
      done++;
    } catch (error) {
      if (!(error instanceof Refusal)) { console.error(`on ${e.from}`); throw error; }
      refused.push(`${e.from} → ${e.into ?? e.to}: ${error.message}`); refusedBy[e.from] = error.message;
    }
  }
  rest = rest.filter((e) => !batch.includes(e));
}
// A list of paths names each once, in its order.
for (const p of listed2) {
  if (!CODE.test(p)) continue;
  const text = files.get(p) ?? "";
  const src = parse(p, text);
  const edits: Edit[] = [];
  const visit = (n: ts.Node): void => {
    if (ts.isArrayLiteralExpression(n) && n.elements.length > 1 && n.elements.every((e) => ts.isStringLiteralLike(e) && e.text.includes("/"))) {
      const names = n.elements.map((e) => (e as ts.StringLiteral).text);
      const before = original.get(p) ?? "";
      const unique = [...new Set(names)];
      if (!before.includes(n.getText(src))) {
        if (unique.length < names.length || unique.join() !== unique.toSorted().join()) edits.push({ start: n.getStart(), end: n.getEnd(), text: `[${unique.toSorted().map((e) => JSON.stringify(e)).join(", ")}]` });
      }
    }
    if (ts.isObjectLiteralExpression(n)) {
      const seen = new Map<string, { value: string; node: ts.PropertyAssignment }>();
      for (const e of n.properties) if (ts.isPropertyAssignment(e) && ts.isStringLiteral(e.name)) {
        const value = e.initializer.getText(src);
        const first = seen.get(e.name.text);
        if (first !== undefined && first.node && first.value !== value && /^"/.test(first.value) && /^"/.test(value)) {
          // Limits of one file, in the order of its fields.
          const source = files.get(`app/${e.name.text}.tsx`) ?? "";
          const place = (v: string) => source.indexOf(`limit={${(JSON.parse(v) as string).split(",")[0]}}`);
          const both = [first.value, value].toSorted((x, y) => place(x) - place(y)).map((v) => JSON.parse(v) as string).join(", ");
          edits.push({ start: first.node.getFullStart(), end: first.node.getEnd() + (text[first.node.getEnd()] === "," ? 1 : 0), text: "" });
          edits.push({ start: e.initializer.getStart(), end: e.initializer.getEnd(), text: JSON.stringify(both) });
          continue;
        }
        if (seen.has(e.name.text)) { if (first?.value === value) edits.push({ start: e.getFullStart(), end: e.getEnd() + (text[e.getEnd()] === "," ? 1 : 0), text: "" }); else warn(`${p}: ${e.name.text} is listed twice, with ${first?.value} and ${value}`); }
        else seen.set(e.name.text, { value, node: e });
      }
    }
    ts.forEachChild(n, visit);
  };
  visit(src);
  if (edits.length > 0) files.set(p, applyEdits(text, edits));
}
editFiles(true);
for (const w of warnings) console.log(`note: ${w}`);
for (const r of refused) console.log(`REFUSED ${r}`);
console.log(`${done} done, ${already} were done before, ${refused.length} refused`);
const changed = [...files].filter(([p, t]) => original.get(p) !== t).map(([p]) => p);
const gone = [...original.keys()].filter((p) => !files.has(p));
if (!DRY) {
  for (const p of changed) { mkdirSync(dirname(join(ROOT, p)), { recursive: true }); writeFileSync(join(ROOT, p), files.get(p) ?? ""); }
  for (const p of gone) rmSync(join(ROOT, p));
  const oxfmt = join(ROOT, "node_modules/.bin/oxfmt");
  const code = changed.filter((p) => /\.(tsx?|mjs|mts|css|md)$/.test(p));
  if (!args.includes("--no-format") && existsSync(oxfmt)) for (let i = 0; i < code.length; i += 150) execFileSync(oxfmt, code.slice(i, i + 150), { cwd: ROOT, stdio: "inherit" });
}
// What still names a file that is gone, by its bare name.
for (const p of gone) {
  if (!CODE.test(p)) continue;
  const base = basename(p);
  if (/^(words|index|plan|draft|chat|topic|comment)\.tsx?$/.test(base)) continue;
  const named = [...files].filter(([q, t]) => !/^docs\/decisions|CHANGELOG/.test(q) && t.includes(base) && new RegExp(`(?<![\\w-])${base.replaceAll(".", "\\.")}(?![\\w-])`).test(t)).map(([q]) => q);
  if (named.length > 0) console.log(`still named: ${p} in ${named.slice(0, 4).join(", ")}`);
}
if (VERBOSE) console.log(JSON.stringify(refusedBy, null, 1));
