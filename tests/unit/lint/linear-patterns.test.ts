import { globSync, readFileSync } from "node:fs";
import { analyse } from "scslre";
import ts from "typescript";
import { expect, test } from "vitest";

type Pattern = { place: string; source: string; flags: string };

/** Patterns that only ever see a text whose length is known, and how long that is. */
const SEEN_SHORT = [
  // Groups the digits of a whole number: sixteen at most.
  { place: "app/i18n/format.ts", source: "\\B(?=(\\d{3})+$)" },
];

function patternsIn(path: string, text: string): Pattern[] {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest);
  const found: Pattern[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node)) {
      const end = node.text.lastIndexOf("/");
      found.push({
        place: path,
        source: node.text.slice(1, end),
        flags: node.text.slice(end + 1),
      });
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

function isSlow({ source, flags }: Pattern): boolean {
  return analyse({ source, flags }, { maxReports: 1 }).reports.length > 0;
}

test.each([/^[^\s@]+@[^\s@]+\.[^\s@]+$/, /^(?:a+)+$/, /-+$/, /^(?:\s*\w\s*)*$/])(
  "a pattern whose time grows faster than the text is found: %s",
  ({ source, flags }) => {
    expect(isSlow({ place: "", source, flags })).toBe(true);
  },
);

test("patterns that meet what people send take time in step with its length", () => {
  const paths = globSync("{app,bff,contract,cms-extensions,config}/**/*.{ts,tsx}", {
    exclude: (path) => path.includes("node_modules"),
  });
  const patterns = paths.flatMap((path) => patternsIn(path, readFileSync(path, "utf8")));
  expect(patterns.length).toBeGreaterThan(150);
  const slow = patterns
    .filter(isSlow)
    .filter(
      ({ place, source }) =>
        !SEEN_SHORT.some((each) => each.place === place && each.source === source),
    );
  expect(slow).toEqual([]);
});
