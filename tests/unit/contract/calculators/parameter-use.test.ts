import { expect, test } from "vitest";
import {
  isInScenarios,
  pagesReckoning,
  pagesShowing,
} from "../../../../contract/calculators/parameter-use.ts";
import { patternsOf } from "../../../../cms-extensions/src/uses-endpoint/texts-with.ts";

test("parameter use: a canton figure is used on canton pages, and in calculators that need it", () => {
  expect(pagesShowing("rent3Rooms")).toEqual(["cantons", "leftInCantons"]);
  expect(pagesShowing("cheapestChildPremiumCents")).toEqual(["cantons", "leftInCantons"]);
  expect(pagesShowing("averageRentPrice")).toEqual(["cantons", "landing", "search"]);
  expect(pagesShowing("populationInThousands")).toEqual(["cantons", "landing", "search"]);
  expect(pagesShowing("municipalities")).toEqual(["cantons"]);
  expect(pagesShowing("nada")).toEqual([]);
});

test("parameter use: a parameter lists the calculators and search answers that use it", () => {
  expect(pagesReckoning("calc.mortgage")).toEqual(["mortgage", "search"]);
  expect(pagesReckoning("calc.household")).toEqual(["budget"]);
  expect(pagesReckoning("nada")).toEqual([]);
});

test("parameter use: scenarios depend on the parameters of the net salary", () => {
  const keys = ["calc.ahv", "calc.withholding", "calc.family", "calc.mortgage", "rent3Rooms"];
  expect(keys.map(isInScenarios)).toEqual([true, true, false, false, false]);
});

test.each([
  ["facts", "franquia_1", [String.raw`%{{fato:franquia\_1}}%`]],
  ["canton_figures", "averageRentPrice", ["%{{cantao:__-aluguel}}%", "%{{cantao:meu-aluguel}}%"]],
  ["parameter_sets", "calc.mortgage", ["%{{ferramenta:hipoteca}}%"]],
] as const)(
  "parameter use: in %s the key %s is found in texts as %j",
  (collection, key, patterns) => {
    expect(patternsOf(collection, key)).toEqual(patterns);
  },
);
