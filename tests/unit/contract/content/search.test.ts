import { afterEach, describe, expect, test } from "vitest";
import { areas } from "../../../../contract/shared/areas.ts";
import {
  openSearchKinds,
  singularOf,
  wordsOf,
  isOneErrorAway,
  swapsOf,
} from "../../../../contract/content/search.ts";

describe("plural", () => {
  test.each([
    ["permissões", "permissão"],
    ["permissoes", "permissão"],
    ["aluguéis", "aluguel"],
    ["canais", "canal"],
    ["viagens", "viagem"],
    ["possíveis", "possível"],
    ["difíceis", "difícil"],
  ])("%s becomes %s", (plural, singular) => {
    expect(singularOf(plural)).toBe(singular);
  });

  test.each(["mais", "leis", "zug", "seguro", "bons"])("%s stays unchanged", (word) => {
    expect(singularOf(word)).toBe(word);
  });
});

test("search words: are letters and digits", () => {
  expect(wordsOf("AHV/AVS: 13º salário, Züri-Sack 3a")).toEqual([
    ...["ahv", "avs", "13º", "salário", "züri", "sack", "3a"],
  ]);
});

describe("search kinds", () => {
  const { isOpen } = areas.courses;
  afterEach(() => {
    areas.courses.isOpen = isOpen;
  });

  test("are those with open areas", () => {
    areas.courses.isOpen = false;
    expect(openSearchKinds()).not.toContain("courses");
    areas.courses.isOpen = true;
    expect(openSearchKinds()).toContain("courses");
    expect(openSearchKinds()).toContain("help");
  });
});

test("search words: contain no phonetic signs and no endless rows of letters", () => {
  expect(wordsOf("Zürich [ˈtsyːrɪç], ʼn, ŉ")).toEqual(["zürich", "tsyrɪç", "n", "n"]);
  expect(wordsOf(`antes ${"a".repeat(101)} depois`)).toEqual(["antes", "depois"]);
});

describe("single typing error", () => {
  test.each([
    ["segurro", "seguro"],
    ["segro", "seguro"],
    ["sequro", "seguro"],
    ["seugro", "seguro"],
    ["eguro", "seguro"],
    ["seguroo", "seguro"],
  ])("separates %s from %s", (typed, meant) => {
    expect(isOneErrorAway(typed, meant)).toBe(true);
    expect(isOneErrorAway(meant, typed)).toBe(true);
  });

  test.each([
    ["seguro", "seguro"],
    ["sgro", "seguro"],
    ["segurado", "seguro"],
    ["orguse", "seguro"],
    ["sergou", "seguro"],
  ])("does not separate %s from %s", (typed, meant) => {
    expect(isOneErrorAway(typed, meant)).toBe(false);
  });
});

test("typing errors: list swapped neighboring letters", () => {
  expect(swapsOf("zug")).toEqual(["uzg", "zgu"]);
  expect(swapsOf("é")).toEqual([]);
});
