import { expect, test } from "vitest";
import {
  factTopic,
  professionTopic,
} from "../../../../../../bff/modules/search/answers/question-names.ts";
import { professionsByOccupation } from "../../../../../../contract/calculators/professions.ts";
import { wageTable } from "../../../../../../cms-extensions/seed/content/wage-table.ts";

test.each([
  ["enfermeiro", "enfermeira"],
  ["Professoras", "professor"],
  ["cuidadora de idosos", "cuidador de idosos"],
])("profession names: “%s” and “%s” ask the same", (one, other) => {
  expect(professionTopic(one)).toBe(professionTopic(other));
});

test("profession names: each belongs to one group, and every group has wages", () => {
  const topics = Object.values(professionsByOccupation).map(
    (names) => new Set(names.map(professionTopic)),
  );
  const all = topics.flatMap((names) => [...names]);
  expect(all.filter((topic, at) => all.indexOf(topic) !== at)).toEqual([]);
  const codes = wageTable.value.occupations.map(({ code }) => code);
  expect(Object.keys(professionsByOccupation).filter((code) => !codes.includes(code))).toEqual([]);
});

test("fact names: the order of words and small words do not matter", () => {
  expect(factTopic("pensão máxima da AHV")).toBe(factTopic("Pensão AHV máxima"));
  expect(factTopic("teto do pilar 3a")).not.toBe(factTopic("limite do pilar 3a"));
});
