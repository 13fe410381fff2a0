import { afterAll, beforeAll, expect, test } from "vitest";
import { calculatorParameters } from "../../../../cms-extensions/seed/content/calculator-parameters.ts";
import { seedCollections } from "../../../factories/search-content.ts";
import { free, paying, startSearchIndex } from "./search-index.ts";

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

const answerTo = async (query: string, who = paying) => (await index.results(who, query)).answer;

test.each([
  ["Kinderzulage", 215, "CHF/month"],
  ["abono por filho em 2026", 215, "CHF/month"],
  ["Qual é o desconto AHV?", 5.3, "percent"],
  ["Quanto custa o seguro de saúde por mês", 46_530, "cents/month"],
  ["teto ALV", 148_200, "CHF"],
  ["juros da hipoteca", 1.02, "percent"],
])("parameter answer: %s returns the calculators' value", async (query, value, unit) => {
  const answer = await answerTo(query);
  expect(answer).toMatchObject({ topic: "parameter", value, unit, canton: null });
  expect(answer?.source).not.toBe("");
  expect(answer?.path).toMatch(/^\/app\//);
  expect(answer?.period).toMatch(/^20\d\d$/);
});

test("parameter answer: a free member gets the number, without a link to a closed calculator", async () => {
  expect(await answerTo("desconto AHV", free)).toMatchObject({ value: 5.3, path: null });
});

const ahv = calculatorParameters.find(({ key }) => key === "calc.ahv");

async function publish(more: { year: number; version?: number; percent: number; canton?: string }) {
  const { percent, ...rest } = more;
  const value = { employeePercent: percent, employerPercent: percent };
  const row = rowOf({ ...ahv, key: "calc.ahv", ...rest, value });
  const id = `ahv ${JSON.stringify(rest)}`;
  index.cms.save("parameter_sets", {
    ...row,
    open: { ...row.open, id },
    text: { ...row.text, id },
  });
  await index.syncAll();
}

test("parameter answer: uses the highest version of a year, whichever was saved last", async () => {
  await publish({ year: 2026, version: 10, percent: 5.35 });
  await publish({ year: 2026, version: 2, percent: 5.1 });
  expect(await answerTo("desconto AHV")).toMatchObject({ value: 5.35, period: "2026" });
});

test("parameter answer: a future year answers on request, an unpublished year never", async () => {
  await publish({ year: 2027, percent: 5.4 });
  expect(await answerTo("desconto AHV")).toMatchObject({ period: "2026" });
  expect(await answerTo("desconto AHV em 2027")).toMatchObject({ value: 5.4, period: "2027" });
  expect(await answerTo("desconto AHV em 2024")).toBeNull();
});

test("parameter answer: a canton's number is not given for the whole country", async () => {
  await publish({ year: 2026, version: 99, percent: 9, canton: "25" });
  expect(await answerTo("desconto AHV")).toMatchObject({ value: 5.35 });
});

test("parameter answer: a term alone gets an explanation, not a number", async () => {
  expect(await answerTo("AHV")).toMatchObject({ topic: "term" });
});
