import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, test } from "vitest";
import { createSpeller } from "../../../../../../cms-extensions/src/editing/spelling/speller.ts";
import { unknownWords } from "../../../../../../cms-extensions/src/editing/spelling/unknown-words.ts";

const file = (name: string) =>
  readFileSync(
    new URL(`../../../../../../cms-extensions/node_modules/dictionary-pt/${name}`, import.meta.url),
    "utf8",
  );

describe("unknown words", () => {
  let isKnown: (word: string) => boolean;
  beforeAll(async () => {
    const find = createSpeller(async () => ({
      affixes: file("index.aff"),
      words: file("index.dic"),
    }));
    ({ isKnown } = await find());
  });

  test.each<[string, string[]]>([
    ["<p>A permisão e a inscriçao valem um ano.</p>", ["permisão", "inscriçao"]],
    ["<p>Você pode pagá-lo; os recém-chegados fizeram-lhe perguntas.</p>", []],
    ["<p>A idéia é antiga. Idéia boa!</p>", ["idéia", "Idéia"]],
    ["<p>Morava em Neuchâtel, perto da Migros e do SBB.</p>", []],
    ["<p>Diga “Grüezi mitenand, ich lerne Deutsch” ao chegar.</p>", []],
    ["<p>Veja www.ch.ch/xyzzy e escreva a fulanno@exemplo.com.br.</p>", []],
    [
      "<p>O 2a e o km2 não contam; alugel sim.</p><p>Alugel de novo, alugel.</p>",
      ["alugel", "Alugel"],
    ],
    ["<p>Um copo d’água e uma situac\u0327a\u0303o.</p>", []],
    ["<p>Uma permis&atilde;o v&aacute;lida na comuna.</p>", ["permisão"]],
    ["<h2>Permisão provissória</h2>", ["Permisão", "provissória"]],
    ["", []],
  ])("are listed for %s", (html, words) => {
    expect(unknownWords(html, isKnown)).toEqual(words);
  });
});

test("unknown words: exclude words of the portal, in capitals too", () => {
  const isKnown = (word: string) => ["a", "franchise", "vale"].includes(word);
  expect(unknownWords("<p>Franchise vale; a selbstbehalt vale</p>", isKnown)).toEqual([
    "selbstbehalt",
  ]);
});

test("unknown words: a dictionary that failed to load is loaded again", async () => {
  let reads = 0;
  const find = createSpeller(() => {
    reads += 1;
    return reads === 1
      ? Promise.reject(new Error("away"))
      : Promise.resolve({ affixes: "SET UTF-8\n", words: "1\ncasa\n" });
  });
  await expect(find()).rejects.toThrow("away");
  const [one, other] = await Promise.all([find(), find()]);
  expect([one.isKnown("casa"), other.isKnown("caza"), reads]).toEqual([true, false, 2]);
});
