import { execSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import ts from "typescript";

export type Edge = { to: string; kind: "static" | "type" | "dynamic" | "mock" | "reexport" | "side"; names: string[] };
export function listTracked(root: string): string[] {
  return execSync("git ls-files -co --exclude-standard", { cwd: root, maxBuffer: 1e9 }).toString().split("\n").filter(Boolean);
}
export const CODE = /\.(tsx?|mjs|mts|css)$/;
export function resolver(known: ReadonlySet<string>) {
  return (from: string, spec: string): string | null => {
    const bare = spec.replace(/\?.*$/, "");
    const base = bare.startsWith("~/") ? `app/${bare.slice(2)}` : bare.startsWith(".") ? join(dirname(from), bare) : null;
    if (base === null) return null;
    return ["", ".ts", ".tsx", ".mjs", ".mts", "/index.ts", "/index.tsx"].map((e) => base + e).find((p) => known.has(p)) ?? null;
  };
}
export function edgesOf(path: string, text: string, resolve: (f: string, s: string) => string | null): Edge[] {
  if (path.endsWith(".css")) return [];
  const src = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const out: Edge[] = [];
  const add = (spec: string, kind: Edge["kind"], names: string[]) => {
    const to = resolve(path, spec);
    if (to) out.push({ to, kind, names });
  };
  const visit = (n: ts.Node): void => {
    if (ts.isImportDeclaration(n) && ts.isStringLiteral(n.moduleSpecifier)) {
      const c = n.importClause;
      if (!c) add(n.moduleSpecifier.text, "side", []);
      else {
        const names: string[] = [];
        let allType = c.isTypeOnly;
        if (c.name) names.push("default");
        if (c.namedBindings && ts.isNamespaceImport(c.namedBindings)) names.push("*");
        else if (c.namedBindings) {
          const el = c.namedBindings.elements;
          for (const e of el) names.push((e.propertyName ?? e.name).text);
          if (!c.name && el.length > 0 && el.every((e) => e.isTypeOnly)) allType = true;
        }
        add(n.moduleSpecifier.text, allType ? "type" : "static", names);
      }
      return;
    }
    if (ts.isExportDeclaration(n) && n.moduleSpecifier && ts.isStringLiteral(n.moduleSpecifier)) {
      const names = n.exportClause && ts.isNamedExports(n.exportClause) ? n.exportClause.elements.map((e) => (e.propertyName ?? e.name).text) : ["*"];
      add(n.moduleSpecifier.text, "reexport", names);
      return;
    }
    if (ts.isCallExpression(n)) {
      const a = n.arguments[0];
      if (n.expression.kind === ts.SyntaxKind.ImportKeyword && a && ts.isStringLiteralLike(a)) add(a.text, "dynamic", ["*"]);
      if (ts.isPropertyAccessExpression(n.expression) && n.expression.expression.getText(src) === "vi" && a && ts.isStringLiteralLike(a)) add(a.text, "mock", []);
    }
    if (ts.isImportTypeNode(n) && ts.isLiteralTypeNode(n.argument) && ts.isStringLiteral(n.argument.literal)) add(n.argument.literal.text, "type", ["*"]);
    ts.forEachChild(n, visit);
  };
  visit(src);
  return out;
}
export type Graph = { files: string[]; text: Map<string, string>; out: Map<string, Edge[]>; into: Map<string, { from: string; edge: Edge }[]> };
export function readGraph(root: string): Graph {
  const files = listTracked(root).filter((p) => CODE.test(p) && !/node_modules|^build\//.test(p)).filter((p) => { try { readFileSync(join(root, p)); return true; } catch { return false; } });
  const known = new Set(files);
  const res = resolver(known);
  const text = new Map(files.map((p) => [p, readFileSync(join(root, p), "utf8")]));
  const out = new Map<string, Edge[]>();
  const into = new Map<string, { from: string; edge: Edge }[]>();
  for (const p of files) {
    const e = edgesOf(p, text.get(p) ?? "", res);
    out.set(p, e);
    for (const each of e) { const l = into.get(each.to) ?? []; l.push({ from: p, edge: each }); into.set(each.to, l); }
  }
  return { files, text, out, into };
}
