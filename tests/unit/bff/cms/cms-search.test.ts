import { expect, test } from "vitest";
import { createBreaker } from "../../../../bff/cms/breaker.ts";
import { createCmsClient } from "../../../../bff/cms/client.ts";
import { createCmsSearch } from "../../../../bff/cms/cms-search.ts";

const numbered = (count: number) => Array.from({ length: count }, (_, at) => `r${1_000 + at}`);

/** Directus with these rows, which respects the limit; `onPage` may change the rows between pages. */
function searchAmong(rows: string[], onPage: (page: number) => void = () => {}) {
  let pages = 0;
  const client = createCmsClient({
    url: "http://directus.test",
    token: "token",
    fetch: async (address) => {
      const { searchParams } = new URL(address instanceof Request ? address.url : address);
      onPage(pages++);
      const offset = Number(searchParams.get("offset"));
      const page = rows.slice(offset, offset + Number(searchParams.get("limit")));
      return Response.json({ data: page.map((id) => ({ id })) });
    },
    breaker: createBreaker({ failures: 10, openMs: 1, elapsedMs: () => performance.now() }),
  });
  return createCmsSearch(client, { teaser: "a", free: "b", paying: "c" });
}

test.each([0, 1, 127, 499, 500, 501, 1_300])(
  "search id listing: lists each id of %i rows exactly once",
  async (count) => {
    expect(await searchAmong(numbered(count)).listIds("news")).toEqual(numbered(count));
  },
);

test("search id listing: skips no other row when a row is deleted during the listing", async () => {
  const rows = numbered(1_300);
  const search = searchAmong(rows, (page) => {
    if (page === 1) rows.shift();
  });
  expect(await search.listIds("news")).toEqual(numbered(1_300).slice(1));
});
