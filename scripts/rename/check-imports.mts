// Every relative or ~/ import, and every path in a mock, leads to a file. usage: node check-imports.mts <root>
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, statSync } from "node:fs";
import { join, posix } from "node:path";
const root = process.argv[2]!;
const files = execFileSync("git", ["ls-files", "-co", "--exclude-standard", "*.ts", "*.tsx", "*.mts", "*.mjs", "*.js", "*.jsx", "*.css"], { cwd: root, encoding: "utf8", maxBuffer: 1e8 }).split("\n").filter((f) => f && existsSync(join(root, f)) && !/fixtures/.test(f));
let bad = 0, all = 0;
for (const f of files) for (const m of readFileSync(join(root, f), "utf8").matchAll(/(?:from\s+|import\s*\(\s*|import\s+|mock\(\s*|composes:[^;]*from\s+|importActual[^(]*\(\s*)["']((?:~\/|\.{1,2}\/)[^"']+)["']/g)) {
  all++; const t = m[1]!.replace(/[?#].*/, "");
  const base = t.startsWith("~/") ? join("app", t.slice(2)) : posix.join(posix.dirname(f), t);
  if (!["", ".ts", ".tsx", ".mts", ".js", ".d.ts", "/index.ts", "/index.tsx"].some((s) => existsSync(join(root, base + s)) && statSync(join(root, base + s)).isFile())) { bad++; console.log(f, m[1]); }
}
console.log({ all, bad });
