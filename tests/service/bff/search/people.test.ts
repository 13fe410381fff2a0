import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createIndexer } from "../../../../bff/modules/search/index/indexer.ts";
import type { SearchGroups, SearchResults } from "../../../../contract/api/search-v1.ts";
import { roleIds } from "../../../../contract/account/roles.ts";
import { createCmsSearchDouble } from "../../../factories/search-content.ts";
import { chatter } from "../community/chat/members.ts";
import type { Chatter } from "../community/chat/members.ts";
import { act, connect } from "../relations/connections/members.ts";
import { change, listed, openTo } from "../community/directory/listed.ts";
import { bearer, startTestService } from "../service.ts";
import type { TestService } from "../service.ts";
import { plain, row } from "./search-index.ts";

let service: TestService;

beforeAll(async () => {
  service = await startTestService();
  const news = ["a", "b"].map((id) =>
    row({ id, title: `Notícia ${id}`, summary: "Fala da Quitéria Zumbi.", body: "Nada mais." }),
  );
  const indexer = createIndexer({
    db: service.database.db,
    cms: createCmsSearchDouble({ news }),
    now: () => service.clock.now,
    namesOf: async () => new Map(),
    onBroken: () => {},
  });
  await indexer.rebuild();
});
afterAll(() => service.close());

async function ask<T>(who: Chatter, path: string, query: Record<string, string>): Promise<T> {
  const answer = await service.app.inject({
    method: "GET",
    url: `/api/search/v1/${path}?${new URLSearchParams(query)}`,
    headers: bearer(who.accessToken),
  });
  if (answer.statusCode !== 200) throw new Error(`answered ${answer.statusCode}`);
  return answer.json<T>();
}
const results = (who: Chatter, query: string, more: Record<string, string> = {}) =>
  ask<SearchResults>(who, "results", { query, ...more });
const groups = (who: Chatter, query: string) => ask<SearchGroups>(who, "groups", { query });

const pathOf = ({ directusUserId }: Chatter) => `/app/profile/${directusUserId}`;
const pathsOf = ({ hits }: Pick<SearchResults, "hits">) => hits.map(({ path }) => path);

/** Expects that no part of a search response names a person. */
async function expectNobody(who: Chatter, query: string, secret: string): Promise<void> {
  for (const answer of [await results(who, query), await groups(who, query)]) {
    expect([answer.total, answer.kinds, answer.correction]).toEqual([0, [], null]);
    expect(JSON.stringify(answer).toLowerCase()).not.toContain(secret);
  }
  const { rows } = await service.database.pool.query("select query from search_misses");
  expect(JSON.stringify(rows)).not.toContain(secret);
}

describe("people search finds a listed member", () => {
  test.each([
    ["pays", undefined],
    ["does not pay", roleIds.member],
    ["is of the team", roleIds.editor],
  ])("by the displayed name, for a searcher who %s", async (_who, roleId) => {
    const member = await listed(service, { displayName: "Zuleika Ângelo", city: "Zug" });
    const viewer = await chatter(service, roleId ? { roleId } : {});
    for (const query of ["zuleika", "angelo ZULEIKA", "zule", '"zuleika angelo"'])
      expect(pathsOf(await results(viewer, query))).toContain(pathOf(member));
    const { groups: found } = await groups(viewer, "zuleika");
    expect(found).toMatchObject([{ kind: "people", count: expect.any(Number) }]);
    const hit = found[0]?.hits.find(({ path }) => path === pathOf(member));
    expect(hit?.title).toEqual([
      { text: "Zuleika", isHit: true },
      { text: " Ângelo", isHit: false },
    ]);
    expect(plain(hit?.snippet ?? [])).toBe("Padeira · Zug");
    for (const query of ["zuleika bernarda", "#zuleika", "@zuleika", "zuleika -angelo", "leika"])
      expect(pathsOf(await results(viewer, query))).not.toContain(pathOf(member));
  });

  test("with one mistyped letter, and says so", async () => {
    const member = await listed(service, { displayName: "Wandergleison" });
    const viewer = await chatter(service);
    const found = await results(viewer, "wandergleisom");
    expect(pathsOf(found)).toEqual([pathOf(member)]);
    expect(found).toMatchObject({
      total: 1,
      correction: { from: "wandergleisom", to: "wandergleison" },
    });
    await act(service, member, "block", viewer);
    // Editors do not see it as a query without results either.
    await expectNobody(viewer, "wandergleisom", "wandergleiso");
  });

  test("without correcting the name to another word", async () => {
    const member = await listed(service, { displayName: "Quiterio" });
    const viewer = await chatter(service);
    // A word of the news is one letter away.
    expect(await results(viewer, "quiterio")).toMatchObject({
      ...{ total: 1, correction: null, kinds: [{ kind: "people", count: 1 }] },
      hits: [{ path: pathOf(member) }],
    });
  });

  test("by profession without hiding the intended texts", async () => {
    const member = await listed(service, { displayName: "Xaveco", profession: "Quiterie de voo" });
    const viewer = await chatter(service);
    const found = await results(viewer, "quiterie");
    expect(found.correction).toMatchObject({ from: "quiterie", to: "quiteria" });
    expect(found.kinds.map(({ kind }) => kind)).toEqual(["news", "people"]);
    expect(pathsOf(found)).toContain(pathOf(member));
  });

  test("with at most three mistyped words", async () => {
    const name = "Abigailma Bartolomeia Constantina Dorotheia";
    const member = await listed(service, { displayName: name });
    const viewer = await chatter(service);
    const three = "abigailmo bartolomeio constantino dorotheia";
    expect(pathsOf(await results(viewer, three))).toEqual([pathOf(member)]);
    const four = "abigailmo bartolomeio constantino dorotheio";
    expect(pathsOf(await results(viewer, four))).toEqual([]);
    const ten = Array.from({ length: 10 }, (_, at) => `zorbilha${"abcdefghij"[at]}`).join(" ");
    expect((await results(viewer, ten)).total).toBe(0);
  });

  test("behind the texts if the words are part of a name, unless the first name is among them", async () => {
    const viewer = await chatter(service);
    const member = await listed(service, { displayName: "Visto Quitéria Zumbi" });
    for (const query of ["quiteria", "quiteria zumbi"])
      expect([query, ...pathsOf(await results(viewer, query))]).toMatchObject([
        query,
        ...[expect.stringContaining("/app/news/"), expect.stringContaining("/app/news/")],
        pathOf(member),
      ]);
    await change(service, member, { isInDirectory: false });
  });

  test("by no hidden name", async () => {
    const viewer = await chatter(service);
    const member = await listed(service, { last_name: "Zampieri" });
    expect(pathsOf(await results(viewer, "zampieri"))).toEqual([]);
    expect(pathsOf(await results(viewer, "ana z", { kind: "people" }))).toContain(pathOf(member));
  });

  test("beside texts: exact names first, then texts, then other members", async () => {
    const viewer = await chatter(service);
    const [started, called] = [
      await listed(service, { displayName: "Quiteriana Zumbi" }),
      await listed(service, { displayName: "Quitéria Zumbi" }),
    ];
    const all = await results(viewer, "quiteria zumbi");
    expect(pathsOf(all).slice(1, 3).toSorted()).toEqual(["/app/news/a", "/app/news/b"]);
    expect([pathsOf(all).at(0), pathsOf(all).at(-1)]).toEqual([pathOf(called), pathOf(started)]);
    // A word may be a subject as well as a name: texts come first.
    const wide = await results(viewer, "quiteria");
    expect(pathsOf(wide)).toHaveLength(4);
    expect(pathsOf(wide).slice(2)).toEqual([pathOf(called), pathOf(started)]);
    expect(wide).toMatchObject({
      total: 4,
      kinds: [
        { kind: "news", count: 2 },
        { kind: "people", count: 2 },
      ],
    });
    const people = await results(viewer, "quiteria", { kind: "people" });
    expect([people.total, pathsOf(people)]).toEqual([2, [pathOf(called), pathOf(started)]]);
    const news = await results(viewer, "quiteria", { kind: "news" });
    expect([news.total, news.hits.every(({ kind }) => kind === "news")]).toEqual([2, true]);
    expect(news.kinds).toEqual(wide.kinds);
    const filters: Record<string, string>[] = [
      { canton: "ZG" },
      { category: "x" },
      { period: "year" },
      { access: "open" },
    ];
    for (const filter of filters)
      expect((await results(viewer, "quiteria", filter)).kinds).not.toContainEqual({
        kind: "people",
        count: 2,
      });
  });

  test("page by page, each once", async () => {
    const viewer = await chatter(service);
    const many = [];
    for (let at = 0; at < 23; at++)
      many.push(
        await listed(service, { displayName: `Hermengarda ${"abcdefghijklmnopqrstuvw"[at]}` }),
      );
    const [first, second] = [
      await results(viewer, "hermengarda"),
      await results(viewer, "hermengarda", { page: "2" }),
    ];
    expect([first.total, first.pages, first.hits.length, second.hits.length]).toEqual([
      23, 2, 20, 3,
    ]);
    expect([...pathsOf(first), ...pathsOf(second)]).toEqual(many.map(pathOf));
    // A member who left unnoticed leaves a gap; the others stay on their pages.
    const [gone, ...others] = many;
    Object.assign(service.directus.users.get(gone?.directusUserId ?? "") ?? {}, {
      isInDirectory: false,
    });
    const [left, rest] = [
      await results(viewer, "hermengarda"),
      await results(viewer, "hermengarda", { page: "2" }),
    ];
    expect([left.total, left.pages, left.hits.length, rest.hits.length]).toEqual([22, 2, 19, 3]);
    expect([...pathsOf(left), ...pathsOf(rest)]).toEqual(others.map(pathOf));
  });

  test("only while Directus answers: otherwise the search returns texts, also by word parts", async () => {
    const viewer = await chatter(service);
    await listed(service, { displayName: "Fulgencia Notícia Xa" });
    service.directus.mode = "failing";
    const found = await results(viewer, "fulgencia noticia");
    service.directus.mode = "up";
    expect(found.hits.some(({ kind }) => kind === "news")).toBe(true);
    expect(found.kinds.some(({ kind }) => kind === "people")).toBe(false);
    expect(found.isPartial).toBe(true);
  });
});

describe("people search hides", () => {
  test.each([
    ["who did not say so", { isInDirectory: false }, null],
    ["who is suspended", {}, "update users set cms_status = 'suspended' where id = $1"],
    ["who closed the account", {}, "update users set is_active = false where id = $1"],
    [
      "the team",
      {},
      `update users set cms_role_id = '10000000-0000-4000-8000-000000000001' where id = $1`,
    ],
  ])("%s", async (_who, values, statement) => {
    const name = `Oculta${crypto.randomUUID().replaceAll(/[^a-f]/g, "")}`;
    const member = await listed(service, { displayName: name, ...values });
    if (statement) await service.database.pool.query(statement, [member.id]);
    const viewer = await chatter(service);
    for (const query of [name, `${name}x`])
      for (const answer of [await results(viewer, query), await groups(viewer, query)])
        expect([answer.total, answer.kinds]).toEqual([0, []]);
  });

  test("a member who just left the directory, even if the change was not reported", async () => {
    const viewer = await chatter(service);
    const member = await listed(service, { displayName: "Petronilha" });
    expect((await results(viewer, "petronilha")).total).toBe(1);
    await change(service, member, { isInDirectory: false });
    expect((await results(viewer, "petronilha")).total).toBe(0);
    await service.database.pool.query("delete from search_misses");
    await change(service, member, { isInDirectory: true });
    const record = service.directus.users.get(member.directusUserId) ?? {};
    Object.assign(record, { isInDirectory: false });
    await expectNobody(viewer, "petronilha", "petronilha");
    // A changed name is no longer found by the previous one.
    Object.assign(record, { isInDirectory: true, displayName: "Gumercinda" });
    await expectNobody(viewer, "petronilha", "gumercinda");
  });

  test("two members from each other after a block", async () => {
    const [ana, bia] = [
      await listed(service, { displayName: "Anacleta Unica" }),
      await listed(service, { displayName: "Belmira Unica" }),
    ];
    const viewer = await chatter(service);
    await act(service, ana, "block", bia);
    await expectNobody(ana, "belmira", "belmira");
    await expectNobody(bia, "anacleta", "anacleta");
    expect(pathsOf(await results(viewer, "unica"))).toEqual([pathOf(ana), pathOf(bia)]);
    expect(pathsOf(await results(ana, "unica"))).toEqual([pathOf(ana)]);
  });
});

test("people search: a profession finds, excludes and appears only for viewers with access", async () => {
  const [friend, viewer] = [await chatter(service), await chatter(service)];
  for (const [level, byAll, byFriends] of [
    ["members", true, true],
    ["connections", false, true],
    ["self", false, false],
  ] as const) {
    const name = `Clotilde${level}`;
    const visibility = { ...openTo("members"), profession: level };
    const values = { displayName: name, profession: "Ourives", visibility };
    const member = await listed(service, values);
    await connect(service, friend, member);
    for (const [who, isSeen] of [
      [viewer, byAll],
      [friend, byFriends],
    ] as const) {
      const sees = async (query: string) =>
        pathsOf(await results(who, query, { kind: "people" })).includes(pathOf(member));
      expect([level, await sees("ourives")]).toEqual([level, isSeen]);
      expect([level, await sees(`${name} ourives`)]).toEqual([level, isSeen]);
      expect([level, await sees(`${name} -ourives`)]).toEqual([level, !isSeen]);
      const { hits } = await results(who, name);
      expect(plain(hits[0]?.snippet ?? [])).toBe(isSeen ? "Ourives · Zug" : "Zug");
    }
  }
});

test("people search: a name without results is reported to editors only if no member has it", async () => {
  const asks = await chatter(service);
  const hidden = await listed(service, { displayName: "Escolástica" });
  await act(service, hidden, "block", asks);
  await results(asks, "escolastica");
  await results(asks, "zorbilha inventada");
  const { rows } = await service.database.pool.query<{ query: string }>(
    "select query from search_misses",
  );
  const queries = rows.map(({ query }) => query);
  expect(queries).toContain("zorbilha inventada");
  expect(queries).not.toContain("escolastica");
});
