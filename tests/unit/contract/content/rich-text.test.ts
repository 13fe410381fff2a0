import { readFileSync } from "node:fs";
import { expect, test, describe } from "vitest";
import { kindsWith } from "../../../../contract/content/kinds.ts";
import { SITUATIONS } from "../../../../contract/content/concerns.ts";
import {
  calloutClasses,
  CREDIT_CLASS,
  FOOTNOTE_CLASS,
  isDescribed,
  plainText,
  listKeys,
  listMisspelt,
  listPlaces,
  withoutPlaces,
  writtenPlace,
  listElements,
} from "../../../../contract/content/rich-text.ts";
import { readFigureKey } from "../../../../contract/switzerland/canton-figures.ts";

const snapshot = readFileSync("directus-snapshot.yaml", "utf8");

function fieldOf(collection: string, field: string): string {
  const start = snapshot.indexOf(`  - collection: ${collection}\n    field: ${field}\n`);
  return start < 0 ? "" : snapshot.slice(start, snapshot.indexOf("\n    schema:", start));
}

test.each([
  ...kindsWith("isText").flatMap((kind) => [
    [kind, "body"],
    [kind, "plainBody"],
  ]),
  ["course_classes", "body"],
  ["course_classes", "plainBody"],
  ["Cantons_translations", "description"],
])(
  "rich text: the editor menu of %s.%s offers exactly the classes styled for readers",
  (collection, field = "") => {
    const written = [...fieldOf(collection, field).matchAll(/classes: ([a-z-]+)/g)].map(
      ([, name]) => name,
    );
    const drawn = [...Object.keys(calloutClasses), FOOTNOTE_CLASS, CREDIT_CLASS];
    expect(written.toSorted()).toEqual(drawn.toSorted());
  },
);

test.each(kindsWith("hasChangeNote"))(
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

test("shortcodes: are listed once each, in text order", () => {
  const text =
    "{{fato:a}} {{cantao:zh-pib}} {{fato:a}} {{video:b-2}} {{ferramenta:hipoteca}} {{fato:}} {{fato:C}}";
  expect(listPlaces(text)).toEqual([
    { kind: "fact", key: "a" },
    { kind: "canton", key: "zh-pib" },
    { kind: "video", key: "b-2" },
    { kind: "tool", key: "hipoteca" },
  ]);
  expect(listKeys(text, "fact")).toEqual(["a"]);
});

test.each(["{{fato:a}}", "{{cantao:zh-pib}}", "{{video:b-2}}", "{{ferramenta:hipoteca}}"])(
  "shortcodes: are written as they were read: %s",
  (written) => {
    expect(listPlaces(written).map(writtenPlace)).toEqual([written]);
  },
);

test("shortcodes: are removed from search texts, counts and excerpts", () => {
  expect(withoutPlaces("a {{fato:b}} c")).toBe("a  c");
  expect(plainText("<p>a {{cantao:zh-area}} c</p>")).toBe("a c");
});

test("shortcodes: misspelled ones are listed as written", () => {
  expect(listMisspelt("{{fato:ok}} {{Fato:x}} {{cantao:ZH-area}} {a} {{}}")).toEqual([
    "{{Fato:x}}",
    "{{cantao:ZH-area}}",
    "{{}}",
  ]);
});

test.each([
  ["zh-aluguel", { canton: "ZH", figure: "averageRentPrice" }],
  ["zh-nada", null],
  ["zh-constructor", null],
  ["zurique-pib", null],
  ["zh", null],
])("shortcodes: read figure key %s", (key, figure) => {
  expect(readFigureKey(key)).toEqual(figure);
});

test("shortcodes: character references in editors' texts are decoded", () => {
  expect(
    plainText(
      "<p>Permiss&atilde;o v&aacute;lida&nbsp;&mdash; 50&nbsp;&euro; &ccedil;&#227;o&#xe9;</p>",
    ),
  ).toBe("Permissão válida — 50 € çãoé");
  expect(plainText("a&#0;b&#xD83D;c&#x1F600;")).toBe("a b c😀");
  expect(plainText("AT&T; &desconhecido; a&#99999999;b &lt;b&gt;")).toBe(
    "AT&T; &desconhecido; a b <b>",
  );
});

const htmlOf = (html: string, ...tags: string[]) =>
  listElements(html, tags).map((each) => each.html);

describe("elements of a text", () => {
  test("are listed in order, each with tag, content and position", () => {
    expect(listElements('<p>a</p><H2 id="x">b <em>c</em></H2>', ["h2", "p"])).toEqual([
      { tag: "p", html: "<p>a</p>", inner: "a", index: 0 },
      { tag: "h2", html: '<H2 id="x">b <em>c</em></H2>', inner: "b <em>c</em>", index: 8 },
    ]);
  });

  test("end at the first end tag of their name, and need an exact name", () => {
    expect(htmlOf("<pre>a</pre><p>b</p>", "p")).toEqual(["<p>b</p>"]);
    expect(htmlOf("<ul><li><ul></ul></li></ul>", "ul")).toEqual(["<ul><li><ul></ul>"]);
  });

  test("exclude an unclosed tag, and include the following ones", () => {
    expect(htmlOf("<h2>a<h3>b</h3><h2>c", "h2", "h3")).toEqual(["<h3>b</h3>"]);
  });

  // A pattern that searches to the end for each of these tags would take minutes.
  test.each(["<h2>", "<h2", "<h2 <", "</h2>", "<p>", "<p><h2>"])(
    "are listed in linear time from half a million characters of %s",
    (piece) => {
      const html = piece.repeat(500_000 / piece.length);
      expect(listElements(html, ["p", "h2"])).toEqual([]);
    },
  );
});
