import { describe, expect, it } from "vitest";
import { resultsPath } from "~/features/news/news-links";

describe("resultsPath", () => {
  it("keeps defaults and empty fields out of the address", () => {
    expect(resultsPath()).toBe("/pt-BR/app/news/results");
    expect(resultsPath({ query: "", sort: "new", page: 1 })).toBe("/pt-BR/app/news/results");
  });

  it("carries every filter, escaped", () => {
    expect(
      resultsPath({
        query: "seguro & saúde",
        category: "saude",
        canton: "ZH",
        from: "2026-01-01",
        until: "2026-02-01",
        sort: "comments",
        page: 3,
      }),
    ).toBe(
      "/pt-BR/app/news/results?query=seguro+%26+sa%C3%BAde&category=saude&canton=ZH&from=2026-01-01&until=2026-02-01&sort=comments&page=3",
    );
  });
});
