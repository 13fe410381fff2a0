import { expect, test } from "vitest";
import { readFigureKey } from "../../../contract/canton-figures.ts";
import { plainText } from "../../../contract/plain-text.ts";
import {
  listKeys,
  listMisspelt,
  listPlaces,
  withoutPlaces,
  writtenPlace,
} from "../../../contract/text-places.ts";

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
