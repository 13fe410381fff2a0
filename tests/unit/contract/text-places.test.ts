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

test("what a text wants placed, each once, in its order", () => {
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
  "a place is named as it was written: %s",
  (written) => {
    expect(listPlaces(written).map(writtenPlace)).toEqual([written]);
  },
);

test("what is found, counted and shown in short has no keys in it", () => {
  expect(withoutPlaces("a {{fato:b}} c")).toBe("a  c");
  expect(plainText("<p>a {{cantao:zh-area}} c</p>")).toBe("a c");
});

test("what nothing can be placed for is named as it is written", () => {
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
])("a figure's key: %s", (key, figure) => {
  expect(readFigureKey(key)).toEqual(figure);
});

test("names of characters, as editors of texts write them, are read as the characters", () => {
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
