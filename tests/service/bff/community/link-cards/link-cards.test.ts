import { afterAll, beforeAll, expect, test } from "vitest";
import { MAX_LINK_CARDS } from "../../../../../contract/community/embeds.ts";
import { chatter } from "../chat/members.ts";
import type { Chatter } from "../chat/members.ts";
import { bearer, startTestService } from "../../service.ts";
import type { TestService } from "../../service.ts";

let service: TestService;
let ana: Chatter;
let bia: Chatter;
const requests: string[] = [];

beforeAll(async () => {
  service = await startTestService({
    fetchPage: (url) => {
      requests.push(url);
      return Promise.resolve(url.includes("nada") ? null : `<title>Página ${url.at(-1)}</title>`);
    },
  });
  [ana, bia] = [await chatter(service), await chatter(service)];
});
afterAll(() => service.close());

async function find(urls: string[], accessToken = ana.accessToken) {
  const answer = await service.app.inject({
    method: "POST",
    url: "/api/link-cards/v1/cards",
    headers: bearer(accessToken),
    payload: { urls },
  });
  const { cards = [] } = answer.json<{ cards?: { title: string; site: string }[] }>();
  return { status: answer.statusCode, cards };
}
const countOf = (url: string) => requests.filter((each) => each === url).length;

const isStored = async (url: string) =>
  (await service.database.pool.query("select 1 from link_cards where url = $1", [url])).rowCount ===
  1;

test("link card: a page is fetched once for all members, soon after the request, and again after a month", async () => {
  const url = "https://www.ch.ch/1";
  expect((await find([url])).cards).toEqual([]);
  await expect.poll(() => isStored(url)).toBe(true);
  expect((await find([url], bia.accessToken)).cards).toEqual([
    { url, title: "Página 1", description: "", site: "ch.ch" },
  ]);
  await find([url]);
  expect(countOf(url)).toBe(1);
  service.clock.advance(31 * 86_400_000);
  [ana, bia] = [await chatter(service), await chatter(service)];
  expect((await find([url])).cards).toHaveLength(1);
  await expect.poll(() => countOf(url)).toBe(2);
});

test("link card: a page without metadata gets none, and is not fetched again for a day", async () => {
  const url = "https://nada.example/2";
  await find([url]);
  await expect.poll(() => countOf(url)).toBe(1);
  const kept = () => service.database.pool.query("select 1 from link_cards where url = $1", [url]);
  await expect.poll(async () => (await kept()).rowCount).toBe(1);
  expect((await find([url])).cards).toEqual([]);
  expect(countOf(url)).toBe(1);
});

test("link card: only members may request it, a few at a time", async () => {
  const one = "https://www.ch.ch/3";
  expect((await find([one], "nobody")).status).toBe(401);
  const many = Array.from({ length: MAX_LINK_CARDS + 1 }, (_, at) => `https://a.example/${at}`);
  expect((await find(many)).status).toBe(400);
  expect(countOf(one)).toBe(0);
});
