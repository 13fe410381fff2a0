import { randomUUID } from "node:crypto";
import { getResponse } from "msw";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { listCantonSummaries } from "~/features/cantons/cantons.server";
import { findFavorites, setFavorite } from "~/content/favorites/favorites.server";
import { findLandingCounts, listDatasets, findSampleFilm } from "~/features/landing/landing.server";
import { findLegalDocument } from "~/features/public-pages/legal/legal.server";
import { listCantons } from "~/reference/cantons.server";
import { listContentCategories } from "~/reference/categories.server";
import { filterSchema } from "~/content/schema";
import { findElsewhere } from "~/content/source/elsewhere.server";
import { articlesSource } from "~/features/articles/articles.server";
import { news as newsKind } from "~/features/news/news";
import { newsSource } from "~/features/news/news.server";
import {
  findItem,
  listHeadlines,
  listHighlights,
  listItems,
  listByIds,
} from "~/content/source/reader.server";
import type { Cms } from "~/cms/cms.server";
import type { Tier } from "../../../contract/account/roles.ts";
import { READ_BATCH_PATH } from "../../../contract/shared/read-batch.ts";
import { makeCanton, makeCantonTranslation } from "../../factories/cantons";
import {
  makeArticle,
  makeCategory,
  makeVideo,
  makeDataset,
  makeLegalDocument,
  makeNews,
  makeTag,
} from "../../factories/content";
import { FREE_ROLE_ID } from "../../factories/sessions";
import { makeCms } from "../../mocks/cms";
import { appEnvironment } from "../../support/app-environment";
import { requiredEnv } from "../../support/required-env";
import {
  askMock,
  askReal,
  MEMBER_TOKEN,
  mock,
  OTHER_TOKEN,
  realTokens,
  type Answer,
  type Question,
} from "./both-sides";
import { differences } from "./shape";
import { operatorOf } from "../../../config/operator";
import { operatorEnvironment } from "../../support/operator";

type Sample = { id: string; slug: string; publishedAt: string; category: { slug: string } };
let sample: Sample;
let article: Sample;
let lockedArticle: Sample;
let memberId: string;

async function logIn(email: string): Promise<{ directusToken: string; directusUserId: string }> {
  const answer = await fetch(new URL("/api/users/v1/login", requiredEnv("TEST_SERVICE_URL")), {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email, password: "Portal-Demo-2026!" }),
  });
  expect(answer.status).toBe(200);
  return (await answer.json()) as { directusToken: string; directusUserId: string };
}

beforeAll(async () => {
  // The oldest items belong to the demo; parallel tests create and delete others.
  const fields = "fields=id,slug,publishedAt,category.slug&limit=1&sort=publishedAt&offset=1";
  const find = async (path: string): Promise<Sample> => {
    const token = appEnvironment.CMS_TEASER_TOKEN;
    const answer = await askReal({
      method: "GET",
      path: `/items/${path}&${fields}`,
      body: null,
      token,
    });
    const { data } = answer.json as { data: [Sample] };
    return data[0];
  };
  sample = await find("news?filter[access][_eq]=free");
  article = await find("articles?filter[access][_eq]=free");
  lockedArticle = await find("articles?filter[access][_eq]=paying");
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
  const topic = makeCategory({ slug: article.category.slug });
  const permitTypes = ["B", "C"];
  const beside = (days: number) =>
    new Date(Date.parse(article.publishedAt) + days * 86_400_000).toISOString();
  const articles = [
    makeArticle({ ...article, category: topic.id, permitTypes }),
    makeArticle({ category: topic.id, publishedAt: beside(1), permitTypes }),
    makeArticle({ category: topic.id, publishedAt: beside(-1), permitTypes }),
    makeArticle({ ...lockedArticle, category: topic.id, access: "paying", permitTypes }),
  ];
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
    categories: category.slug === topic.slug ? [category] : [category, topic],
    tags: [tag],
    news_tags: [{ id: 1, news_id: news.id, tags_id: tag.id }],
    news_cantons: [{ id: 1, news_id: news.id, Cantons_id: 22 }],
    Cantons: [makeCanton({ isSample: true })],
    Cantons_translations: [makeCantonTranslation()],
    legal_documents: [makeLegalDocument()],
    articles,
    articles_tags: [{ id: 1, articles_id: article.id, tags_id: tag.id }],
    articles_cantons: [{ id: 1, articles_id: article.id, Cantons_id: 22 }],
    videos: [makeVideo(), makeVideo({ isSample: true })],
    parameter_sets: [makeDataset()],
  });
});

/** Runs the app's code against the mock and records its requests. */
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

const ownOf = (cms: Cms) => cms.forOwn({ userId: randomUUID(), tier: "free" }, MEMBER_TOKEN);

const filter = (part: Record<string, unknown> = {}) => filterSchema(newsKind).parse(part);
const as = (tier: Tier) => (cms: Cms) => ({ cms: cms.forTier(tier), source: newsSource });
const articlesAs = (tier: Tier, cms: Cms) => ({ cms: cms.forTier(tier), source: articlesSource });
const all = { sort: "new" as const, page: 1 };
const [asFree, asPaying] = [as("free"), as("paying")];

const reads: [string, (cms: Cms) => Promise<unknown>][] = [
  ["the front page of the news", (cms) => listHighlights(asFree(cms))],
  ["the front page, paying", (cms) => listHighlights(asPaying(cms))],
  ["the headlines for visitors", (cms) => listHeadlines(asFree(cms), 3)],
  ["all news", (cms) => listItems(asFree(cms), filter())],
  [
    "news by comments, second page",
    (cms) => listItems(asFree(cms), filter({ sort: "comments", page: 2 })),
  ],
  [
    "news of a category",
    (cms) => listItems(asFree(cms), filter({ category: sample.category.slug })),
  ],
  ["news of a canton", (cms) => listItems(asPaying(cms), filter({ canton: "VD" }))],
  [
    "news of some days",
    (cms) => listItems(asFree(cms), filter({ from: "2026-01-01", until: "2027-01-01" })),
  ],
  ["news with words", (cms) => listItems(asFree(cms), filter({ query: "notícia de" }))],
  ["one news item", (cms) => findItem(asFree(cms), sample.slug)],
  ["one news item, paying", (cms) => findItem(asPaying(cms), sample.slug)],
  ["a news item that is missing", (cms) => findItem(asFree(cms), "nao-existe")],
  ["news by ids", (cms) => listByIds(asFree(cms), [sample.id])],
  ["news by ids, as everybody", (cms) => listByIds(as("teaser")(cms), [sample.id])],
  ["the front page of the articles", (cms) => listHighlights(articlesAs("free", cms))],
  ["the front page of the articles, paying", (cms) => listHighlights(articlesAs("paying", cms))],
  [
    "articles of a level and a permit",
    (cms) => listItems(articlesAs("free", cms), { ...all, level: "beginner", permit: "B" }),
  ],
  [
    "articles with words",
    (cms) => listItems(articlesAs("free", cms), { ...all, query: "autorização" }),
  ],
  ["one article", (cms) => findItem(articlesAs("free", cms), article.slug)],
  ["a locked article", (cms) => findItem(articlesAs("free", cms), lockedArticle.slug)],
  ["what is told of it", (cms) => findElsewhere(articlesAs("free", cms), lockedArticle.slug)],
  ["a locked article, paying", (cms) => findItem(articlesAs("paying", cms), lockedArticle.slug)],
  ["articles by ids", (cms) => listByIds(articlesAs("free", cms), [lockedArticle.id])],
  ["categories", (cms) => listContentCategories(cms.forTier("free"))],
  ["cantons to choose", (cms) => listCantons(cms.forTier("free"))],
  ["cantons, free", (cms) => listCantonSummaries(cms.forTier("free"))],
  ["cantons, paying", (cms) => listCantonSummaries(cms.forTier("paying"))],
  ["the landing's counts", (cms) => findLandingCounts(cms.forTier("teaser"), null, new Date())],
  ["the landing's data sets", (cms) => listDatasets(cms.forTier("teaser"))],
  ["the film for everybody", (cms) => findSampleFilm(cms.forTier("teaser"), "/signup")],
  [
    "the terms",
    (cms) =>
      findLegalDocument(
        cms.forTier("teaser"),
        "terms-of-service",
        operatorOf({ ...operatorEnvironment, PORTAL_MODE: "test" }),
      ),
  ],
  ["a member's favorites", (cms) => findFavorites(ownOf(cms), "news")],
];

type Json = { json: unknown };
/** The answers of a batch, pair by pair: one may be empty where the next is not. */
function answersIn(mocked: Json, real: Json): Json[][] {
  const listOf = ({ json }: Json) => (json as { data: unknown[] }).data;
  return listOf(mocked).map((json, at) => [{ json }, { json: listOf(real)[at] }]);
}

describe("contract: reads of the app", () => {
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
      const answers =
        question.path === READ_BATCH_PATH ? answersIn(mocked, real) : [[mocked, real]];
      for (const [one, other] of answers)
        expect([question.path, differences(one?.json, other?.json)]).toEqual([question.path, []]);
    }
  });
});

describe("contract: writes of the app", () => {
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

  test("a favorite: created twice, then changed by another member, then deleted", async () => {
    const [, create] = await questionsOf((cms) =>
      setFavorite(ownOf(cms), { ...wish, isFavorite: true }),
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
    "an id that is compared",
    {
      method: "GET",
      path: `/items/news?fields=id&${where({ id: { _gt: randomUUID() } })}`,
      body: null,
      token: free,
    },
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

describe("contract: refusals of Directus", () => {
  test.each(refusals)("%s", async (_, question) => {
    const [mocked, real] = [await askMock(question), await askReal(question)];
    expect([mocked.status, mocked.code]).toEqual([real.status, real.code]);
    expect(real.status).toBeGreaterThanOrEqual(400);
  });
});

test("contract: an editor's draft is invisible to every tier", async () => {
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
