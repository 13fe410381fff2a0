import { analyse } from "scslre";
import ts from "typescript";
import { SLUG_PATTERN } from "../../../contract/shared/text.ts";
import { UUID_PATTERN } from "../../../contract/shared/uuid.ts";
import { lineOfNode, visitNodes, type Source, type SourceRule } from "./source.ts";

type Pattern = { line: number; source: string; flags: string };

const CODE = /^(?:app|bff|contract|cms-extensions|config)\/.*\.tsx?$/;

/** Patterns that only run on texts of known, short length, with that length. */
const SEEN_SHORT = [
  // Groups the digits of a whole number: sixteen at most.
  { path: "app/i18n/format.ts", source: "\\B(?=(\\d{3})+$)" },
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

function listPatterns(source: Source): Pattern[] {
  const found: Pattern[] = [];
  visitNodes(source, (node) => {
    if (ts.isRegularExpressionLiteral(node)) {
      const end = node.text.lastIndexOf("/");
      const [pattern, flags] = [node.text.slice(1, end), node.text.slice(end + 1)];
      found.push({ line: lineOfNode(source, node), source: pattern, flags });
    }
    if (!ts.isNewExpression(node) || !ts.isIdentifier(node.expression)) return;
    const [made, flags] = node.arguments ?? [];
    const pattern = node.expression.text === "RegExp" ? madeFrom(made) : null;
    if (pattern === null) return;
    found.push({
      line: lineOfNode(source, node),
      source: pattern,
      flags: madeFrom(flags) ?? "",
    });
  });
  return found;
}

function isSlow({ source, flags }: Pattern): boolean {
  return analyse({ source, flags }, { maxReports: 1 }).reports.length > 0;
}

/** Patterns on user input take linear time (docs/decisions/0020). */
export const linearPatterns: SourceRule = (sources) =>
  sources
    .filter(({ path }) => CODE.test(path))
    .flatMap((source) => {
      const { path } = source;
      return listPatterns(source)
        .filter(
          (pattern) =>
            isSlow(pattern) &&
            !SEEN_SHORT.some((each) => each.path === path && each.source === pattern.source),
        )
        .map(({ line, source: message }) => ({ path, line, message }));
    });
