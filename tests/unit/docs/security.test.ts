import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "../../..");
const text = readFileSync(join(root, "docs/security.md"), "utf8");

/** Rows of a part's table, each with the files named in its second column. */
function listNamed(part: string): string[] {
  const section = text.split(`\n## ${part}\n`)[1]?.split("\n## ")[0] ?? "";
  const rows = section.split("\n").filter((line) => line.startsWith("| "));
  return rows.flatMap((row) =>
    [...(row.split("|")[2] ?? "").matchAll(/`([\w./-]+)`/g)].map(([, name = ""]) => name),
  );
}

test.each([
  ["App", "app"],
  ["Service", "bff"],
])("security page: lists the existing shared code of %s", (part, folder) => {
  const named = listNamed(part);
  expect(named.length).toBeGreaterThan(8);
  // A third-party package is named by its package name.
  const missing = named.filter(
    (name) =>
      name !== "signalr" && !existsSync(join(root, folder, name)) && !existsSync(join(root, name)),
  );
  expect(missing).toEqual([]);
});
