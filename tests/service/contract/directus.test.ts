import { randomUUID } from "node:crypto";
import { getResponse } from "msw";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { listCantonSummaries } from "~/features/cantons/cantons.server";
import { findFavourites, setFavourite } from "~/features/favourites/favourites.server";
import { listDatasets } from "~/features/landing/data-status.server";
import { findLandingCounts, findSampleCanton } from "~/features/landing/landing.server";
import { findLegalDocument } from "~/features/legal/legal.server";
import { listCantonChoices, listNewsCategories } from "~/features/news/news-choices.server";
import { newsFilterSchema } from "~/features/news/news.schema";
import {
  findNews,
  listHeadlines,
  listHighlights,
  listNews,
  listNewsByIds,
} from "~/features/news/news.server";
import type { Cms } from "~/cms/cms.server";
import type { Session } from "~/session/sessions.server";
import {
  makeCanton,
  makeCantonTranslation,
  makeCategory,
  makeCounted,
  makeDataset,
  makeLegalDocument,
  makeNews,
  makeTag,
} from "../../factories/content";
import { FREE_ROLE_ID } from "../../factories/sessions";
import { makeCms } from "../../mocks/cms";
import { createDirectusMock } from "../../mocks/directus";
import { appEnvironment } from "../../support/app-environment";
import { given } from "../../support/given";
import { differences } from "./shape";

/**
 * The questions are the app's own: its features ask the stand-in, and each question is asked of the
 * real Directus again. Both must answer in the same shape.
 */
type Question = { method: string; path: string; body: string | null; token: string };

const mock = createDirectusMock();
const realUrl = given("TEST_CMS_URL");
const realTokens: Record<string, string> = {
  [appEnvironment.CMS_TEASER_TOKEN]: given("TEST_CMS_TEASER_TOKEN"),
  [appEnvironment.CMS_FREE_TOKEN]: given("TEST_CMS_FREE_TOKEN"),
  [appEnvironment.CMS_PAYING_TOKEN]: given("TEST_CMS_PAYING_TOKEN"),
};
const MEMBER_TOKEN = "dt_member";
const OTHER_TOKEN = "dt_other";

type Sample = { id: string; slug: string; publishedAt: string; category: { slug: string } };
let sample: Sample;
let memberId: string;

async function logIn(email: string): Promise<{ directusToken: string; directusUserId: string }> {
  const answer = await fetch(new URL("/api/users/v1/login", given("TEST_SERVICE_URL")), {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email, password: "Portal-Demo-2026!" }),
  });
  expect(answer.status).toBe(200);
  return (await answer.json()) as { directusToken: string; directusUserId: string };
}

beforeAll(async () => {
  const fields = "fields=id,slug,publishedAt,category.slug&limit=1&sort=-publishedAt&offset=3";
  const { data } = (await askReal({
    method: "GET",
    path: `/items/news?${fields}`,
    body: null,
    token: appEnvironment.CMS_FREE_TOKEN,
  }).then((answer) => answer.json)) as { data: [Sample] };
  [sample] = data;
  const [member, other] = [await logIn("membro@example.com"), await logIn("membro2@example.com")];
  realTokens[MEMBER_TOKEN] = member.directusToken;
  realTokens[OTHER_TOKEN] = other.directusToken;
  memberId = member.directusUserId;
});

beforeEach(() => {
  mock.reset();
  mock.state.members.set(MEMBER_TOKEN, { roleId: FREE_ROLE_ID, userId: memberId });
  mock.state.members.set(OTHER_TOKEN, { roleId: FREE_ROLE_ID, userId: randomUUID() });
  const category = makeCategory({ slug: sample.category.slug });
  const [news, tag] = [makeNews({ ...sample, category: category.id }), makeTag()];
  Object.assign(mock.state.database, {
    news: [
      news,
      makeNews({
        publishedAt: new Date(Date.parse(sample.publishedAt) - 1).toISOString(),
        category: category.id,
      }),
      makeNews({
        publishedAt: new Date(Date.parse(sample.publishedAt) + 1).toISOString(),
        category: category.id,
      }),
    ],
    categories: [category],
    tags: [tag],
    news_tags: [{ id: 1, news_id: news.id, tags_id: tag.id }],
    news_cantons: [{ id: 1, news_id: news.id, Cantons_id: 22 }],
    Cantons: [makeCanton({ isSample: true })],
    Cantons_translations: [makeCantonTranslation()],
    legal_documents: [makeLegalDocument()],
    articles: [makeCounted()],
    videos: [makeCounted()],
    parameter_sets: [makeDataset()],
  });
});

type Answer = { status: number; code: string | null; json: unknown };

async function read(response: Response): Promise<Answer> {
  const text = await response.text();
  const json: unknown = text === "" ? null : JSON.parse(text);
  const errors = (json as { errors?: { extensions: { code: string } }[] } | null)?.errors;
  return { status: response.status, code: errors?.[0]?.extensions.code ?? null, json };
}

function ask(url: string, token: string, question: Question): Request {
  return new Request(new URL(question.path, url), {
    method: question.method,
    headers: {
      "content-type": "application/json",
      ...(token !== "" && { authorization: `Bearer ${token}` }),
    },
    ...(question.body !== null && { body: question.body }),
  });
}

async function askMock(question: Question): Promise<Answer> {
  const response = await getResponse(
    mock.handlers,
    ask(appEnvironment.CMS_URL, question.token, question),
  );
  if (!response) throw new Error(`the stand-in does not answer ${question.path}`);
  return read(response);
}

async function askReal(question: Question): Promise<Answer> {
  const token = realTokens[question.token] ?? question.token;
  return read(await fetch(ask(realUrl, token, question)));
}

/** Lets the app ask the stand-in and writes down what it asked. */
async function questionsOf(work: (cms: Cms) => Promise<unknown>): Promise<Question[]> {
  const questions: Question[] = [];
  vi.stubGlobal("fetch", async (input: string | URL, init: RequestInit) => {
    const request = new Request(input, init);
    const { pathname, search } = new URL(request.url);
    questions.push({
      method: request.method,
      path: pathname + search,
      body: request.body ? await request.clone().text() : null,
      token: request.headers.get("authorization")?.replace("Bearer ", "") ?? "",
    });
    return (await getResponse(mock.handlers, request)) ?? Response.error();
  });
  await work(makeCms());
  vi.unstubAllGlobals();
  return questions;
}

afterEach(() => vi.unstubAllGlobals());

const session = (): Session & { directusToken: string } => ({
  accessToken: "at",
  accessTokenExpiryMs: Date.now() + 60_000,
  tier: "free",
  directusToken: MEMBER_TOKEN,
  member: {
    id: memberId,
    directusUserId: randomUUID(),
    firstName: "",
    lastName: "",
    fullName: "",
    email: "",
    isPaying: false,
    picture: null,
  },
});

const filter = (part: Record<string, unknown> = {}) => newsFilterSchema.parse(part);
const asFree = (cms: Cms) => ({ cms, tier: "free" as const });

const reads: [string, (cms: Cms) => Promise<unknown>][] = [
  ["the front page of the news", (cms) => listHighlights(asFree(cms))],
  ["the front page, paying", (cms) => listHighlights({ cms, tier: "paying" })],
  ["the headlines for visitors", (cms) => listHeadlines(cms, 3)],
  ["all news", (cms) => listNews(asFree(cms), filter())],
  [
    "news by comments, second page",
    (cms) => listNews(asFree(cms), filter({ sort: "comments", page: 2 })),
  ],
  [
    "news of a category",
    (cms) => listNews(asFree(cms), filter({ category: sample.category.slug })),
  ],
  ["news of a canton", (cms) => listNews({ cms, tier: "paying" }, filter({ canton: "VD" }))],
  [
    "news of some days",
    (cms) => listNews(asFree(cms), filter({ from: "2026-01-01", until: "2027-01-01" })),
  ],
  ["news with words", (cms) => listNews(asFree(cms), filter({ query: "notícia de" }))],
  ["one news item", (cms) => findNews(asFree(cms), sample.slug)],
  ["one news item, paying", (cms) => findNews({ cms, tier: "paying" }, sample.slug)],
  ["a news item that is missing", (cms) => findNews(asFree(cms), "nao-existe")],
  ["news by ids", (cms) => listNewsByIds(asFree(cms), [sample.id])],
  ["categories", (cms) => listNewsCategories(cms, "free")],
  ["cantons to choose", (cms) => listCantonChoices(cms, "free")],
  ["cantons, free", (cms) => listCantonSummaries(cms, "free")],
  ["cantons, paying", (cms) => listCantonSummaries(cms, "paying")],
  ["the landing's counts", (cms) => findLandingCounts(cms, null, new Date())],
  ["the landing's data sets", listDatasets],
  ["the sample canton", findSampleCanton],
  ["the terms", (cms) => findLegalDocument(cms, "terms-of-service")],
  ["a member's favourites", (cms) => findFavourites(cms, session(), "news")],
];

describe("what the app reads", () => {
  test.each(reads)("%s", async (_, work) => {
    const questions = await questionsOf(work);
    expect(questions.length).toBeGreaterThan(0);
    for (const question of questions) {
      const [mocked, real] = [await askMock(question), await askReal(question)];
      expect([question.path, mocked.status, mocked.code]).toEqual([
        question.path,
        real.status,
        real.code,
      ]);
      expect([question.path, differences(mocked.json, real.json)]).toEqual([question.path, []]);
    }
  });
});

describe("what the app writes", () => {
  const wish = { type: "news" as const, item: `contract-${randomUUID()}` };

  afterAll(async () => {
    const path = `/items/favorites?fields=id&filter=${encodeURIComponent(JSON.stringify({ item: { _eq: wish.item } }))}`;
    const { json } = await askReal({ method: "GET", path, body: null, token: MEMBER_TOKEN });
    const keys = (json as { data: { id: string }[] }).data.map(({ id }) => id);
    await askReal({
      method: "DELETE",
      path: "/items/favorites",
      body: JSON.stringify({ keys }),
      token: MEMBER_TOKEN,
    });
  });

  test("a favourite, twice, then another member's hand on it, then its end", async () => {
    const [, create] = await questionsOf((cms) =>
      setFavourite(cms, session(), { ...wish, isFavourite: true }),
    );
    if (!create) throw new Error("the app asks first and creates then");
    mock.state.database.favorites = [];
    const created = [await askMock(create), await askReal(create)];
    expect(created.map(({ status }) => status)).toEqual([200, 200]);
    expect(differences(created[0]?.json, created[1]?.json)).toEqual([]);

    const again = [await askMock(create), await askReal(create)];
    expect(again[0]).toMatchObject({ status: again[1]?.status, code: again[1]?.code });
    expect(again[0]?.code).toBe("RECORD_NOT_UNIQUE");

    const remove = (answer: Answer | undefined, token: string): Question => {
      const id = (answer?.json as { data: { id: string } } | undefined)?.data.id;
      return {
        method: "DELETE",
        path: "/items/favorites",
        body: JSON.stringify({ keys: [id] }),
        token,
      };
    };
    const foreign = [
      await askMock(remove(created[0], OTHER_TOKEN)),
      await askReal(remove(created[1], OTHER_TOKEN)),
    ];
    expect(foreign[0]).toMatchObject({ status: foreign[1]?.status, code: foreign[1]?.code });
    expect(foreign[0]?.status).toBe(403);

    const own = [
      await askMock(remove(created[0], MEMBER_TOKEN)),
      await askReal(remove(created[1], MEMBER_TOKEN)),
    ];
    expect(own.map(({ status, json }) => [status, json])).toEqual([
      [204, null],
      [204, null],
    ]);
  });
});

const { CMS_TEASER_TOKEN: teaser, CMS_FREE_TOKEN: free } = appEnvironment;
const where = (rule: object) => `filter=${encodeURIComponent(JSON.stringify(rule))}`;
const refusals: [string, Question][] = [
  [
    "a token nobody knows",
    { method: "GET", path: "/items/news?fields=id", body: null, token: "nobody-knows-this-token" },
  ],
  ["no token", { method: "GET", path: "/items/news?fields=id", body: null, token: "" }],
  ["a closed field", { method: "GET", path: "/items/news?fields=body", body: null, token: teaser }],
  [
    "a filter on a closed field",
    {
      method: "GET",
      path: `/items/news?fields=id&${where({ body: { _contains: "a" } })}`,
      body: null,
      token: teaser,
    },
  ],
  [
    "a closed field behind a relation",
    {
      method: "GET",
      path: "/items/news?fields=cantons.Cantons_id.averageRentPrice",
      body: null,
      token: free,
    },
  ],
  [
    "a field that is missing",
    { method: "GET", path: "/items/news?fields=nada", body: null, token: free },
  ],
  [
    "a collection that is missing",
    { method: "GET", path: "/items/nada?fields=id", body: null, token: free },
  ],
  [
    "a write by a tier",
    {
      method: "POST",
      path: "/items/favorites?fields=id",
      body: '{"type":"news","item":"1"}',
      token: free,
    },
  ],
];

describe("what Directus refuses", () => {
  test.each(refusals)("%s", async (_, question) => {
    const [mocked, real] = [await askMock(question), await askReal(question)];
    expect([mocked.status, mocked.code]).toEqual([real.status, real.code]);
    expect(real.status).toBeGreaterThanOrEqual(400);
  });
});

test("an editor's draft is seen by no tier", async () => {
  const question = (token: string): Question => ({
    method: "GET",
    path: `/items/news?fields=id&${where({ status: { _neq: "published" } })}`,
    body: null,
    token,
  });
  mock.state.database.news.push(makeNews({ status: "draft" }));
  for (const token of [teaser, free, appEnvironment.CMS_PAYING_TOKEN]) {
    const [mocked, real] = [await askMock(question(token)), await askReal(question(token))];
    expect([mocked, real]).toEqual(
      Array(2).fill(expect.objectContaining({ status: 200, json: { data: [] } })),
    );
  }
});
