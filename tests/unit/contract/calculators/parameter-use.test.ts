import { expect, test } from "vitest";
import {
  isInScenarios,
  pagesReckoning,
  pagesShowing,
} from "../../../../contract/calculators/parameter-use.ts";
import { patternsOf } from "../../../../cms-extensions/src/uses-endpoint/texts-with.ts";

test("a figure of the cantons is shown on their pages, and counted with where the calculator does", () => {
  expect(pagesShowing("rent3Rooms")).toEqual(["cantons", "leftInCantons"]);
  expect(pagesShowing("cheapestChildPremiumCents")).toEqual(["cantons", "leftInCantons"]);
  expect(pagesShowing("averageRentPrice")).toEqual(["cantons", "landing", "search"]);
  expect(pagesShowing("populationInThousands")).toEqual(["cantons", "landing", "search"]);
  expect(pagesShowing("municipalities")).toEqual(["cantons"]);
  expect(pagesShowing("nada")).toEqual([]);
});

test("a parameter is told where it is counted with, and where it answers by itself", () => {
  expect(pagesReckoning("calc.mortgage")).toEqual(["mortgage", "search"]);
  expect(pagesReckoning("calc.household")).toEqual(["budget"]);
  expect(pagesReckoning("nada")).toEqual([]);
});

test("kept results are made of what a net salary is made of", () => {
  const keys = ["calc.ahv", "calc.withholding", "calc.family", "calc.mortgage", "rent3Rooms"];
  expect(keys.map(isInScenarios)).toEqual([true, true, false, false, false]);
});

test.each([
  ["facts", "franquia_1", [String.raw`%{{fato:franquia\_1}}%`]],
  ["canton_figures", "averageRentPrice", ["%{{cantao:__-aluguel}}%", "%{{cantao:meu-aluguel}}%"]],
  ["parameter_sets", "calc.mortgage", ["%{{ferramenta:hipoteca}}%"]],
] as const)("of %s the key %s stands in texts as %j", (collection, key, patterns) => {
  expect(patternsOf(collection, key)).toEqual(patterns);
});
