import { describe, expect, test } from "vitest";
import { readSearchQuery, searchPath } from "~/features/search/search-query";

const read = (address: string) => readSearchQuery(new URLSearchParams(address));

describe("an address", () => {
  test("says what is looked for", () => {
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
  ])("leaves out what cannot be meant: %s", (address) => {
    expect(read(address)).toEqual({ query: "", page: 1 });
  });
});

test("what is said can be passed on", () => {
  expect(searchPath({ query: "aluguel & caução", kind: "articles", page: 2 })).toBe(
    "/pt-BR/app/search?query=aluguel+%26+cau%C3%A7%C3%A3o&kind=articles&page=2",
  );
  expect(searchPath({ query: "zug", page: 1 })).toBe("/pt-BR/app/search?query=zug");
});
