import { describe, expect, test } from "vitest";
import {
  parseQuery,
  tellingWords,
} from "../../../../../../bff/modules/search/query/parse-query.ts";

const nothing = { words: [], phrases: [], excluded: [], tags: [], authors: [] };

describe("search query", () => {
  test.each([
    ["Seguro  SAÚDE", { words: ["seguro", "saúde"] }],
    ['"seguro de saúde" zug', { words: ["zug"], phrases: [["seguro", "de", "saúde"]] }],
    ["“imposto na fonte”", { phrases: [["imposto", "na", "fonte"]] }],
    ['"saúde"', { words: ["saúde"] }],
    ["aluguel -zurique", { words: ["aluguel"], excluded: [["zurique"]] }],
    ['aluguel -"cantão de zug"', { words: ["aluguel"], excluded: [["cantão", "de", "zug"]] }],
    ["seguro-desemprego", { words: ["seguro", "desemprego"] }],
    ["#Recém-chegados permissão", { words: ["permissão"], tags: ["recem-chegados"] }],
    [
      "permissão @Ana nome@exemplo.ch",
      { words: ["permissão", "nome", "exemplo", "ch"], authors: ["ana"] },
    ],
    ["AHV/AVS, 3a!", { words: ["ahv", "avs", "3a"] }],
    ['"frase sem fim', { phrases: [["frase", "sem", "fim"]] }],
    ['- # "" \'; drop table', { words: ["drop", "table"] }],
    ["!!! ??", {}],
  ])("parses %s", (text, expected) => {
    expect(parseQuery(text)).toEqual({ ...nothing, ...expected });
  });

  test("uses only the first ten words", () => {
    const words = Array.from({ length: 14 }, (_, at) => `palavra${at}`);
    expect(parseQuery(words.join(" ")).words).toEqual(words.slice(0, 10));
  });
});

describe("question words", () => {
  test("are dropped from a query", () => {
    expect(tellingWords(["quanto", "custa", "morar"])).toEqual(["custa", "morar"]);
  });

  test("are searched if the query has no other words", () => {
    expect(tellingWords(["como", "fazer"])).toEqual(["como", "fazer"]);
  });
});
