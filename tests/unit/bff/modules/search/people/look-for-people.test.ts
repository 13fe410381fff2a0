import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ServiceError } from "../../../../../../bff/errors.ts";
import {
  nobodyFound,
  type FoundPeople,
  type FoundPerson,
} from "../../../../../../bff/modules/community/directory/people.service.ts";
import { lookAs } from "../../../../../../bff/modules/search/people/look-for-people.ts";
import { emptyDirectory } from "../../../../../factories/search-content.ts";

const query = { words: ["ana"], phrases: [], excluded: [] };
const range = { take: 4, skip: 0 };
const person = (name: string): FoundPerson => ({
  directusUserId: name,
  name,
  profession: null,
  city: null,
});
const away = { hits: [], isUnavailable: true };

let failures: unknown[];
function look(found: Partial<FoundPeople>) {
  const find = async () => ({ ...nobodyFound, total: 2, ...found });
  const finder = { ...emptyDirectory, find };
  return lookAs({
    ...{ userId: "asks", query, finder },
    onUnavailable: (error) => void failures.push(error),
  })(range);
}

beforeEach(() => {
  failures = [];
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

test("people search: keeps the position of each hit, and leaves it empty if the profile is missing", async () => {
  const read = async () => [person("Ana"), null];
  const { total, named, shown } = await look({ named: 1, read });
  expect([total, named]).toEqual([2, 1]);
  const { hits, isUnavailable } = await shown;
  expect(isUnavailable).toBe(false);
  expect(hits).toMatchObject([{ path: "/app/profile/Ana", snippet: [], isLocked: false }, null]);
});

test.each([
  ["is away", new ServiceError("unavailable")],
  ["refuses", new Error("403")],
])("people search: shows no people and logs an error if Directus %s", async (_how, error) => {
  const { shown } = await look({ read: () => Promise.reject(error) });
  expect(await shown).toEqual(away);
  expect(failures).toEqual([error]);
});

test("people search: does not wait for a Directus that does not respond", async () => {
  const { total, shown } = await look({ read: () => new Promise(() => {}) });
  expect(total).toBe(2);
  await vi.advanceTimersByTimeAsync(800);
  expect(await shown).toEqual(away);
  expect(failures).toHaveLength(1);
});
