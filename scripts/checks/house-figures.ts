import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { cruise, type ICruiseResult } from "dependency-cruiser";

/*
 * Prints the size of the code and the direction of its imports as a table. A room is a folder of a part (in
 * `bff/modules` and `app/features` each module and feature) or a file beside such folders. An arrow means
 * that one room imports another. Upward arrows are the smallest set found whose removal would leave no
 * cycles between rooms.
 */

const ROOT = resolve(process.argv[2] ?? ".");
const PARTS = ["contract", "config", "app", "bff", "cms-extensions", "scripts", "bench"];
const NESTED = /^(app\/(features|ui|routes|i18n)|bff\/modules|cms-extensions\/src)$/;
const SKIPPED = /(^|\/)(node_modules|dist|build|generated|migrations|fonts)(\/|$)/;
const CONTENT = /^(cms-extensions\/seed\/content|app\/i18n\/pt-BR)\//;

type Arrow = { from: string; to: string };

function roomOf(file: string): string {
  const folder = dirname(file);
  if (PARTS.includes(folder) || NESTED.test(folder)) return file;
  const parts = folder.split("/");
  for (let depth = parts.length; depth > 0; depth--) {
    const parent = parts.slice(0, depth - 1).join("/");
    if (NESTED.test(parent)) return parts.slice(0, depth).join("/");
  }
  return parts.slice(0, 2).join("/");
}

function listFiles(folder: string): string[] {
  return readdirSync(join(ROOT, folder), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => relative(ROOT, join(entry.parentPath, entry.name)))
    .filter((path) => !SKIPPED.test(path) && !CONTENT.test(path));
}

/** Arrows against the order with few of them: rooms that import most come first. */
function findUpward(arrows: readonly Arrow[]): Arrow[] {
  const left = new Set(arrows.flatMap(({ from, to }) => [from, to]));
  const high: string[] = [];
  const low: string[] = [];
  const among = (pick: (arrow: Arrow) => boolean) =>
    arrows.filter((each) => left.has(each.from) && left.has(each.to) && pick(each)).length;
  while (left.size > 0) {
    const rated = [...left].map((room) => {
      const out = among(({ from }) => from === room);
      const into = among(({ to }) => to === room);
      return { room, out, into };
    });
    const next =
      rated.find(({ out }) => out === 0) ??
      rated.find(({ into }) => into === 0) ??
      rated.toSorted((a, b) => b.out - b.into - (a.out - a.into))[0];
    if (!next) break;
    if (next.out === 0) low.unshift(next.room);
    else high.push(next.room);
    left.delete(next.room);
  }
  const floor = new Map([...high, ...low].map((room, index) => [room, index]));
  return arrows.filter(({ from, to }) => (floor.get(from) ?? 0) > (floor.get(to) ?? 0));
}

async function listArrows(part: string): Promise<Arrow[]> {
  const { output } = await cruise([part], {
    baseDir: ROOT,
    doNotFollow: { path: "node_modules" },
    exclude: { path: SKIPPED.source },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: { extensions: [".ts", ".tsx", ".js", ".mjs", ".css", ".json"] },
    tsConfig: { fileName: join(ROOT, "tsconfig.json") },
  });
  const pairs = new Set<string>();
  for (const { source, dependencies } of (output as ICruiseResult).modules) {
    if (!source.startsWith(`${part}/`)) continue;
    for (const { resolved } of dependencies) {
      if (!resolved.startsWith(`${part}/`) || roomOf(resolved) === roomOf(source)) continue;
      pairs.add(`${roomOf(source)} ${roomOf(resolved)}`);
    }
  }
  return [...pairs].map((pair) => {
    const [from = "", to = ""] = pair.split(" ");
    return { from, to };
  });
}

for (const part of PARTS) {
  const files = readdirSync(ROOT).includes(part) ? listFiles(part) : [];
  if (files.length === 0) continue;
  const lengths = files
    .map((path) => readFileSync(join(ROOT, path), "utf8").split("\n").length - 1)
    .toSorted((a, b) => a - b);
  const at = (share: number) => lengths[Math.floor((lengths.length - 1) * share)] ?? 0;
  const arrows = await listArrows(part);
  const upward = findUpward(arrows);
  const rooms = new Set(files.map(roomOf)).size;
  console.log(
    `| ${part} | ${files.length} | ${at(0.5)} | ${at(0.9)} | ${at(1)} | ${rooms} | ${arrows.length} | ${upward.length} |`,
  );
  for (const { from, to } of upward) console.log(`  up: ${from} → ${to}`);
}
