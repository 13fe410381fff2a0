import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createIndexer } from "../../../../bff/modules/search/index/indexer.ts";
import type { Indexer } from "../../../../bff/modules/search/index/indexer.ts";
import { createMisses } from "../../../../bff/modules/search/misses/misses.ts";
import type { SearchGroups, SearchResults } from "../../../../contract/api/search-v1.ts";
import { createCmsSearchDouble } from "../../../factories/search-content.ts";
import type { CmsSearchDouble } from "../../../factories/search-content.ts";
import { bearer, startTestService } from "../service.ts";
import type { TestService } from "../service.ts";
import { row } from "./search-index.ts";

const freeRoleId = "10000000-0000-4000-8000-000000000002";
let service: TestService;
let cms: CmsSearchDouble;
let indexer: Indexer;

beforeAll(async () => {
  service = await startTestService();
  cms = createCmsSearchDouble({
    articles: [
      row({ id: "locked", title: "Testamento", body: "Segredo: baunilha.", readBy: "paying" }),
      row({ id: "open", title: "Aluguel", body: "Caução e depósito." }),
    ],
  });
  const { db } = service.database;
  indexer = createIndexer({
    db,
    cms,
    now: () => service.clock.now,
    namesOf: async () => new Map(),
    onBroken: () => {},
  });
  await indexer.rebuild();
});
afterAll(() => service.close());

const block = ({ member }: { member: { id: string } }, directusUserId: string) =>
  service.database.pool.query(
    `insert into member_blocks (user_id, blocked_user_id, created_at)
       select $1, id, now() from users where directus_user_id = $2`,
    [member.id, directusUserId],
  );

async function searcher(roleId?: string) {
  const member = await service.createMember(roleId ? { roleId } : {});
  const { accessToken } = await service.login(member.email);
  const ask = (path: string, query: Record<string, string>) =>
    service.app.inject({
      method: "GET",
      url: `/api/search/v1/${path}?${new URLSearchParams(query)}`,
      headers: bearer(accessToken),
    });
  return {
    member,
    ask,
    results: async (query: string) => (await ask("results", { query })).json<SearchResults>(),
    groups: async (query: string) => (await ask("groups", { query })).json<SearchGroups>(),
  };
}

test.each(["results", "groups"])("search API: %s are for members only", async (path) => {
  const answer = await service.app.inject({
    method: "GET",
    url: `/api/search/v1/${path}?query=zug`,
  });
  expect(answer.statusCode).toBe(401);
});

test("search API: the role decides which items are found", async () => {
  const [pays, doesNot] = [await searcher(), await searcher(freeRoleId)];
  expect((await pays.results("baunilha")).total).toBe(1);
  expect((await doesNot.results("baunilha")).total).toBe(0);
  expect((await doesNot.results("testamento")).hits).toMatchObject([{ isLocked: true }]);
  expect((await pays.groups("testamento")).groups).toMatchObject([
    { kind: "articles", count: 1, hits: [{ isLocked: false }] },
  ]);
});

test("search API: a member's texts are found by all except those who blocked them, and by the team", async () => {
  const [asks, writes] = [await searcher(), await searcher()];
  const editor = await searcher("10000000-0000-4000-8000-000000000001");
  const open = {
    id: "jambo",
    title: "Jambo",
    body: "Onde há?",
    status: "open",
    user_created: writes.member.directusUserId,
  };
  cms.save("forum_posts", { open, text: open, readBy: "free" });
  await indexer.sync();
  const totals = async () =>
    Promise.all([asks, writes, editor].map(async ({ results }) => (await results("jambo")).total));
  expect(await totals()).toEqual([1, 1, 1]);
  await block(asks, writes.member.directusUserId);
  await block(editor, writes.member.directusUserId);
  expect(await totals()).toEqual([0, 1, 1]);
});

test("search API: a member whose membership ended finds less at once", async () => {
  const { member, results } = await searcher();
  expect((await results("baunilha")).total).toBe(1);
  const account = service.directus.users.get(member.directusUserId);
  if (account) account.role = freeRoleId;
  service.clock.advance(6_000);
  expect((await results("baunilha")).total).toBe(0);
});

test("search API: portal pages link to the member's own", async () => {
  const { member, results } = await searcher();
  const { hits } = await results("trocar senha");
  expect(hits[0]?.path).toBe(`/app/profile/${member.directusUserId}/password`);
});

describe("search query", () => {
  test.each([
    { query: "a" },
    { query: " a " },
    { query: "x".repeat(201) },
    { query: "zug", kind: "users" },
    { query: "zug", canton: "zug" },
    { query: "zug", page: "11" },
    { query: "zug", period: "century" },
    {},
  ])("that is invalid is refused: %o", async (query) => {
    const { ask } = await searcher();
    expect((await ask("results", query as Record<string, string>)).statusCode).toBe(400);
  });

  test.each(["'); drop table users; --", "a:* & !b", "<script>", "%_\\", "((", '"', "-", "#"])(
    "of special characters does no harm: %s",
    async (query) => {
      const { ask } = await searcher();
      const answer = await ask("results", { query: `${query} x` });
      expect(answer.statusCode).toBe(200);
    },
  );

  test("is limited to thirty a minute", async () => {
    const { ask } = await searcher();
    for (let count = 0; count < 30; count++) {
      expect((await ask("groups", { query: "imposto" })).statusCode).toBe(200);
    }
    const refused = await ask("results", { query: "imposto" });
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
  });
});

test("search without results: is counted without the searcher, and reported to editors once", async () => {
  await service.database.pool.query("delete from search_misses");
  const { results } = await searcher();
  for (const query of ["Visto de Nômade", "visto de nomade", "ana@example.com"])
    await results(query);
  const { rows } = await service.database.pool.query("select * from search_misses");
  expect(rows).toMatchObject([{ query: "visto de nomade", count: 2 }]);
  expect(Object.keys(rows[0]).filter((column) => /user|member|session/.test(column))).toEqual([]);
  const [tell] = createMisses(service.database.db, cms, () => service.clock.now).jobKinds;
  await tell?.handle({} as never);
  await tell?.handle({} as never);
  expect(cms.misses).toEqual([{ query: "visto de nomade", count: 2 }]);
});
