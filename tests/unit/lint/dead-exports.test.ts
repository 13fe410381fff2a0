import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const NAMED = /^export (?:async )?(?:type|const|function\*?|class|interface) (\w+)/gm;
/** Read by the build or by the migration generator. */
const READ_BY_OTHERS =
  /^(?:app\/(?:routes|root|entry|routes\.ts)|bff\/(?:schema|db\/(?:schema|tables))|config\/(?:drop|remix|throw))/;

const files = globSync(
  "{app,bench,bff,cms-extensions/{src,seed,access,schema},config,contract,ops,scripts,tests}/**/*.{ts,tsx,mjs}",
  { exclude: (path) => path.includes("node_modules") || path.includes("generated") },
).map((path) => ({ path, text: readFileSync(path, "utf8") }));

function countWords(texts: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const text of texts)
    for (const word of text.match(/\w+/g) ?? []) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

function findDead(among: typeof files): string[] {
  const counts = countWords(among.map(({ text }) => text));
  return among
    .filter(({ path }) => !path.startsWith("tests/") && !READ_BY_OTHERS.test(path))
    .flatMap(({ path, text }) =>
      [...text.matchAll(NAMED)].flatMap(([, name = ""]) =>
        counts.get(name) === 1 ? [`${path}: ${name}`] : [],
      ),
    );
}

test("dead exports: an unused export is detected", () => {
  const made = { path: "bff/a.ts", text: "export const used = 1;\nexport const lost = used;\n" };
  expect(findDead([made])).toEqual(["bff/a.ts: lost"]);
});

test("dead exports: every export is used", () => {
  expect(files.length).toBeGreaterThan(2_500);
  expect(findDead(files)).toEqual([]);
});
