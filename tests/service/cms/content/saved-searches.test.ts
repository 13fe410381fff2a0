import { afterAll, expect, test } from "vitest";
import {
  MOST_SAVED_SEARCHES,
  SAVED_SEARCHES_FULL,
} from "../../../../contract/classifieds/saved-searches.ts";
import { makePerson, removeMade } from "../cms.ts";

afterAll(removeMade);

test("saved searches: the limit per member also holds for simultaneous requests", async () => {
  const { as } = await makePerson("payingUser");
  const save = () => as("POST", "/items/saved_searches", { kind: "jobs", name: "Padaria" });
  const answers = await Promise.all(Array.from({ length: MOST_SAVED_SEARCHES + 2 }, save));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(MOST_SAVED_SEARCHES);
  const refused = answers.filter(({ status }) => status !== 200);
  expect(refused.map(({ code }) => code)).toEqual(Array(2).fill(SAVED_SEARCHES_FULL));
});
