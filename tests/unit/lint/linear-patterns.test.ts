import { globSync, readFileSync } from "node:fs";
import { analyse } from "scslre";
import ts from "typescript";
import { expect, test } from "vitest";
import { SLUG_PATTERN } from "../../../contract/shared/text.ts";
import { UUID_PATTERN } from "../../../contract/shared/uuid.ts";

type Pattern = { place: string; source: string; flags: string };

/** Patterns that only run on texts of known, short length, with that length. */
const SEEN_SHORT = [
  // Groups the digits of a whole number: sixteen at most.
  { place: "app/i18n/format.ts", source: "\\B(?=(\\d{3})+$)" },
];

/** Values of parts in composed patterns; any other part counts as some word. */
const PARTS: Record<string, string> = { UUID_PATTERN, SLUG_PATTERN };

/** Text of a pattern that is created at run time; null if only known at run time. */
function madeFrom(text: ts.Node | undefined): string | null {
  if (!text) return null;
  if (ts.isIdentifier(text)) return PARTS[text.text] ?? null;
  if (ts.isStringLiteralLike(text)) return text.text;
  if (!ts.isTemplateExpression(text)) return null;
  const spans = text.templateSpans.map(({ expression, literal }) => {
    const name = ts.isIdentifier(expression) ? expression.text : "";
    return (PARTS[name] ?? "word") + literal.text;
  });
  return text.head.text + spans.join("");
}

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
    if (ts.isNewExpression(node) && ts.isIdentifier(node.expression)) {
      const [made, flags] = node.arguments ?? [];
      const source = node.expression.text === "RegExp" ? madeFrom(made) : null;
      if (source !== null) found.push({ place: path, source, flags: madeFrom(flags) ?? "" });
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
  "regular expressions: one with superlinear time is detected: %s",
  ({ source, flags }) => {
    expect(isSlow({ place: "", source, flags })).toBe(true);
  },
);

test("regular expressions: one built at run time is detected", () => {
  const text = "const A = new RegExp(`^${UUID_PATTERN}(a+)+$`, 'g');";
  const [found] = patternsIn("a.ts", text);
  expect(found).toEqual({ place: "a.ts", source: `^${UUID_PATTERN}(a+)+$`, flags: "g" });
  expect(isSlow({ place: "", source: "(?:a+)+$", flags: "" })).toBe(true);
});

test("regular expressions: those applied to user input take linear time", () => {
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
