import { globSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import ts from "typescript";
import { expect, test } from "vitest";
import { TYPED_NAMES } from "~/analytics/redact";

const APP = resolve(import.meta.dirname, "../../../../app");
/** Form elements with free text; selects and buttons have the portal's own words. */
const WRITTEN = new Set(["input", "textarea", "TextField", "TextArea"]);
const CHOSEN_TYPES = new Set(["hidden", "radio", "checkbox", "date", "submit", "file"]);

type Element = ts.JsxOpeningElement | ts.JsxSelfClosingElement;

function attributeOf(element: Element, name: string): string | null {
  for (const attribute of element.attributes.properties) {
    if (!ts.isJsxAttribute(attribute) || attribute.name.getText() !== name) continue;
    const { initializer } = attribute;
    return initializer && ts.isStringLiteral(initializer) ? initializer.text : "";
  }
  return null;
}

const isGetForm = (element: Element) =>
  ["Form", "form"].includes(element.tagName.getText()) &&
  (attributeOf(element, "method") ?? "get") === "get";

/** Names of free-text fields in forms that put their fields into the URL. */
function typedNamesIn(source: ts.SourceFile): string[] {
  const names: string[] = [];
  let hasGetForm = false;

  function visit(node: ts.Node): void {
    if (ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node)) {
      hasGetForm ||= isGetForm(node);
      const name = attributeOf(node, "name");
      const isWritten =
        WRITTEN.has(node.tagName.getText()) &&
        !CHOSEN_TYPES.has(attributeOf(node, "type") ?? "text");
      if (isWritten && name) names.push(name);
    }
    ts.forEachChild(node, visit);
  }

  visit(source);
  return hasGetForm ? names : [];
}

function read(path: string): ts.SourceFile {
  const text = readFileSync(join(APP, path), "utf8");
  return ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
}

test("analytics field names: cover every form that writes typed values into the address", () => {
  const found = globSync("**/*.tsx", { cwd: APP }).flatMap((path) =>
    typedNamesIn(read(path)).map((name) => ({ path, name })),
  );

  expect(found.map(({ name }) => name)).toEqual(expect.arrayContaining(["query", "q"]));
  expect(found.filter(({ name }) => !TYPED_NAMES.some((known) => known === name))).toEqual([]);
});
