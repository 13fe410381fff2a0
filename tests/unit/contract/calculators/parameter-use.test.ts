import { expect, test } from "vitest";
import {
  isInScenarios,
  listPagesUsing,
  pagesShowing,
  netSalaryEffects,
} from "../../../../contract/calculators/parameter-use.ts";
import { patternsOf } from "../../../../cms-extensions/src/editing/uses/texts-with.ts";
import { usableSets, type WrittenSet } from "../../../../contract/calculators/parameters.ts";
import { calculatorParameters } from "../../../../cms-extensions/seed/content/calculator-parameters.ts";

test("parameter use: a canton figure is used on canton pages, and in calculators that need it", () => {
  expect(pagesShowing("rent3Rooms")).toEqual(["cantons", "leftInCantons"]);
  expect(pagesShowing("cheapestChildPremiumCents")).toEqual(["cantons", "leftInCantons"]);
  expect(pagesShowing("rent2Rooms")).toEqual(["cantons", "leftInCantons", "landing"]);
  expect(pagesShowing("populationInThousands")).toEqual(["cantons", "search"]);
  expect(pagesShowing("premiumMedianCents")).toEqual(["cantons", "search"]);
  expect(pagesShowing("municipalities")).toEqual(["cantons"]);
  expect(pagesShowing("nada")).toEqual([]);
});

test("parameter use: a parameter lists the calculators and search answers that use it", () => {
  expect(listPagesUsing("calc.mortgage")).toEqual(["mortgage", "search"]);
  expect(listPagesUsing("calc.table.wages")).toEqual(["salaryComparison", "search"]);
  expect(listPagesUsing("calc.household")).toEqual(["budget"]);
  expect(listPagesUsing("nada")).toEqual([]);
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

const written = calculatorParameters.map((row): WrittenSet => ({
  ...{ sourceUrl: null, publisher: null, reviewedAt: null, version: 1 },
  ...{ key: row.key, year: Number(row.year), value: row.value, source: "x" },
}));
const today = usableSets(written);

function withChange(key: string, change: object) {
  return usableSets(
    written.map((set) =>
      set.key === key ? { ...set, value: { ...(set.value as object), ...change } } : set,
    ),
  );
}

test("parameter effect: is zero without a change", () => {
  const effects = netSalaryEffects(2026, today, today);
  expect(effects.map(({ grossCents }) => grossCents)).toEqual([500_000, 700_000, 1_200_000]);
  for (const { beforeCents, afterCents } of effects) expect(afterCents).toBe(beforeCents);
});

test("parameter effect: a tenth of a percent more AHV is a tenth of a percent less salary", () => {
  const effects = netSalaryEffects(2026, today, withChange("calc.ahv", { employeePercent: 5.4 }));
  expect(effects.map(({ beforeCents, afterCents }) => beforeCents - afterCents)).toEqual([
    500, 700, 1_200,
  ]);
});

test("parameter effect: leaves out cases with a missing parameter", () => {
  const without = today.filter(({ key }) => key !== "calc.bvg");
  expect(netSalaryEffects(2026, today, without)).toEqual([]);
});
