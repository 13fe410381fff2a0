import ts from "typescript";
import { lineOfNode, visitNodes, type Finding, type Source, type SourceRule } from "./source.ts";

const CODE = /^(?:app|bench|bff|cms-extensions|config|contract|ops|scripts)\/.*\.tsx?$/;
const NAMED_CODE =
  /^(?:app|bench|bff|cms-extensions|contract|config|ops|scripts)\/.*\.(?:ts|tsx|mjs|css)$/;

/** A number, text or pattern that is known when written, including arithmetic on numbers. */
function isLiteral(node: ts.Expression): boolean {
  if (ts.isAsExpression(node) || ts.isParenthesizedExpression(node))
    return isLiteral(node.expression);
  if (ts.isPrefixUnaryExpression(node)) return isLiteral(node.operand);
  if (ts.isBinaryExpression(node)) return isLiteral(node.left) && isLiteral(node.right);
  return (
    ts.isNumericLiteral(node) ||
    ts.isStringLiteralLike(node) ||
    node.kind === ts.SyntaxKind.RegularExpressionLiteral
  );
}

function findSmallConstants(source: Source): Finding[] {
  return source
    .parse()
    .statements.filter(ts.isVariableStatement)
    .flatMap(({ declarationList }) =>
      declarationList.declarations.flatMap((declaration) => {
        const { name, initializer } = declaration;
        const isConstant = declarationList.flags & ts.NodeFlags.Const;
        const isSmall = ts.isIdentifier(name) && /[a-z]/.test(name.text);
        if (!isConstant || !isSmall || !initializer || !isLiteral(initializer)) return [];
        const line = lineOfNode(source, declaration);
        return [{ path: source.path, line, message: `${name.text} → UPPER_CASE` }];
      }),
    );
}

/** Constants are written LIKE_THIS (docs/decisions/0072). */
export const upperCaseConstants: SourceRule = (sources) =>
  sources.filter(({ path }) => CODE.test(path)).flatMap(findSmallConstants);

type Word = { old: RegExp; trade: string; why: string };

/**
 * Words of a name, in lower case: `tellOthers` is `tell others`, `form-mistakes.tsx` is `form mistakes
 * tsx`.
 */
const WORDS: readonly Word[] = [
  { old: /\bfavourites?\b/, trade: "favorite", why: "as in addresses, collections and CSS" },
  { old: /\bneighbours?\b/, trade: "neighbors", why: "one spelling for what is before and after" },
  { old: /\bwish(es)?\b/, trade: "input, request, choice", why: "what a form sends is its input" },
  { old: /\bsendings\b/, trade: "submit count", why: "form libraries call it so" },
  { old: /\bmistakes?\b/, trade: "errors", why: "a form's errors, a field's error" },
  { old: /\bdoubt(s|ed)?\b/, trade: "mark stale", why: "what a cache does with an entry" },
  { old: /\bstandings?\b/, trade: "membership status, pending", why: "the field's own word" },
  { old: /\bdoors\b/, trade: "dependencies, deps", why: "a door is a route file and nothing else" },
  { old: /\btell(er)?\b/, trade: "notify, report, print", why: "says who hears of it and how" },
  { old: /\brequire few\b/, trade: "rate limit", why: "what it is called everywhere" },
];

/** Stored values: names of data, not of code. */
const STORED = ["bff/modules/account/privacy/value-names.ts"];

const wordsOf = (name: string) =>
  name
    .replaceAll(/([\p{Ll}\d])(?=\p{Lu})/gu, "$1 ")
    .replaceAll(/[^\p{L}\d]+/gu, " ")
    .toLowerCase();

/** Every identifier, with the line of its first use. */
function listNames(source: Source): Map<string, number> {
  const names = new Map<string, number>();
  if (!/\.tsx?$/.test(source.path)) return names;
  visitNodes(source, (node) => {
    if (!ts.isIdentifier(node) && !ts.isPrivateIdentifier(node)) return;
    if (!names.has(node.text)) names.set(node.text, lineOfNode(source, node));
  });
  return names;
}

/** Names use the words of the trade (docs/decisions/0072, docs/vocabulary.md). */
export const tradeWords: SourceRule = (sources) => {
  const found = new Map<string, string[]>();
  const listWords = (name: string): string[] => {
    const known = found.get(name);
    if (known) return known;
    const words = wordsOf(name);
    const trades = WORDS.filter(({ old }) => old.test(words)).map(
      ({ trade, why }) => `${name} → ${trade} (${why})`,
    );
    found.set(name, trades);
    return trades;
  };
  return sources
    .filter(({ path }) => NAMED_CODE.test(path) && !STORED.includes(path))
    .flatMap((source) =>
      [[source.path, 1] as const, ...listNames(source)].flatMap(([name, line]) =>
        listWords(name).map((message) => ({ path: source.path, line, message })),
      ),
    );
};
