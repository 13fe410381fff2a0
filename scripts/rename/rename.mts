/**
 * Renames files, CSS classes and symbols of a worktree by a table.
 *
 *   node rename.mts <worktree> [--write] [--only files,css,symbols] [--table renames.json]
 *                   [--report report.json] [--syntax] [--scope <regex on paths, for a partial dry run>]
 *
 * Without --write nothing changes: the report says what would. --syntax matches the table against the
 * declarations without a type checker (seconds instead of a minute).
 *
 * Entry: { "from", "to": string | string[] (tried in this order), "kind"?: one of
 *   var | fn | type | prop | import | css | file | folder | text   (default: every kind of symbol; "a,b" allowed;
 *   text: the exact text in files whose path matches "in", for lists and patterns that name files),
 *   "in"?: regex on the path, "near"?: regex on the text of the declaration's statement (first 400 characters),
 *   "outside"?: "checked" (the name exists outside too, but this symbol was looked at: rename it all the same) }
 * or for every name that has a word: { "word": "notice", "to": "notification", "not"?: regex on names, … }.
 * "in" is tried on the path and on the path before the file renames of this table.
 */
import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join, posix } from "node:path";
import type TS from "typescript";

type Entry = {
  word?: string;
  not?: string;
  from: string;
  to: string | string[];
  kind?: string;
  in?: string;
  near?: string;
  outside?: "checked";
};
type Edit = { start: number; end: number; text: string };

const args = process.argv.slice(2);
const root = args.find((arg) => arg.startsWith("/"));
if (!root) throw new Error("usage: rename.mts <worktree> [--write] …");
const flag = (name: string) => args.includes(`--${name}`);
const option = (name: string, fallback: string) => {
  const at = args.indexOf(`--${name}`);
  return at === -1 ? fallback : (args[at + 1] ?? fallback);
};
const TABLE = option("table", join(import.meta.dirname, "renames.json"));
const REPORT = option("report", join(import.meta.dirname, "report.json"));
const PHASES = option("only", "files,css,symbols").split(",");
const isWriting = flag("write");

const ts = createRequire(join(existsSync(join(root, "node_modules/typescript")) ? root : "/work/main", "package.json"))("typescript") as typeof TS;
const table = JSON.parse(readFileSync(TABLE, "utf8")) as Entry[];
const report = {
  done: [] as string[],
  refused: [] as string[],
  collisions: [] as string[],
  unmatched: [] as string[],
  mentions: [] as string[],
};
/** A path as it was before this table renamed files: entries for symbols may name either. */
const earlierPaths = (path: string): string[] => {
  let base = path;
  for (const { kind, from, to, in: inside } of table) {
    if (kind !== "file" && kind !== "folder") continue;
    const [next = ""] = toList(to);
    if (kind === "file" && stemOf(base) === next) {
      const old = `${posix.dirname(base)}/${from}${posix.basename(base).slice(next.length)}`;
      if (!inside || new RegExp(inside).test(old)) base = old;
    } else if (kind === "folder" && base.includes(`/${next}/`)) {
      const old = base.replace(`/${next}/`, `/${from}/`);
      if (!inside || new RegExp(inside).test(old)) base = old;
    }
  }
  return base === path ? [path] : [path, base];
};
const toList = (to: string | string[]) => (Array.isArray(to) ? to : [to]);
const describe = (entry: Entry) =>
  `${entry.kind ?? "*"} ${entry.from} → ${toList(entry.to).join("|")}${entry.in ? ` in ${entry.in}` : ""}${entry.near ? ` near ${entry.near}` : ""}`;

function listFiles(): string[] {
  return execFileSync("git", ["ls-files", "-co", "--exclude-standard"], {
    cwd: root,
    encoding: "utf8",
    maxBuffer: 1e8,
  })
    .split("\n")
    .filter((path) => path && existsSync(join(root!, path)) && !statSync(join(root!, path)).isDirectory())
    .filter((path) => !/^(node_modules|\.cache|cms-extensions\/node_modules)(\/|$)/.test(path));
}
const read = (path: string) => readFileSync(join(root!, path), "utf8");

const GENERATED = /(^|\/)(generated|dist)\//;
const CODE = /\.(ts|tsx|mts|js|jsx|mjs)$/;
const TEXT = /\.(ts|tsx|mts|js|jsx|mjs|css|md|json|ya?ml|sh|sql|graphql)$|Dockerfile$/;
/** History tells what was; generated files and lock files are written by programs. */
const NOT_EDITED = /^CHANGELOG\.md$|package-lock\.json$|^bff\/db\/migrations\/meta\/|^docs\/decisions\//;

// ---------------------------------------------------------------- files

const stemOf = (path: string) => posix.basename(path).split(".")[0]!;

/** A file's name is an outside word here: addresses, stored migrations, namespaces of words. */
const FIXED_FILE =
  /^(app\/routes\/|app\/i18n\/|bff\/db\/migrations\/|cms-extensions\/migrations\/|cms-extensions\/seed\/|tests\/service\/cms\/migrations\/|docs\/decisions\/|public\/)/;

function planMoves(files: readonly string[]): Map<string, string> {
  const moves = new Map<string, string>();
  const taken = new Set(files);
  const names = table.filter(({ kind }) => kind === "file");
  const folders = table.filter(({ kind }) => kind === "folder");
  for (const entry of [...names, ...folders]) {
    let isMatched = false;
    for (const path of files) {
      if (entry.in && !new RegExp(entry.in).test(path)) continue;
      const current = moves.get(path) ?? path;
      const segments = current.split("/");
      const base = segments.at(-1)!;
      let next: string | null = null;
      if (entry.kind === "file" && stemOf(current) === entry.from) {
        segments[segments.length - 1] = toList(entry.to)[0]! + base.slice(entry.from.length);
        next = segments.join("/");
      } else if (entry.kind === "folder" && segments.slice(0, -1).includes(entry.from)) {
        next = segments.map((part, at) => (part === entry.from && at < segments.length - 1 ? toList(entry.to)[0]! : part)).join("/");
      }
      if (!next || next === current) continue;
      isMatched = true;
      if (FIXED_FILE.test(path) || GENERATED.test(path)) report.refused.push(`file ${path}: its name is an address, a stored name or a namespace`);
      else if (taken.has(next)) report.collisions.push(`file ${path} → ${next}: exists`);
      else {
        taken.add(next);
        moves.set(path, next);
      }
    }
    if (!isMatched) report.unmatched.push(describe(entry));
  }
  return moves;
}

/** The bases against which a path in a string literal may be meant. */
const resolveFrom = (from: string, text: string) =>
  text.startsWith("~/")
    ? [posix.join("app", text.slice(2))]
    : text.startsWith(".")
      ? [posix.normalize(posix.join(posix.dirname(from), text)), posix.normalize(text)]
      : [text, posix.join("app", text), posix.join("tests", text), posix.normalize(posix.join(posix.dirname(from), text))];

const SUFFIXES = ["", ".ts", ".tsx", ".mts", ".js", ".css", ".server.ts"];

function respell(from: string, newFrom: string, text: string, moves: ReadonlyMap<string, string>): string | null {
  const [plain = "", query = ""] = text.split(/(?=[?#])/);
  if (!plain.includes("/") && !plain.includes(".")) return null;
  for (const base of resolveFrom(from, plain))
    for (const suffix of SUFFIXES) {
      const target = moves.get(base + suffix);
      if (!target) continue;
      const bare = suffix && target.endsWith(suffix) ? target.slice(0, -suffix.length) : target;
      if (plain.startsWith("~/")) return `~/${bare.slice("app/".length)}${query}`;
      if (plain.startsWith(".")) {
        const isFromFile = base === posix.normalize(posix.join(posix.dirname(from), plain));
        if (!isFromFile) return `./${bare}${query}`;
        const relative = posix.relative(posix.dirname(newFrom), bare);
        return (relative.startsWith(".") ? relative : `./${relative}`) + query;
      }
      const lead = base.length - plain.length;
      return base === posix.normalize(posix.join(posix.dirname(from), plain)) && base !== plain
        ? posix.relative(posix.dirname(newFrom), bare) + query
        : bare.slice(base.startsWith(plain) ? 0 : lead) + query;
    }
  return null;
}

function moveFiles(): void {
  const files = listFiles();
  const moves = planMoves(files);
  for (const [from, to] of moves) report.done.push(`file ${from} → ${to}`);
  if (moves.size === 0) return;
  /** Full paths of moved files, also without their ending, for docs, configurations and comments. */
  const spelled = [...moves].flatMap(([from, to]) => [
    [from, to] as const,
    [from.replace(/^[^/]+\//, ""), to.replace(/^[^/]+\//, "")] as const,
  ]);
  const bareNames = new Map([...moves].map(([from, to]) => [posix.basename(from), posix.basename(to)]));
  const stems = new Map([...moves].map(([from, to]) => [stemOf(from), stemOf(to)]));
  const written = new Map<string, string>();
  for (const path of files) {
    if (!TEXT.test(path) || GENERATED.test(path) || NOT_EDITED.test(path)) continue;
    const newPath = moves.get(path) ?? path;
    const before = read(path);
    let text = before;
    if (CODE.test(path) || path.endsWith(".css"))
      text = text.replaceAll(/(["'`])((?:~\/|\.{1,2}\/)?[\w@$.\-/]+(?:\?[\w=&]+)?)\1/g, (whole, quote: string, inner: string) => {
        const next = respell(path, newPath, inner, moves);
        return next === null ? whole : `${quote}${next}${quote}`;
      });
    for (const [from, to] of spelled) {
      if (!from.includes("/") || !text.includes(from)) continue;
      text = text.replaceAll(new RegExp(`(?<![\\w-])${from.replaceAll(/[.$]/g, "\\$&")}(?![\\w-])`, "g"), to);
    }
    if (path.endsWith(".md") && path !== "docs/vocabulary.md")
      for (const [from, to] of bareNames)
        if (text.includes(from)) text = text.replaceAll(new RegExp(`(?<![\\w./-])${from.replaceAll(".", "\\.")}(?![\\w-])`, "g"), to);
    for (const [from, to] of stems)
      if (from !== to && from.includes("-") && text.includes(from))
        for (const match of text.matchAll(new RegExp(`(?<![\\w-])${from}(?![\\w-])`, "g"))) {
          const line = text.slice(0, match.index).split("\n").length;
          report.mentions.push(`${newPath}:${line} still says ${from} (file is now ${to})`);
        }
    if (text !== before) written.set(path, text);
  }
  if (!isWriting) return;
  for (const [path, text] of written) writeFileSync(join(root!, path), text);
  for (const [from, to] of moves) {
    mkdirSync(dirname(join(root!, to)), { recursive: true });
    renameSync(join(root!, from), join(root!, to));
  }
  execFileSync("git", ["add", "-A", "--", ...new Set([...moves].flat())], { cwd: root });
}

// ---------------------------------------------------------------- CSS classes of modules

function renameClasses(): void {
  const entries = table.filter(({ kind }) => kind === "css");
  if (entries.length === 0) return;
  const files = listFiles();
  const code = files.filter((path) => /\.(ts|tsx)$/.test(path) && !GENERATED.test(path));
  const sheets = files.filter((path) => path.endsWith(".module.css"));
  const users = new Map<string, { path: string; local: string }[]>();
  for (const path of code)
    for (const match of read(path).matchAll(/import (?:\* as )?(\w+) from "([^"]+\.module\.css)(?:\?\w+)?"/g)) {
      const sheet = resolveFrom(path, match[2]!)[0]!;
      users.set(sheet, [...(users.get(sheet) ?? []), { path, local: match[1]! }]);
    }
  const changed = new Map<string, string>();
  const textOf = (path: string) => changed.get(path) ?? read(path);
  for (const entry of entries) {
    let isMatched = false;
    const [to] = toList(entry.to);
    for (const sheet of sheets) {
      if (entry.in && !new RegExp(entry.in).test(sheet)) continue;
      const css = textOf(sheet);
      const old = new RegExp(`\\.${entry.from}(?![\\w-])`, "g");
      if (!old.test(css)) continue;
      isMatched = true;
      const at = users.get(sheet) ?? [];
      if (new RegExp(`\\.${to}(?![\\w-])`).test(css)) {
        report.collisions.push(`css .${entry.from} → .${to} in ${sheet}: exists`);
        continue;
      }
      const strange = at.find(({ path, local }) => new RegExp(`\\b${local}\\[(?!"[\\w-]+"\\])`).test(textOf(path)));
      if (strange) {
        report.refused.push(`css .${entry.from} of ${sheet}: ${strange.path} picks a class by a computed name`);
        continue;
      }
      changed.set(sheet, css.replaceAll(old, `.${to}`));
      for (const { path, local } of at)
        changed.set(path, textOf(path).replaceAll(new RegExp(`\\b${local}(\\??\\.)${entry.from}\\b`, "g"), `${local}$1${to}`).replaceAll(`${local}["${entry.from}"]`, `${local}["${to}"]`));
      report.done.push(`css .${entry.from} → .${to} in ${sheet} (${at.length} importers)`);
    }
    if (!isMatched) report.unmatched.push(describe(entry));
  }
  if (isWriting) for (const [path, text] of changed) writeFileSync(join(root!, path), text);
}

// ---------------------------------------------------------------- symbols

type Kind = "var" | "fn" | "type" | "prop" | "import";
type Compiled = Entry & { isMatched: boolean; inside: RegExp | null; beside: RegExp | null; kinds: string[] | null };
type Declaration = { path: string; node: TS.Identifier; kind: Kind; statement: string; follows?: Compiled; origin?: string };

function kindOf(node: TS.Identifier): Kind | null {
  const parent = node.parent;
  if (ts.isImportSpecifier(parent)) return parent.name === node && parent.propertyName ? "import" : null;
  if (ts.isImportClause(parent) || ts.isNamespaceImport(parent)) return "import";
  if (!("name" in parent) || parent.name !== node) return null;
  if (ts.isFunctionDeclaration(parent) || ts.isFunctionExpression(parent)) return "fn";
  if (ts.isVariableDeclaration(parent) || ts.isBindingElement(parent)) {
    const { initializer } = parent;
    return initializer && (ts.isArrowFunction(initializer) || ts.isFunctionExpression(initializer)) ? "fn" : "var";
  }
  if (ts.isParameter(parent)) return "var";
  if (ts.isTypeAliasDeclaration(parent) || ts.isInterfaceDeclaration(parent) || ts.isClassDeclaration(parent) || ts.isTypeParameterDeclaration(parent)) return "type";
  if (ts.isPropertySignature(parent) || ts.isPropertyAssignment(parent) || ts.isMethodSignature(parent) || ts.isMethodDeclaration(parent) || ts.isPropertyDeclaration(parent) || ts.isGetAccessor(parent)) return "prop";
  return null;
}

/** Where names are known to others than our own code: schemas, tables, GraphQL, words, the contract's requests. */
const OUTSIDE_FILES =
  /(^|\/)generated\/|^contract\/(api|collections)\/|^app\/i18n\/|\.graphql\.ts$|^bff\/db\/tables\/|^bff\/mail\/templates\/|^cms-extensions\/(schema|seed|access)\/|directus-snapshot|node_modules\/|\.d\.ts$|^tests\/fixtures\//;
const SCHEMA_CALL = /^(z|zod|v|builder|t)\b|\.(object|extend|strictObject|looseObject|objectType|inputType|queryField|mutationField|queryFields|mutationFields|arg|args)$|^(object|strictObject|looseObject|extend|pgTable)$/;

/** True for keys of objects that a schema library reads: fields of forms, JSON and GraphQL. */
function isSchemaKey(node: TS.Node): boolean {
  for (let at: TS.Node | undefined = node; at && !ts.isStatement(at); at = at.parent)
    if (ts.isCallExpression(at) && SCHEMA_CALL.test(at.expression.getText())) return true;
  return false;
}

const picks = new Map<string, { path: string; node: TS.StringLiteralLike }[]>();
const SQL = /\b(select|insert into|update|delete from|where|create (table|function)|query|mutation)\b.*\s/i;
const SENDING = /^(JSON\.stringify|postMessage)$|\.(send|sendAfter|schedule|json|sendData|postMessage|setItem|publish|notify|raw)$/;

/** True for keys of objects that leave the process: JSON, jobs, hub messages, storage. */
function isSent(node: TS.Node): boolean {
  for (let at: TS.Node | undefined = node; at && !ts.isStatement(at) && !ts.isFunctionLike(at); at = at.parent)
    if (ts.isCallExpression(at) && SENDING.test(at.expression.getText())) return true;
  return false;
}

/** Words that are spelled outside of our code, or as text in it. */
function collectOutsideWords(files: readonly string[], sources: ReadonlyMap<string, TS.SourceFile>, names: ReadonlySet<string>): Map<string, string> {
  const words = new Map<string, string>();
  const note = (word: string, where: string) => {
    if (names.has(word) && !words.has(word)) words.set(word, where);
  };
  for (const path of files.filter((file) => /directus-snapshot\.yaml$|\.graphql$|\.sql$|^contract\/.*\.json$/.test(file)))
    for (const match of read(path).matchAll(/[A-Za-z_]\w*/g)) note(match[0], path);
  for (const [path, source] of sources) {
    const visit = (node: TS.Node): void => {
      if (ts.isStringLiteralLike(node) && pickedFrom(node)) picks.set(node.text, [...(picks.get(node.text) ?? []), { path, node }]);
      else if (ts.isStringLiteralLike(node) && !ts.isImportDeclaration(node.parent)) {
        note(node.text, `${path} (text)`);
        if (SQL.test(node.text)) for (const match of node.text.matchAll(/[A-Za-z_]\w*/g)) note(match[0], `${path} (query)`);
      }
      else if (ts.isIdentifier(node)) {
        const kind = names.has(node.text) ? kindOf(node) : null;
        const isShort = names.has(node.text) && ts.isShorthandPropertyAssignment(node.parent);
        if (kind === "prop" && (OUTSIDE_FILES.test(path) || isSchemaKey(node))) note(node.text, path);
        else if ((kind === "prop" || isShort) && isSent(node)) note(node.text, `${path} (sent or stored)`);
      } else if (ts.isTemplateExpression(node) && SQL.test(node.getText()))
        for (const match of node.getText().matchAll(/[A-Za-z_]\w*/g)) note(match[0], `${path} (query)`);
      ts.forEachChild(node, visit);
    };
    visit(source);
  }
  return words;
}

/** The type from which `Pick`, `Omit` or `T["name"]` takes a property by the name in a literal. */
function pickedFrom(literal: TS.Node): TS.TypeNode | null {
  if (!ts.isLiteralTypeNode(literal.parent)) return null;
  let at: TS.Node = literal.parent.parent;
  while (ts.isUnionTypeNode(at)) at = at.parent;
  if (ts.isTypeReferenceNode(at) && /^(Pick|Omit)$/.test(at.typeName.getText())) return at.typeArguments?.[0] ?? null;
  return ts.isIndexedAccessTypeNode(at) ? at.objectType : null;
}

function statementOf(node: TS.Node): string {
  let at: TS.Node = node;
  while (at.parent && !ts.isSourceFile(at.parent) && !ts.isStatement(at) && !ts.isParameter(at) && !ts.isPropertySignature(at)) at = at.parent;
  const own = at.getText();
  // A parameter or property says little alone: add the head of what it belongs to.
  const head = ts.isParameter(at) || ts.isPropertySignature(at) ? `${at.parent.getText().slice(0, 200)} ‖ ` : "";
  return (head + own.slice(0, 400)).replaceAll(/\s+/g, " ");
}

/** The smallest node that holds a symbol's declaration and everything that can see it. */
function scopeOf(node: TS.Identifier): TS.Node {
  let at: TS.Node = node.parent;
  const isParameter = (function look(one: TS.Node): boolean {
    return ts.isParameter(one) || ((ts.isBindingElement(one) || ts.isObjectBindingPattern(one) || ts.isArrayBindingPattern(one)) && look(one.parent));
  })(node.parent);
  if (ts.isFunctionDeclaration(at) || ts.isTypeAliasDeclaration(at) || ts.isClassDeclaration(at)) at = at.parent;
  while (at.parent) {
    if (ts.isSourceFile(at)) return at;
    if (ts.isFunctionLike(at)) return at;
    if (!isParameter && (ts.isBlock(at) || ts.isForStatement(at) || ts.isForOfStatement(at) || ts.isCaseBlock(at) || ts.isCatchClause(at)))
      return ts.isBlock(at) && ts.isFunctionLike(at.parent) ? at.parent : at;
    at = at.parent;
  }
  return at;
}

/** True where an identifier is a name of its own and not the property of something. */
function isFreeName(node: TS.Identifier): boolean {
  const parent = node.parent;
  if (ts.isPropertyAccessExpression(parent)) return parent.name !== node;
  if (ts.isQualifiedName(parent)) return parent.right !== node;
  if (ts.isPropertyAssignment(parent) || ts.isPropertySignature(parent) || ts.isMethodSignature(parent) || ts.isMethodDeclaration(parent) || ts.isPropertyDeclaration(parent) || ts.isJsxAttribute(parent) || ts.isGetAccessor(parent)) return parent.name !== node;
  if (ts.isBindingElement(parent)) return parent.propertyName !== node;
  if (ts.isImportSpecifier(parent)) return parent.name === node;
  if (ts.isParameter(parent) && (ts.isFunctionTypeNode(parent.parent) || ts.isMethodSignature(parent.parent))) return false;
  return true;
}

/** One entry for each declared name that has the word as a part: `listNotices` → `listNotifications`. */
function expand(entry: Entry): Entry[] {
  const word = entry.word!;
  const [to = ""] = toList(entry.to);
  const upper = (text: string) => text[0]!.toUpperCase() + text.slice(1);
  const part = new RegExp(`(?<![a-z])${word}(?![a-z])|(?<=^|[a-z\\d])${upper(word)}(?![a-z])|(?<![A-Z])${word.toUpperCase()}(?![A-Z])`, "g");
  const names = new Set<string>();
  for (const path of listFiles())
    if (CODE.test(path) && (!entry.in || earlierPaths(path).some((one) => new RegExp(entry.in!).test(one))))
      for (const [name] of read(path).matchAll(/[A-Za-z_$][\w$]*/g)) if (name.toLowerCase().includes(word)) names.add(name);
  return [...names]
    .filter((name) => !entry.not || !new RegExp(entry.not).test(name))
    .flatMap((name) => {
      const next = name.replaceAll(part, (found) => (found === word ? to : found === word.toUpperCase() ? to.toUpperCase() : upper(to)));
      return next === name ? [] : [{ ...entry, from: name, to: next } as Entry];
    });
}

function renameSymbols(): void {
  const entries = table
    .filter(({ kind }) => !/^(css|file|folder|text)$/.test(kind ?? ""))
    .flatMap((entry) => (entry.word ? expand(entry) : [entry]))
    .map((entry) => ({ entry, weight: (entry.in ? 2 : 0) + (entry.near ? 2 : 0) + (entry.kind ? 1 : 0) }))
    .sort((one, other) => other.weight - one.weight)
    .map(({ entry }) => ({
      ...entry,
      isMatched: false,
      inside: entry.in ? new RegExp(entry.in) : null,
      beside: entry.near ? new RegExp(entry.near) : null,
      kinds: entry.kind?.split(",") ?? null,
    }));
  const byName = Map.groupBy(entries, ({ from }) => from);
  const files = listFiles();
  const scope = new RegExp(option("scope", "."));
  const code = files.filter((path) => CODE.test(path) && !/^(public|build)\//.test(path) && scope.test(path));
  const absolute = new Map(code.map((path) => [join(root!, path), path]));

  const parsed = ts.parseJsonConfigFileContent(
    JSON.parse(read("tsconfig.json").replaceAll(/^\s*\/\/.*$/gm, "")),
    { ...ts.sys, readDirectory: () => [] },
    root!,
  );
  const sources = new Map<string, TS.SourceFile>();
  let service: TS.LanguageService | null = null;
  if (!flag("syntax")) {
    service = ts.createLanguageService(
      {
        getCompilationSettings: () => ({ ...parsed.options, noEmit: true }),
        getScriptFileNames: () => [...absolute.keys()],
        getScriptVersion: () => "1",
        getScriptSnapshot: (path) => (existsSync(path) ? ts.ScriptSnapshot.fromString(readFileSync(path, "utf8")) : undefined),
        getCurrentDirectory: () => root!,
        getDefaultLibFileName: (options) => ts.getDefaultLibFilePath(options),
        fileExists: ts.sys.fileExists,
        readFile: ts.sys.readFile,
        readDirectory: ts.sys.readDirectory,
        directoryExists: ts.sys.directoryExists,
        getDirectories: ts.sys.getDirectories,
        realpath: (path) => path,
      },
      ts.createDocumentRegistry(),
    );
    const program = service.getProgram();
    if (!program) throw new Error("no program");
    for (const [path, short] of absolute) {
      const source = program.getSourceFile(path);
      if (source) sources.set(short, source);
    }
  }
  for (const path of code)
    if (!sources.has(path))
      sources.set(path, ts.createSourceFile(join(root!, path), read(path), ts.ScriptTarget.Latest, true, /x$/.test(path) ? ts.ScriptKind.TSX : undefined));

  const words = collectOutsideWords(files, sources, new Set(byName.keys()));
  const namesOf = new Map<string, Map<string, TS.Identifier[]>>();
  const declarations: Declaration[] = [];
  for (const [path, source] of sources) {
    const own = new Map<string, TS.Identifier[]>();
    namesOf.set(path, own);
    const visit = (node: TS.Node): void => {
      if (ts.isIdentifier(node)) {
        own.set(node.text, [...(own.get(node.text) ?? []), node]);
        if (byName.has(node.text) && !GENERATED.test(path)) {
          const kind = kindOf(node);
          if (kind) declarations.push({ path, node, kind, statement: statementOf(node) });
        }
      }
      ts.forEachChild(node, visit);
    };
    visit(source);
  }

  const edits = new Map<string, Map<number, Edit & { prefix: string; suffix: string }>>();
  /** New names, and where they came to be: two symbols must not get one name in one scope. */
  const introduced = new Map<string, { scope: TS.Node; key: string }[]>();
  const pathsOf = new Map<string, string[]>();
  const followed = new Set<string>();

  // Grows: a renamed property or export is followed into bindings and re-exports that would keep the old name.
  for (const { path, node, kind, statement, follows, origin } of declarations) {
    const paths = pathsOf.get(path) ?? earlierPaths(path);
    pathsOf.set(path, paths);
    const entry = follows ?? byName.get(node.text)!.find(
      (one) =>
        (!one.kinds || one.kinds.includes(kind)) &&
        (!one.inside || paths.some((each) => one.inside!.test(each))) &&
        (!one.beside || one.beside.test(statement)),
    );
    if (!entry) continue;
    entry.isMatched = true;
    const line = node.getSourceFile().getLineAndCharacterOfPosition(node.getStart()).line + 1;
    const at = `${path}:${line} ${kind} ${entry.from}`;
    const isProperty = kind === "prop";
    if (isProperty && entry.outside !== "checked") {
      if (OUTSIDE_FILES.test(path)) {
        report.refused.push(`${at}: declared among outside words`);
        continue;
      }
      if (isSchemaKey(node)) {
        report.refused.push(`${at}: key of a schema`);
        continue;
      }
      const elsewhere = words.get(entry.from);
      if (elsewhere) {
        report.refused.push(`${at}: also a word of ${elsewhere}`);
        continue;
      }
    }
    if (/^app\/i18n\//.test(path) && kind === "prop") continue;
    if (!service) {
      if (follows) continue;
      report.done.push(`${at} → ${toList(entry.to).join("|")}`);
      continue;
    }
    const file = join(root!, path);
    const start = node.getStart();
    const done = edits.get(path)?.get(start);
    if (done && !done.prefix && !done.suffix) continue; // renamed along with another declaration
    const locations = service.findRenameLocations(file, start, false, false, { providePrefixAndSuffixTextForRename: true });
    if (!locations || locations.length === 0) {
      report.refused.push(`${at}: cannot be renamed`);
      continue;
    }
    const foreign = locations.find(({ fileName }) => !absolute.has(fileName) || GENERATED.test(absolute.get(fileName)!));
    if (foreign) {
      report.refused.push(`${at}: known to ${foreign.fileName.replace(`${root}/`, "")}`);
      continue;
    }
    const outside = isProperty && entry.outside !== "checked"
      ? locations.find(({ fileName }) => OUTSIDE_FILES.test(absolute.get(fileName)!))
      : undefined;
    if (outside) {
      report.refused.push(`${at}: used by ${absolute.get(outside.fileName)}`);
      continue;
    }

    let chosen: string | null = null;
    let why = "";
    const key = origin ?? `${path}:${start}`;
    let spots: { file: string; scope: TS.Node }[] = [];
    for (const to of toList(entry.to)) {
      spots = [];
      why = "";
      for (const short of new Set(locations.map(({ fileName }) => absolute.get(fileName)!))) {
        const source = sources.get(short)!;
        const scope: TS.Node = !isProperty && short === path ? scopeOf(node) : source;
        spots.push({ file: short, scope });
        const others = (namesOf.get(short)!.get(to) ?? []).filter((other) => other.getStart() >= scope.getStart() && other.end <= scope.end);
        if (isProperty) {
          // The same object or type must not have the new name already.
          const holders = locations
            .filter(({ fileName }) => absolute.get(fileName) === short)
            .map(({ textSpan }) => namesOf.get(short)!.get(entry.from)?.find((one) => one.getStart() === textSpan.start)?.parent.parent);
          const clash = others.find((other) => holders.includes(other.parent.parent) && !ts.isPropertyAccessExpression(other.parent));
          if (clash) why = `${to} exists beside it in ${short}`;
        } else {
          const clash = others.find(isFreeName);
          if (clash) why = `${to} exists in ${short}:${source.getLineAndCharacterOfPosition(clash.getStart()).line + 1}`;
          const early = introduced.get(`${short}:${to}`)?.find((one) => one.key !== key && one.scope.getStart() < scope.end && scope.getStart() < one.scope.end);
          if (early) why = `${to} comes from two names in ${short} (${early.key})`;
        }
        if (why) break;
      }
      if (!why) {
        chosen = to;
        break;
      }
    }
    if (!chosen) {
      report.collisions.push(`${at} → ${toList(entry.to).join("|")}: ${why}`);
      continue;
    }
    if (!isProperty)
      for (const { file: short, scope } of spots)
        introduced.set(`${short}:${chosen}`, [...(introduced.get(`${short}:${chosen}`) ?? []), { scope, key }]);
    for (const { fileName, textSpan, prefixText = "", suffixText = "" } of locations) {
      const short = absolute.get(fileName)!;
      const own = edits.get(short) ?? new Map<number, Edit & { prefix: string; suffix: string }>();
      edits.set(short, own);
      const earlier = own.get(textSpan.start);
      // A shorthand of which both sides are renamed: `{ old }` → `{ new }` or `{ newKey: newLocal }`.
      if (earlier && (earlier.prefix || earlier.suffix) && (prefixText || suffixText)) {
        const joined =
          earlier.text === chosen
            ? chosen
            : earlier.suffix || prefixText
              ? prefixText.includes(" as ") || earlier.suffix.includes(" as ")
                ? `${earlier.text} as ${chosen}`
                : `${earlier.text}: ${chosen}`
              : `${chosen}: ${earlier.text}`;
        if (Boolean(earlier.prefix) !== Boolean(prefixText)) own.set(textSpan.start, { ...earlier, text: joined, prefix: "", suffix: "" });
      } else if (earlier && earlier.text !== chosen) report.collisions.push(`${at} → ${chosen}: ${short} has an edit there already (${earlier.text})`);
      else if (!earlier) own.set(textSpan.start, { start: textSpan.start, end: textSpan.start + textSpan.length, text: chosen, prefix: prefixText, suffix: suffixText });
    }
    if (isProperty)
      for (const { path: short, node: literal } of picks.get(entry.from) ?? []) {
        const checker = service.getProgram()!.getTypeChecker();
        const declared = checker.getTypeFromTypeNode(pickedFrom(literal)!).getProperty(entry.from)?.declarations ?? [];
        const isSame = declared.some((one) => locations.some(({ fileName, textSpan }) => fileName === one.getSourceFile().fileName && textSpan.start === ts.getNameOfDeclaration(one)?.getStart()));
        if (!isSame) continue;
        const own = edits.get(short) ?? new Map<number, Edit & { prefix: string; suffix: string }>();
        edits.set(short, own);
        own.set(literal.getStart() + 1, { start: literal.getStart() + 1, end: literal.end - 1, text: chosen, prefix: "", suffix: "" });
      }
    for (const { fileName, textSpan, prefixText, suffixText } of locations) {
      if (!prefixText && !suffixText) continue;
      const short = absolute.get(fileName)!;
      const other = namesOf.get(short)!.get(entry.from)?.find((one) => one.getStart() === textSpan.start);
      const spot = `${short}:${textSpan.start}`;
      if (followed.has(spot)) continue;
      followed.add(spot);
      if (other && (ts.isBindingElement(other.parent) || ts.isExportSpecifier(other.parent)))
        declarations.push({ path: short, node: other, kind: "var", statement: "", follows: { ...entry, to: chosen, outside: "checked" }, origin: key });
    }
    report.done.push(`${at} → ${chosen} (${locations.length} places, ${spots.length} files)`);
  }
  for (const entry of entries) if (!entry.isMatched && !entry.word) report.unmatched.push(describe(entry));

  if (!isWriting || !service) return;
  for (const [path, own] of edits) {
    let text = read(path);
    for (const { start, end, text: next, prefix, suffix } of [...own.values()].sort((one, other) => other.start - one.start))
      text = text.slice(0, start) + prefix + next + suffix + text.slice(end);
    // `{ a: a }` and `a as a` are shorthands again.
    text = text.replaceAll(/([{,]\s*)(\w+): \2(?=\s*[,}])/g, (whole, lead: string, name: string) => (/^\d/.test(name) ? whole : lead + name));
    writeFileSync(join(root!, path), text);
  }
  writeFileSync(REPORT.replace(/\.json$/, ".files.txt"), [...edits.keys()].join("\n"));
}

function replaceTexts(): void {
  const entries = table.filter(({ kind }) => kind === "text");
  const files = listFiles();
  for (const entry of entries) {
    let isMatched = false;
    for (const path of files) {
      if (!entry.in || !earlierPaths(path).some((one) => new RegExp(entry.in!).test(one))) continue;
      const text = read(path);
      if (!text.includes(entry.from)) continue;
      isMatched = true;
      report.done.push(`text ${entry.from} → ${toList(entry.to)[0]} in ${path}`);
      if (isWriting) writeFileSync(join(root!, path), text.replaceAll(entry.from, toList(entry.to)[0]!));
    }
    if (!isMatched) report.unmatched.push(describe(entry));
  }
}

if (PHASES.includes("files")) moveFiles();
if (PHASES.includes("files")) replaceTexts();
if (PHASES.includes("css")) renameClasses();
if (PHASES.includes("symbols")) renameSymbols();
writeFileSync(REPORT, JSON.stringify(report, null, 1));
console.log(Object.entries(report).map(([name, list]) => `${name}: ${list.length}`).join(" · "), `→ ${REPORT}`);
