import { expect, test } from "vitest";
import { listParameterAnswers } from "../../../../../../bff/modules/search/sources/reference-sources.ts";
import { calculatorParameters } from "../../../../../../cms-extensions/seed/content/calculator-parameters.ts";
import { foldedPhrase } from "../../../../../../contract/content/search.ts";

test("parameter answers: names are normalized like queries, and each maps to one number", () => {
  const names = calculatorParameters
    .filter(({ year }) => year === 2026)
    .flatMap(({ key, value }) => listParameterAnswers(key, value))
    .flatMap((answer) => answer.names);
  expect(names.length).toBeGreaterThan(30);
  expect(names.filter((name) => foldedPhrase(name) !== name)).toEqual([]);
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
});

test("parameter answers: a monthly amount is exact to the cent", () => {
  const [premium] = listParameterAnswers("calc.health-premium", { adultChf: 465.3 });
  expect(premium).toMatchObject({ value: 46_530, unit: "cents/month" });
});

test.each([
  ["a key that no calculator reads", "data.something", { value: 1 }],
  ["a number that is missing", "calc.ahv", {}],
  ["a number that is none", "calc.ahv", { employeePercent: "5,3" }],
  ["no object at all", "calc.ahv", null],
])("parameter answers: %s gives no answer", (_, key, value) => {
  expect(listParameterAnswers(key, value)).toEqual([]);
});
