import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { SITUATIONS } from "../../../contract/concerns.ts";
import {
  calloutClasses,
  CREDIT_CLASS,
  FOOTNOTE_CLASS,
  isDescribed,
} from "../../../contract/rich-text.ts";

const snapshot = readFileSync("directus-snapshot.yaml", "utf8");

function fieldOf(collection: string, field: string): string {
  const start = snapshot.indexOf(`  - collection: ${collection}\n    field: ${field}\n`);
  return start < 0 ? "" : snapshot.slice(start, snapshot.indexOf("\n    schema:", start));
}

test.each([
  ["news", "body"],
  ["news", "plainBody"],
  ["articles", "body"],
  ["articles", "plainBody"],
  ["course_classes", "body"],
  ["course_classes", "plainBody"],
  ["Cantons_translations", "description"],
])("rich text: the editor menu of %s.%s offers exactly the classes styled for readers", (...at) => {
  const written = [...fieldOf(...at).matchAll(/classes: ([a-z-]+)/g)].map(([, name]) => name);
  const drawn = [...Object.keys(calloutClasses), FOOTNOTE_CLASS, CREDIT_CLASS];
  expect(written.toSorted()).toEqual(drawn.toSorted());
});

test.each(["news", "articles"])(
  "rich text: editors of %s choose among the signup's situations",
  (name) => {
    const [, options = ""] = fieldOf(name, "situations").split("      options:");
    const offered = [...options.matchAll(/value: ([a-z_]+)/g)].map(([, value]) => value);
    expect(offered).toEqual([...SITUATIONS]);
  },
);

test.each([
  ["<p>Sem imagem</p>", true],
  ['<img src="a" alt="Lago">', true],
  ['<img src="a" alt="Lago"><img src="b">', false],
  ['<img src="a" alt="  ">', false],
])("rich text: checks that all pictures have descriptions: %s", (html, answer) => {
  expect(isDescribed(html)).toBe(answer);
});
