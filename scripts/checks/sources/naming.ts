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

type Word = { old: RegExp; word: string; trade: string };

const VOCABULARY = "docs/vocabulary.md";

/** Words of the right column that also have a usual meaning, which names cannot tell apart. */
const USUAL: Readonly<Record<string, string>> = {
  begin: "SQL transactions and the start of a list",
  beside: "a place on the screen",
  bring: "a source that brings rows",
  call: "function, hub and telephone calls",
  called: "a callback that was called",
  keep: "keep-alive, and values that a rule does not remove",
  left: "a side of the screen",
  line: "a line of text",
  lower: "lower case, lower bound",
  measure: "measuring a speed",
  notice: "legal notices",
  over: "an end of a connection",
  quiet: "quiet hours, and a stored field of Directus",
  seal: "the sealer of stored values",
  settled: "a promise's state, and a permit",
  share: "sharing a page",
  still: "a state that continues",
  waiting: "a wait list",
};

/**
 * Names that still have an old word, by word. A rename lowers the number; a new name must not raise it.
 * Fields of stored data, of requests between the parts, keys of texts and CSS classes keep their words. A
 * map, because the keys of an object count as names.
 */
const REMAINING: ReadonlyMap<string, number> = new Map([
  ["asked", 9],
  ["begun", 1],
  ["heard", 1],
  ["kept", 2],
  ["told", 7],
]);

/** Names that keep an old word: it means something else there, or others outside of the code use the name. */
const ALLOWED: readonly { name: RegExp; why: string }[] = [
  { name: /^isOneErrorAway$/, why: "a word that differs by one letter" },
  { name: /^(PASSAGE_END|passage)$/, why: "a passage of text" },
  { name: /^UPSTREAM_PATIENCE$/, why: "a variable of the environment" },
  { name: /^([gG]etCallable|[sS]etChatKept)(Document)?$/, why: "fields of the service's GraphQL" },
  { name: /^classifiedsKept$/, why: "named like its namespace of texts" },
  { name: /^cms-extensions\/src\/editing\/kept-edits\//, why: "an interface's id in Directus" },
  {
    name: /^(givenAt|givenBy|isBegun|isKept|isKeptOnly)$/,
    why: "stored, or sent between the parts",
  },
];

/** Names of data, addresses and texts, not of code. */
const STORED =
  /^bff\/modules\/(?:[a-z-]+\/)?privacy\/(?:value|field)-names\.ts$|^bff\/db\/tables\/|^app\/i18n\/|(?:^|[/.])words\.ts$|^app\/routes\/cantons\/left\.tsx$/;

const cellsOf = (row: string) => row.split("|").map((cell) => cell.trim());

/** The right column of each "say / not" table. Only single words can be told from parts of other names. */
function readVocabulary(markdown: string): Word[] {
  const words: Word[] = [];
  let isWordTable = false;
  for (const line of markdown.split("\n")) {
    const [, trade = "", not = ""] = cellsOf(line);
    if (!line.startsWith("|")) isWordTable = false;
    else if (trade === "say" && not === "not") isWordTable = true;
    else if (isWordTable)
      for (const phrase of not.replaceAll(/\([^)]*\)/g, "").split(",")) {
        const word = phrase.trim();
        if (!/^[a-z]+$/.test(word) || word in USUAL) continue;
        words.push({ old: new RegExp(`\\b${word}(?:s|es)?\\b`), word, trade });
      }
  }
  return words;
}

const RATE_LIMIT_WORD: Word = { old: /\brequire few\b/, word: "require few", trade: "rate limit" };

/**
 * Words of a name, in lower case: `tellOthers` is `tell others`, `form-mistakes.tsx` is `form mistakes
 * tsx`.
 */
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
  const vocabulary = sources.find(({ path }) => path === VOCABULARY);
  const words = [...readVocabulary(vocabulary?.text ?? ""), RATE_LIMIT_WORD];
  const known = new Map<string, Word[]>();
  const oldWordsOf = (name: string): Word[] => {
    const before = known.get(name);
    if (before) return before;
    const isAllowed = ALLOWED.some((allowed) => allowed.name.test(name));
    const text = wordsOf(name);
    const found = isAllowed ? [] : words.filter(({ old }) => old.test(text));
    known.set(name, found);
    return found;
  };
  const found = sources
    .filter(({ path }) => NAMED_CODE.test(path) && !STORED.test(path))
    .flatMap((source) =>
      [[source.path, 1] as const, ...listNames(source)].flatMap(([name, line]) =>
        oldWordsOf(name).map(({ word, trade }) => ({
          word,
          finding: { path: source.path, line, message: `${name} → ${trade}` },
        })),
      ),
    );
  return [...Map.groupBy(found, ({ word }) => word)].flatMap(([word, names]) =>
    names.length > (REMAINING.get(word) ?? 0) ? names.map(({ finding }) => finding) : [],
  );
};
