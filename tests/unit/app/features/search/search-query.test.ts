import { describe, expect, test } from "vitest";
import { readSearchQuery, searchPath } from "~/features/search/search-query";

const read = (address: string) => readSearchQuery(new URLSearchParams(address));

describe("search address", () => {
  test("contains query, kind, filters and page", () => {
    expect(
      read("query=+zug+&kind=news&canton=ZG&category=x&period=month&access=open&page=3"),
    ).toEqual({
      query: "zug",
      kind: "news",
      canton: "ZG",
      category: "x",
      period: "month",
      access: "open",
      page: 3,
    });
  });

  test.each([
    "kind=users&canton=zug&period=toString&access=all&page=-1",
    "page=99",
    "page=1.5",
    "",
  ])("drops invalid values: %s", (address) => {
    expect(read(address)).toEqual({ query: "", page: 1 });
  });
});

test("search address: writes a search as a path", () => {
  expect(searchPath({ query: "aluguel & caução", kind: "articles", page: 2 })).toBe(
    "/pt-BR/app/search?query=aluguel+%26+cau%C3%A7%C3%A3o&kind=articles&page=2",
  );
  expect(searchPath({ query: "zug", page: 1 })).toBe("/pt-BR/app/search?query=zug");
});
