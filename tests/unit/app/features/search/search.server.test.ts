import { expect, test } from "vitest";
import type { TierCms } from "~/cms/cms.server";
import { loadSearch } from "~/features/search/search.server";
import type { SearchApi } from "~/service/search-api.server";

/** What the service is asked for an address; no cantons are known. */
async function askedFor(address: string) {
  const asked: unknown[] = [];
  const search = {
    listResults: (params: unknown) => {
      asked.push(params);
      return Promise.resolve({ isError: true, statusCode: 503, code: null });
    },
  } as unknown as SearchApi;
  const cms = {} as TierCms;
  const url = new URL(address, "https://portal.example/pt-BR/app/search");
  const { page, status } = await loadSearch({ search, cms }, url);
  return { asked, page, status };
}

test("who wrote it goes along as the search knows it, and the field keeps what was typed", async () => {
  const { asked, page } = await askedFor("?query=aluguel&author=Ana+“Bia”+Souza");
  expect(asked).toEqual([{ query: "@Ana @Bia @Souza aluguel" }]);
  expect(page.asked).toMatchObject({ query: "aluguel", author: "Ana Bia Souza" });
});

test("a name alone is enough to look for", async () => {
  expect((await askedFor("?query=&author=Ana")).asked).toEqual([{ query: "@Ana" }]);
  expect((await askedFor("?query=a")).asked).toEqual([]);
});

test("a query as long as may be typed still has room for a name", async () => {
  const { asked } = await askedFor(`?query=${"a".repeat(200)}&author=Ana`);
  expect(asked).toEqual([{ query: `@Ana ${"a".repeat(195)}` }]);
});

test("a quotation mark that nobody closed takes no name along", async () => {
  const { asked } = await askedFor("?query=%22aluguel&author=Ana");
  expect(asked).toEqual([{ query: '@Ana "aluguel' }]);
});
