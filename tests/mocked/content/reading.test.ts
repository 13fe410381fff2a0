import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, test } from "vitest";
import { makeFavorite, makeReadState } from "../../factories/member-rows";
import { FREE_ROLE_ID } from "../../factories/sessions";
import { directus, mockNetwork, service } from "../../mocks/network";
import { openPortal, publishNews, type Portal } from "../support/portal";

mockNetwork();

const PATH = "/pt-BR/app/reading";

let portal: Portal;
let item: string;
beforeEach(async () => {
  portal = await openPortal();
  item = publishNews({ access: "free" }).id;
});

const member = () => {
  const { accessToken: as, directusUserId: id } = service.signIn({ roleId: FREE_ROLE_ID });
  return { as, id };
};

async function send(as: string, form: Record<string, string>, headers = {}) {
  const answer = await portal.visit(PATH, {
    as,
    form,
    headers: { accept: "application/json", ...headers },
  });
  return { ...answer, json: () => JSON.parse(answer.text) as unknown };
}

const about = () => ({ type: "news" as const, item });
const states = () => directus.state.database.read_states;
const opinions = () => directus.state.database.content_feedback;

describe("opened item", () => {
  test("records its reader once, and returns the reader's saved state", async () => {
    const { as, id } = member();
    const first = await send(as, { ...about(), opened: "true" });
    expect([first.status, first.json()]).toEqual([
      200,
      { positionPct: 0, isRead: false, isUseful: null, hasReason: false },
    ]);
    await send(as, { ...about(), positionPct: "40" });
    await send(as, { ...about(), isUseful: "false", reason: "unclear" });
    expect((await send(as, { ...about(), opened: "true" })).json()).toEqual({
      positionPct: 40,
      isRead: false,
      isUseful: false,
      hasReason: true,
    });
    expect(states()).toMatchObject([{ ...about(), user_created: id, positionPct: 40 }]);
  });

  test("returns nothing of another member's state", async () => {
    directus.state.database.read_states.push(
      makeReadState({ ...about(), user_created: randomUUID(), positionPct: 80 }),
    );
    const { as } = member();
    expect((await send(as, { ...about(), opened: "true" })).json()).toMatchObject({
      positionPct: 0,
    });
    expect(states()).toHaveLength(2);
  });
});

describe("reading progress", () => {
  test("is stored in one row, whether the item was opened before or not", async () => {
    const { as } = member();
    for (const positionPct of ["15", "60", "100"]) {
      expect((await send(as, { ...about(), positionPct })).json()).toEqual({ code: null });
    }
    expect(states()).toMatchObject([{ positionPct: 100 }]);
  });

  test("changes neither rating nor preferences", async () => {
    const { as, id } = member();
    await send(as, { ...about(), positionPct: "15" });
    expect([opinions(), directus.state.profiles.get(id)]).toEqual([[], undefined]);
  });
});

describe("usefulness rating", () => {
  test("is saved with its reason and text, and changed by rating again", async () => {
    const { as, id } = member();
    await send(as, {
      ...about(),
      isUseful: "false",
      reason: "outdated",
      note: "  Mudou em 2026. ",
    });
    const place = { targetType: "news", target: item, user_created: id };
    expect(opinions()).toMatchObject([
      { ...place, isUseful: false, reason: "outdated", note: "Mudou em 2026." },
    ]);
    await send(as, { ...about(), isUseful: "true", reason: "", note: "" });
    expect(opinions()).toMatchObject([{ ...place, isUseful: true, reason: null, note: null }]);
  });
});

test("usefulness rating: a second no keeps the previous reason, until the member says yes", async () => {
  const { as } = member();
  const why = { reason: "outdated", note: "Mudou em 2026." };
  await send(as, { ...about(), isUseful: "false", ...why });
  await send(as, { ...about(), isUseful: "false" });
  expect(opinions()).toMatchObject([{ isUseful: false, ...why }]);
  await send(as, { ...about(), isUseful: "false", reason: "wrong", note: "" });
  expect(opinions()).toMatchObject([{ isUseful: false, reason: "wrong", note: null }]);
  await send(as, { ...about(), isUseful: "true" });
  expect(opinions()).toMatchObject([{ isUseful: true, reason: null, note: null }]);
});

describe("reading preference", () => {
  test("is saved for the member, not for an item", async () => {
    const { as, id } = member();
    const answer = await send(as, { size: "2", isCalm: "true", rate: "1.25" });
    expect(answer.json()).toEqual({ code: null });
    expect(directus.state.profiles.get(id)).toEqual({
      readingChoices: { size: 2, isCalm: true, rate: 1.25, isPersonal: true, isPlain: false },
    });
    expect(states()).toEqual([]);
  });
});

test.each<[string, Record<string, string>]>([
  ["nothing", {}],
  ["another kind", { type: "courses_of_others", opened: "true" }],
  ["no id", { item: "1", opened: "true" }],
  ["a place beyond the end", { positionPct: "101" }],
  ["a place before the beginning", { positionPct: "-1" }],
  ["no number", { positionPct: "muito" }],
  ["an opinion that is none", { isUseful: "maybe" }],
  ["a reason of its own", { isUseful: "false", reason: "made-up" }],
  ["too many words", { isUseful: "false", note: "a".repeat(1_001) }],
  ["a size that there is not", { type: "", item: "", size: "9", isCalm: "true", rate: "1" }],
])("reading state: %s is refused and not stored", async (name, fields) => {
  const { as } = member();
  const form = name === "nothing" ? fields : { ...about(), ...fields };
  const answer = await send(as, form);
  expect([answer.status, answer.json()]).toEqual([400, { code: "validation_failed" }]);
  expect([states(), opinions()]).toEqual([[], []]);
});

test.each(["failing", "refused"] as const)(
  "reading state: the page gets an error while Directus is %s",
  async (outage) => {
    const { as } = member();
    directus.state.outage = outage;
    const answer = await send(as, { ...about(), positionPct: "40" });
    expect([answer.status, answer.json()]).toEqual([503, { code: "cms_unavailable" }]);
  },
);

test("reading state: a plain browser submission returns to its page", async () => {
  const { as } = member();
  const headers = { accept: "text/html", referer: "https://portal.example/pt-BR/app/news/x" };
  const answer = await send(as, { ...about(), isUseful: "true" }, headers);
  expect([answer.status, answer.location]).toEqual([302, "/pt-BR/app/news/x"]);
  expect(opinions()).toHaveLength(1);
});

test.each([
  ["failing", "true", 503],
  [null, "talvez", 400],
] as const)(
  "reading state: an invalid submission gets an explanation with a link back (%s, %s)",
  async (outage, isUseful, status) => {
    const { as } = member();
    await portal.visit("/pt-BR/app/search", { as });
    directus.state.outage = outage;
    const headers = { accept: "text/html", referer: "https://portal.example/pt-BR/app/news/x?a=1" };
    const answer = await send(as, { ...about(), isUseful }, headers);
    expect([answer.status, answer.headers.get("content-type")]).toEqual([
      status,
      "text/html; charset=utf-8",
    ]);
    expect(answer.text).toContain("Não deu para salvar");
    expect(answer.text).toContain('href="/pt-BR/app/news/x?a=1"');
    expect(opinions()).toEqual([]);
  },
);

test("reading state: the address has no page", async () => {
  const { as } = member();
  expect((await portal.visit(PATH, { as })).status).toBe(404);
});

test("favorites: can be filtered to unfinished items", async () => {
  const { as, id } = member();
  const read = publishNews({ title: "Notícia que já li", access: "free" });
  const other = publishNews({ title: "Notícia que ficou para depois", access: "free" });
  for (const news of [read, other])
    directus.state.database.favorites.push(
      makeFavorite({ type: "news", item: news.id, user_created: id }),
    );
  const done = { type: "news" as const, item: read.id, user_created: id, positionPct: 100 };
  states().push(makeReadState({ ...done, readAt: new Date().toISOString() }));
  const visit = async (search: string) =>
    (await portal.visit(`/pt-BR/app/news/favorites${search}`, { as })).text;
  const all = await visit("");
  expect(all).toContain("Notícia que já li");
  const unread = await visit("?unread=1");
  expect(unread).toContain("Notícia que ficou para depois");
  expect(unread).not.toContain("Notícia que já li");
  expect(await visit("?unread=1&query=zebra")).toContain("Nada a concluir com essas palavras");
});

describe("finished item", () => {
  const readBy = (user: string) => {
    const done = { ...about(), user_created: user, positionPct: 100 };
    states().push(makeReadState({ ...done, readAt: new Date().toISOString() }));
  };
  const ask = async (as: string, search = "?type=news") => {
    const answer = await portal.visit(`/pt-BR/app/done${search}`, { as });
    return { ...answer, json: () => JSON.parse(answer.text) as unknown };
  };

  test("is marked in its reader's lists, and in no other member's", async () => {
    const { as, id } = member();
    const other = member();
    const list = async (who: string) =>
      (await portal.visit("/pt-BR/app/news/favorites", { as: who })).text;
    for (const user of [id, other.id])
      directus.state.database.favorites.push(makeFavorite({ ...about(), user_created: user }));
    expect(await list(as)).not.toContain("já lida");
    readBy(id);
    portal.portal.cmsChanged("read_states", [], id);
    expect(await list(as)).toContain("já lida");
    expect(await list(other.as)).not.toContain("já lida");
    expect((await ask(as)).json()).toEqual({ done: [item], mark: "já lida" });
    expect((await ask(other.as)).json()).toEqual({ done: [], mark: "já lida" });
  });

  test("is never cached, and requested for known kinds only", async () => {
    const { as } = member();
    expect((await ask(as)).headers.get("cache-control")).toContain("no-store");
    expect((await ask(as, "?type=forum")).status).toBe(404);
    expect((await portal.visit("/pt-BR/app/done?type=news")).status).toBe(302);
  });

  test("leaves every list intact that Directus can still load", async () => {
    const { as, id } = member();
    readBy(id);
    directus.state.outage = "failing";
    expect((await ask(as)).json()).toMatchObject({ done: [] });
  });
});
