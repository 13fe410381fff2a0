import { expect, test } from "vitest";
import { factSource } from "../../../../../../bff/modules/search/sources/fact-source.ts";

const fact = {
  id: "1",
  key: "pensao-ahv-maxima-2027",
  title: "Pensão AHV integral máxima por mês, 2027",
  body: "CHF 2’560",
  year: 2027,
  source: "Conselho Federal",
  sourceUrl: "https://www.admin.ch",
  validUntil: "2027-12-31",
};
const factsOf = (values: object) =>
  factSource.itemOf({ teaser: { ...fact, ...values }, free: null, paying: null }).facts;

test("fact answer: an amount is a number, another value a text", () => {
  expect(factsOf({})[0]?.answer).toMatchObject({ value: 2560, unit: "CHF", text: null });
  expect(factsOf({ body: "14 dias" })[0]?.answer).toMatchObject({
    value: null,
    unit: null,
    text: "14 dias",
  });
});

test("fact answer: answers to its title without the year and to everyday names", () => {
  const topics = factsOf({}).map(({ topic }) => topic);
  expect(topics).toContain("fact:ahv integral maxima mes pensao");
  expect(topics).toContain("fact:maxima pensao");
  expect(factsOf({ key: "outro-2027" })).toHaveLength(1);
});

test("fact answer: without a source or a year there is none", () => {
  expect(factsOf({ source: null })).toEqual([]);
  expect(factsOf({ year: null })).toEqual([]);
});
