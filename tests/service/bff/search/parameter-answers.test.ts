import { afterAll, beforeAll, expect, test } from "vitest";
import { calculatorParameters } from "../../../../cms-extensions/seed/content/calculator-parameters.ts";
import { seedCollections } from "../../../factories/search-content.ts";
import { free, startSearchIndex } from "./search-index.ts";

let index: Awaited<ReturnType<typeof startSearchIndex>>;

const rowOf = (parameter: { key: string; year: number; value: unknown }) => {
  const open = { id: `${parameter.key} ${parameter.year}`, ...parameter };
  return { open, text: open, readBy: "free" as const };
};

beforeAll(async () => {
  const collections = seedCollections(new Date("2026-11-21T12:00:00.000Z"));
  index = await startSearchIndex({
    ...collections,
    parameter_sets: calculatorParameters.map(rowOf),
  });
  await index.indexer.rebuild();
});
afterAll(() => index.close());

const answerTo = async (query: string) => (await index.results(free, query)).answer;

test.each([
  ["Kinderzulage", 215, "CHF/month"],
  ["abono por filho em 2026", 215, "CHF/month"],
  ["Qual é o desconto AHV?", 5.3, "percent"],
  ["Quanto custa o seguro de saúde por mês", 46_530, "cents/month"],
  ["teto ALV", 148_200, "CHF"],
  ["juros da hipoteca", 1.02, "percent"],
])("%s is answered by what the calculators work with", async (query, value, unit) => {
  const answer = await answerTo(query);
  expect(answer).toMatchObject({ topic: "parameter", value, unit, canton: null });
  expect(answer?.source).not.toBe("");
  expect(answer?.path).toMatch(/^\/app\//);
  expect(answer?.period).toMatch(/^20\d\d$/);
});

test("the newest year answers", async () => {
  const ahv = calculatorParameters.find(({ key }) => key === "calc.ahv");
  const value = { employeePercent: 5.4, employerPercent: 5.4 };
  index.cms.save("parameter_sets", rowOf({ ...ahv, key: "calc.ahv", year: 2027, value }));
  await index.syncAll();
  expect(await answerTo("desconto AHV")).toMatchObject({ value: 5.4, period: "2027" });
});

test("a term alone is explained, not counted", async () => {
  expect(await answerTo("AHV")).toMatchObject({ topic: "term" });
});
