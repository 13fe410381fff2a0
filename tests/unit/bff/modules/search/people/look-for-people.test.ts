import { expect, test } from "vitest";
import { ServiceError } from "../../../../../../bff/errors.ts";
import type {
  FoundPerson,
  PeopleFinder,
} from "../../../../../../bff/modules/directory/people.service.ts";
import { lookAs, nobody } from "../../../../../../bff/modules/search/people/look-for-people.ts";
import { emptyDirectory } from "../../../../../factories/search-content.ts";

const query = { words: ["ana"], phrases: [], excluded: [] };
const range = { take: 4, skip: 0 };
const person = (name: string, isNamed: boolean): FoundPerson => ({
  directusUserId: name,
  name,
  profession: null,
  city: null,
  isNamed,
});
const finding = (...people: FoundPerson[]): PeopleFinder => ({
  ...emptyDirectory,
  find: async () => ({
    people,
    total: people.length,
    isSought: (word) => word === "ana",
    correction: null,
  }),
});

test("those called just so are counted, who shows nothing has an empty snippet", async () => {
  const finder = finding(person("Ana", true), person("Anabela", false));
  const found = await lookAs("asks", query, finder)(range);
  expect([found.named, found.total]).toEqual([1, 2]);
  expect(found.hits[0]).toMatchObject({ path: "/app/profile/Ana", snippet: [], isLocked: false });
  const all = await lookAs("asks", query, finding(person("Ana", true)))(range);
  expect(all.named).toBe(1);
});

test("a directory that does not answer finds nobody, and nothing is known; another fault is one", async () => {
  const failing = (error: Error): PeopleFinder => ({
    ...emptyDirectory,
    find: async () => {
      throw error;
    },
  });
  const away = failing(new ServiceError("unavailable"));
  expect(await lookAs("asks", query, away)(range)).toEqual({ ...nobody, isAway: true });
  const broken = failing(new Error("a fault"));
  await expect(lookAs("asks", query, broken)(range)).rejects.toThrow("a fault");
});
