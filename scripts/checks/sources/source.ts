import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";

/** A file of the repository. All rules share one parse of it. */
export type Source = { path: string; text: string; parse(): ts.SourceFile };

export type Finding = { path: string; line: number; message: string };

/** A rule gets all files, because some rules compare files with each other. */
export type SourceRule = (sources: readonly Source[]) => Finding[];

const READABLE = /\.(?:tsx?|mjs|js|css|sql|md|json|ya?ml|sh)$/;
const EXCLUDED = /(?:^|\/)(?:generated|dist|node_modules)\/|-lock\.json$|^tests\/fixtures\//;

export function makeSource(path: string, text: string): Source {
  let parsed: ts.SourceFile | null = null;
  return {
    path,
    text,
    parse: () => (parsed ??= ts.createSourceFile(path, text, ts.ScriptTarget.Latest)),
  };
}

/** Tracked files and new ones, without generated and installed code. */
export function readSources(root: string): Source[] {
  const args = ["ls-files", "--cached", "--others", "--exclude-standard"];
  const listed = execFileSync("git", args, { cwd: root, encoding: "utf8" }).split("\n");
  return [...new Set(listed)]
    .filter((path) => READABLE.test(path) && !EXCLUDED.test(path) && existsSync(join(root, path)))
    .map((path) => makeSource(path, readFileSync(join(root, path), "utf8")));
}

export const lineOf = (text: string, offset: number): number =>
  text.slice(0, offset).split("\n").length;

/** Findings at every match of a pattern with the flag `g`. */
export function findMatches(
  { path, text }: Source,
  pattern: RegExp,
  messageOf: (match: RegExpExecArray) => string,
): Finding[] {
  return [...text.matchAll(pattern)].map((match) => ({
    path,
    line: lineOf(text, match.index),
    message: messageOf(match),
  }));
}

export function visitNodes(source: Source, look: (node: ts.Node) => void): void {
  const visit = (node: ts.Node): void => {
    look(node);
    ts.forEachChild(node, visit);
  };
  visit(source.parse());
}

/** The line of a node, without the comments before it. */
export function lineOfNode(source: Source, node: ts.Node): number {
  const file = source.parse();
  return file.getLineAndCharacterOfPosition(node.getStart(file)).line + 1;
}
