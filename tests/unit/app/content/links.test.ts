import { describe, expect, test } from "vitest";
import { resultsPath } from "~/content/links";
import { news } from "~/features/news/news";

describe("resultsPath", () => {
  test("omits defaults and empty fields", () => {
    expect(resultsPath(news)).toBe("/pt-BR/app/news/results");
    expect(resultsPath(news, { query: "", sort: "new", page: 1 })).toBe("/pt-BR/app/news/results");
  });

  test("carries every filter, escaped", () => {
    expect(
      resultsPath(news, {
        query: "seguro & saúde",
        category: "saude",
        canton: "ZH",
        from: "2026-01-01",
        until: "2026-02-01",
        sort: "old",
        page: 3,
      }),
    ).toBe(
      "/pt-BR/app/news/results?query=seguro+%26+sa%C3%BAde&category=saude&canton=ZH&from=2026-01-01&until=2026-02-01&sort=old&page=3",
    );
  });
});
