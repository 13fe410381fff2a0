import { expect, test } from "vitest";
import type { TierCms } from "~/cms/cms.server";
import { loadSearch } from "~/features/search/search.server";
import type { SearchApi } from "~/service/search-api.server";

/** The service query for a URL; no cantons are known. */
async function requestedFor(address: string) {
  const requests: unknown[] = [];
  const search = {
    listResults: (params: unknown) => {
      requests.push(params);
      return Promise.resolve({ isError: true, statusCode: 503, code: null });
    },
  } as unknown as SearchApi;
  const cms = {} as TierCms;
  const url = new URL(address, "https://portal.example/pt-BR/app/search");
  const { page, status } = await loadSearch({ search, cms }, url);
  return { asked: requests, page, status };
}

test("search request: sends the author as query words, and keeps the typed query in the field", async () => {
  const { asked: response, page } = await requestedFor("?query=aluguel&author=Ana+“Bia”+Souza");
  expect(response).toEqual([{ query: "@Ana @Bia @Souza aluguel" }]);
  expect(page.query).toMatchObject({ query: "aluguel", author: "Ana Bia Souza" });
});

test("search request: needs only an author", async () => {
  expect((await requestedFor("?query=&author=Ana")).asked).toEqual([{ query: "@Ana" }]);
  expect((await requestedFor("?query=a")).asked).toEqual([]);
});

test("search request: shortens the longest query to make room for an author", async () => {
  const { asked: response } = await requestedFor(`?query=${"a".repeat(200)}&author=Ana`);
  expect(response).toEqual([{ query: `@Ana ${"a".repeat(195)}` }]);
});

test("search request: an unclosed quotation mark does not include the author", async () => {
  const { asked: response } = await requestedFor("?query=%22aluguel&author=Ana");
  expect(response).toEqual([{ query: '@Ana "aluguel' }]);
});
