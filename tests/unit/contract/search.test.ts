import { afterEach, describe, expect, test } from "vitest";
import { areas } from "../../../contract/areas.ts";
import { openSearchKinds, singularOf, wordsOf } from "../../../contract/search.ts";

describe("a plural", () => {
  test.each([
    ["permissões", "permissão"],
    ["permissoes", "permissão"],
    ["aluguéis", "aluguel"],
    ["canais", "canal"],
    ["viagens", "viagem"],
    ["possíveis", "possível"],
    ["difíceis", "difícil"],
  ])("%s is known as %s", (plural, singular) => {
    expect(singularOf(plural)).toBe(singular);
  });

  test.each(["mais", "leis", "zug", "seguro", "bons"])("%s stays as it is", (word) => {
    expect(singularOf(word)).toBe(word);
  });
});

test("words are letters and digits", () => {
  expect(wordsOf("AHV/AVS: 13º salário, Züri-Sack 3a")).toEqual([
    ...["ahv", "avs", "13º", "salário", "züri", "sack", "3a"],
  ]);
});

describe("kinds that are found", () => {
  const { isOpen } = areas.courses;
  afterEach(() => {
    areas.courses.isOpen = isOpen;
  });

  test("are those whose pages exist", () => {
    areas.courses.isOpen = false;
    expect(openSearchKinds()).not.toContain("courses");
    areas.courses.isOpen = true;
    expect(openSearchKinds()).toContain("courses");
    expect(openSearchKinds()).toContain("help");
  });
});

test("signs of sounds are no part of a word, and a run of letters without an end is none", () => {
  expect(wordsOf("Zürich [ˈtsyːrɪç], ʼn, ŉ")).toEqual(["zürich", "tsyrɪç", "n", "n"]);
  expect(wordsOf(`antes ${"a".repeat(101)} depois`)).toEqual(["antes", "depois"]);
});
