import { beforeEach, expect, test } from "vitest";
import {
  clearRecentSearches,
  saveRecentSearch,
  listRecentSearches,
} from "~/features/search/recent-searches";
import { ownKey } from "~/session/owner";

beforeEach(() => localStorage.clear());

test("recent searches: list the latest six, each once, newest first", () => {
  for (const query of ["a1", "a2", "a3", "a4", "a5", "a6", "a7", " a3 "]) saveRecentSearch(query);
  expect(listRecentSearches()).toEqual(["a3", "a7", "a6", "a5", "a4", "a2"]);
  clearRecentSearches();
  expect(listRecentSearches()).toEqual([]);
});

test("recent searches: ignore invalid storage", () => {
  localStorage.setItem(ownKey("searches"), "{broken");
  expect(listRecentSearches()).toEqual([]);
  localStorage.setItem(ownKey("searches"), '["ok", 7, null]');
  expect(listRecentSearches()).toEqual(["ok"]);
});
