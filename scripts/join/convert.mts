// joins.json written for dc8254d1 → joins for a later tree, by git's renames.
import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { basename, dirname } from "node:path";
import { readGraph } from "./graph.mts";
const root = process.argv[2] ?? "."; const base = "dc8254d1";
const git = (...a: string[]) => execFileSync("git", a, { cwd: root, maxBuffer: 1e9 }).toString();
const now = new Set(git("ls-files").split("\n"));
const renames = new Map<string, string>();
for (const line of git("diff", "-M40%", "--diff-filter=R", "--name-status", base, "HEAD").split("\n")) { const [, a, b] = line.split("\t"); if (a && b) renames.set(a, b); }
const g = readGraph(root);
const at = (p: string) => now.has(p) ? p : renames.get(p) ?? null;
const list = JSON.parse(readFileSync("/tmp/join/joins.json", "utf8")) as any[];
const fresh = new Map<string, string>(); // old `to` → new `to`
const out: any[] = []; const lost: string[] = [];
const common = (paths: string[]) => { const parts = paths.map((p) => dirname(p).split("/")); const first = parts[0] ?? []; let n = 0; while (n < first.length && parts.every((p) => p[n] === first[n])) n++; return first.slice(0, n).join("/"); };
const users = (p: string) => [...new Set((g.into.get(p) ?? []).map((e) => e.from))].filter((u) => !u.startsWith("tests/") && !u.startsWith("app/routes/") && !u.startsWith("app/resources/public-pages") && !u.startsWith("app/i18n"));
// groups of words
const groups = new Map<string, string[]>();
for (const e of list) if (e.from?.startsWith("app/i18n/")) groups.set(e.to ?? e.into, [...(groups.get(e.to ?? e.into) ?? []), e.from]);
for (const [target, froms] of groups) {
  const all = froms.flatMap((f) => { const p = at(f); return p ? users(p) : []; });
  const shell = all.filter((u) => !(u.startsWith("app/shell/") && !target.startsWith("app/shell/")));
  const dir = common(shell.length > 0 ? shell : all);
  const old = dirname(target);
  const chosen: Record<string, string> = {
    "app/content/film/words.ts": "", "app/content/placed/words.ts": "", "app/content/glossary/words.ts": "", "app/content/valid-for/words.ts": "", "app/content/reading/words.ts": "", "app/features/articles/lists.words.ts": "", "app/features/news/lists.words.ts": "", "app/features/videos/lists.words.ts": "", "app/features/courses/lists.words.ts": "", "app/features/tools/net-salary/words.ts": "", "app/content/words.ts": "",
    "app/content/results.words.ts": "app/content/list/words.ts", "app/content/favorites.words.ts": "app/content/favorites/words.ts", "app/shell/canton-explorer.words.ts": "app/shell/map/words.ts",
    "app/features/courses/certificate.words.ts": "app/features/courses/certificates/words.ts", "app/features/courses/my-learning.words.ts": "app/features/courses/my-learning/words.ts",
    "app/features/cantons/choropleth.words.ts": "app/features/cantons/choropleth/words.ts", "app/features/cantons/comparison.words.ts": "app/features/cantons/comparison/words.ts", "app/features/cantons/left.words.ts": "app/features/cantons/left/words.ts",
    "app/features/forum/editor.words.ts": "app/features/forum/editor/toolbar.words.ts", "app/features/auth/bounce.words.ts": "app/features/account/auth/bounce.words.ts",
  };
  const pick = chosen[target];
  if (pick !== undefined) { fresh.set(target, pick || target); continue; }
  fresh.set(target, `${dir || old}/${basename(target)}`);
  if (!dir || dir === "app" || dir === "app/features") console.log("?", target, dir, all.join(" "));
}
for (const e of list) if (e.to && !e.from.startsWith("app/i18n/")) {
  const p = at(e.from); if (p) fresh.set(e.to, `${dirname(p)}/${basename(e.to)}`);
}
for (const e of list) {
  if (e.edit) { out.push(e); continue; }
  const from = at(e.from);
  if (!from) { lost.push(`${e.from} (gone)`); continue; }
  if (e.to) { out.push({ ...e, from, to: fresh.get(e.to) ?? e.to }); continue; }
  const into = fresh.get(e.into) ?? at(e.into);
  if (!into) { lost.push(`${e.from} → ${e.into} (target gone)`); continue; }
  out.push({ ...e, from, into });
}
console.log(lost.join("\n"));
writeFileSync(process.argv[3] ?? "/tmp/join/joins-next.json", `[\n${out.map((e) => `  ${JSON.stringify(e)}`).join(",\n")}\n]\n`);
for (const [a, b] of fresh) if (a !== b) console.log(a, "⇒", b);
