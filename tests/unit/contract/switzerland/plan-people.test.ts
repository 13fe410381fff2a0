import { expect, test } from "vitest";
import {
  isPerson,
  PEOPLE,
  peopleOf,
  personName,
} from "../../../../contract/switzerland/plan-people.ts";

const TODAY = "2026-11-30";
const family = {
  family: ["partner", "children"] as const,
  children: { child1: 2009, child3: 2010, child4: 2022, child5: 2023 },
};

test.each([
  [null, []],
  ["everybody", ["self", "partner", "child1", "child3", "child4", "child5"]],
  ["children", ["child1", "child3", "child4", "child5"]],
  ["schoolchildren", ["child3", "child4"]],
] as const)("people of a step for %s are %j", (perPerson, people) => {
  expect(peopleOf(perPerson, family, TODAY)).toEqual(people);
});

test("people of a step are nobody's children where the situation tells none", () => {
  expect(peopleOf("children", { family: ["children"], children: {} }, TODAY)).toEqual([]);
});

test("person: has a name that tells the place of a child, and nothing else", () => {
  const names = PEOPLE.map(personName);
  expect(names.slice(0, 3)).toEqual(["você", "cônjuge ou parceiro", "filho ou filha 1"]);
  expect(new Set(names).size).toBe(PEOPLE.length);
  expect([isPerson("child6"), isPerson("child7"), isPerson(null)]).toEqual([true, false, false]);
});
