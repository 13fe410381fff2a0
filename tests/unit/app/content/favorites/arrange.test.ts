import { expect, test } from "vitest";
import { arrange } from "~/content/favorites/arrange";
import { favoritesFilter } from "~/content/favorites/favorites-filter.server";

const saved = [
  { item: "1", card: { title: "Zug em números" }, lastTitle: null },
  { item: "2", card: null, lastTitle: null },
  { item: "3", card: { title: "Água e luz" }, lastTitle: null },
  { item: "4", card: { title: "Seguro de saúde" }, lastTitle: null },
];
const order = (query: string, sort: string) =>
  arrange(saved, favoritesFilter.parse({ query, sort })).map(({ item }) => item);

test("favorites: sort by newest, oldest or title, unpublished ones last", () => {
  expect(order("", "new")).toEqual(["1", "2", "3", "4"]);
  expect(order("", "old")).toEqual(["4", "3", "2", "1"]);
  expect(order("", "title")).toEqual(["3", "4", "1", "2"]);
  expect(order("", "sideways")).toEqual(["1", "2", "3", "4"]);
});

test("favorites: are found by all words of the title, without accents", () => {
  expect(order("saude", "new")).toEqual(["4"]);
  expect(order(" seguro  DE ", "new")).toEqual(["4"]);
  expect(order("seguro zug", "new")).toEqual([]);
});

test("favorites: unpublished ones use their last title, and come last", () => {
  const gone = { item: "5", card: null, lastTitle: "Aluguel em Berna" };
  const all = { query: "", sort: "title" as const };
  const found = { query: "aluguel", sort: "new" as const };
  expect(arrange([...saved, gone], all).map(({ item }) => item)).toEqual(["3", "4", "1", "2", "5"]);
  expect(arrange([...saved, gone], found)).toEqual([gone]);
});

test("favorites: an empty query selects everything", () => {
  expect(favoritesFilter.parse({})).toEqual({ query: "", sort: "new" });
});
