import { globSync, readFileSync } from "node:fs";
import ts from "typescript";
import { expect, test } from "vitest";

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

/** Constants of a file that are not in upper case. */
function findSmall(path: string, text: string): string[] {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest);
  return file.statements.filter(ts.isVariableStatement).flatMap(({ declarationList }) =>
    declarationList.declarations.flatMap(({ name, initializer }) => {
      const isConstant = declarationList.flags & ts.NodeFlags.Const;
      const isSmall = ts.isIdentifier(name) && /[a-z]/.test(name.text);
      return isConstant && isSmall && initializer && isLiteral(initializer)
        ? [`${path}: ${name.text}`]
        : [];
    }),
  );
}

test("constants: one in lower case is detected", () => {
  const text = "const dayMs = 24 * 3_600_000;\nconst DAY_MS = 1;\nexport const form = /a/;";
  expect(findSmall("a.ts", text)).toEqual(["a.ts: dayMs", "a.ts: form"]);
});

test("constants: are written LIKE_THIS (docs/decisions/0072)", () => {
  const files = globSync(
    "{app,bench,bff,cms-extensions,config,contract,ops,scripts}/**/*.{ts,tsx}",
    {
      exclude: (path) => path.includes("node_modules") || path.includes("generated"),
    },
  );
  expect(files.length).toBeGreaterThan(1_500);
  expect(files.flatMap((path) => findSmall(path, readFileSync(path, "utf8")))).toEqual([]);
});
