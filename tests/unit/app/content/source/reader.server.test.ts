import { describe, expect, test } from "vitest";
import {
  findItem,
  listHeadlines,
  listHighlights,
  listItems,
  listByIds,
  listNewest,
  PAGE_SIZE,
} from "~/content/source/reader.server";
import type { ContentFilter } from "~/content/narrowing";
import { filterSchema } from "~/content/schema";
import { coursesSource } from "~/features/courses/courses.server";
import { news as newsKind } from "~/features/news/news";
import { newsSource } from "~/features/news/news.server";
import type { Tier } from "../../../../../contract/account/roles.ts";
import { makeCanton } from "../../../../factories/cantons";
import { makeCategory, makeNews, makeTag } from "../../../../factories/content";
import { makeCourse } from "../../../../factories/courses";
import { makeCms } from "../../../../mocks/cms";
import { directus, mockNetwork } from "../../../../mocks/network";

mockNetwork();

const HOUR_MS = 60 * 60 * 1000;
const NOW = new Date("2026-11-21T12:00:00Z");
const hoursAgo = (hours: number) => new Date(NOW.getTime() - hours * HOUR_MS).toISOString();
const reader = () => ({ cms: makeCms().forTier("free"), source: newsSource, now: NOW });
const filter = (part: Partial<ContentFilter> = {}) => filterSchema(newsKind).parse(part);

/** News published one hour apart, newest first. */
function seedNews(count: number) {
  const news = Array.from({ length: count }, (_, n) => makeNews({ publishedAt: hoursAgo(n + 1) }));
  directus.state.database.news.push(...news);
  return news;
}

test("content list: courses are found by title, without a text query", async () => {
  const { database, asked: requested } = directus.state;
  const course = makeCourse({ searchText: "alemao para comecar" });
  database.courses.push(course, makeCourse());
  const courses = { ...reader(), source: coursesSource };
  const found = await listItems(courses, filter({ query: "alemao" }));
  expect(found.items.map(({ id }) => id)).toEqual([course.id]);
  // One query for its page and one for the count, without texts.
  expect(requested.filter((path) => path.includes("/courses"))).toHaveLength(2);
});

test("content list: the first reader in a minute does not decide the locks of others", async () => {
  const category = makeCategory();
  directus.state.database.categories.push(category);
  directus.state.database.courses.push(makeCourse({ access: "paying", category: category.id }));
  const cms = makeCms();
  const lockedFor = async (tier: Tier) => {
    const clients = { cms: cms.forTier(tier), source: coursesSource, now: NOW };
    const lists = [
      await listHighlights(clients),
      (await listItems(clients, filter())).items,
      await listNewest(clients, { category: category.slug }, 3),
    ];
    return lists.flatMap((cards) => cards.map(({ isLocked }) => isLocked === true));
  };
  for (const tier of ["free", "paying", "free"] as const)
    expect(await lockedFor(tier)).toEqual(Array<boolean>(3).fill(tier === "free"));
});

describe("front page", () => {
  test("shows the newest thirteen", async () => {
    const news = seedNews(25);
    const cards = await listHighlights(reader());
    expect(cards.map((card) => card.id)).toEqual(news.slice(0, 13).map((each) => each.id));
  });

  test("lists pinned items first, until their pin expires", async () => {
    const news = seedNews(4);
    Object.assign(news[2] ?? {}, { pinnedUntil: new Date(NOW.getTime() + 1).toISOString() });
    Object.assign(news[3] ?? {}, { pinnedUntil: NOW.toISOString() });
    const cards = await listHighlights(reader());
    expect(cards.map((card) => [card.id, card.isPinned])).toEqual([
      [news[2]?.id, true],
      [news[0]?.id, false],
      [news[1]?.id, false],
      [news[3]?.id, false],
    ]);
  });

  test.each(["draft", "in_review", "scheduled", "archived"] as const)(
    "never lists a %s item",
    async (status) => {
      directus.state.database.news.push(makeNews({ status }));
      expect(await listHighlights(reader())).toEqual([]);
    },
  );

  test("of one category lists only its news, the lead with its summary", async () => {
    const category = makeCategory();
    const [lead, other] = [
      makeNews({ category: category.id, publishedAt: hoursAgo(1) }),
      makeNews({ category: category.id, publishedAt: hoursAgo(2) }),
    ];
    Object.assign(directus.state.database, {
      categories: [category],
      news: [makeNews({ publishedAt: hoursAgo(1) }), other, lead],
    });
    const cards = await listHighlights(reader(), category.slug);
    expect(cards.map(({ id, summary }) => [id, summary])).toEqual([
      [lead.id, lead.summary],
      [other.id, ""],
    ]);
    expect(await listHighlights(reader(), "no-such-category")).toEqual([]);
  });

  test("throws if Directus fails, and is never empty then", async () => {
    directus.state.outage = "failing";
    await expect(listHighlights(reader())).rejects.toMatchObject({
      statusCode: 503,
      isOutage: true,
    });
  });

  test("loads pinned and newest items once per tier", async () => {
    seedNews(3);
    const read = reader();
    await Promise.all([listHighlights(read), listHighlights(read)]);
    await listHighlights(read);
    expect(directus.state.asked).toEqual(["GET /items/news", "GET /items/news"]);
  });
});

test("headlines: respect the requested limit", async () => {
  const news = seedNews(5);
  const cards = await listHeadlines(reader(), 3);
  expect(cards.map((card) => card.id)).toEqual(news.slice(0, 3).map((each) => each.id));
});

describe("content card", () => {
  test("has category, cantons, formatted dates and cover art without a picture", async () => {
    const category = makeCategory({ slug: "moradia", name: "Moradia", icon: "lucide:house" });
    const canton = makeCanton({ id: 25, cantonCode: "GE" });
    const news = makeNews({ category: category.id, publishedAt: hoursAgo(3) });
    Object.assign(directus.state.database, {
      news: [news],
      categories: [category],
      Cantons: [canton],
      news_cantons: [{ id: 1, news_id: news.id, Cantons_id: 25 }],
    });
    const [card] = await listHighlights(reader());
    expect(card).toMatchObject({
      slug: news.slug,
      category: { slug: "moradia", name: "Moradia" },
      cantonCodes: ["GE"],
      publishedLabel: "há 3 h",
      coverUrl: `/art/moradia.house.${news.id}-3.svg`,
    });
  });

  test("has neutral cover art without a known category", async () => {
    const category = makeCategory({ slug: "moradia", icon: "other:house" });
    const [named, free] = [makeNews({ category: category.id }), makeNews()];
    Object.assign(directus.state.database, { news: [named, free], categories: [category] });
    const cards = await listHighlights(reader());
    const urls = cards.map(({ coverUrl }) => coverUrl);
    expect(new Set(urls)).toEqual(
      new Set([`/art/moradia.${named.id}-3.svg`, `/art/${free.id}-3.svg`]),
    );
  });

  test("uses the editor's picture if there is one", async () => {
    directus.state.database.news.push(makeNews({ cover: "11111111-1111-4111-8111-111111111111" }));
    const [card] = await listHighlights(reader());
    expect(card?.coverUrl).toBe("/media/11111111-1111-4111-8111-111111111111");
  });
});

describe("content results", () => {
  test("are paged, with the total count", async () => {
    const news = seedNews(PAGE_SIZE + 5);
    const list = await listItems(reader(), filter({ page: 2 }));
    expect(list).toMatchObject({ totalCount: PAGE_SIZE + 5, page: 2, pageCount: 2 });
    expect(list.items.map((card) => card.id)).toEqual(news.slice(PAGE_SIZE).map((each) => each.id));
  });

  test("without matches are one empty page", async () => {
    expect(await listItems(reader(), filter())).toEqual({
      items: [],
      totalCount: 0,
      page: 1,
      pageCount: 1,
    });
  });

  test("filter by category", async () => {
    const category = makeCategory();
    const expected = makeNews({ category: category.id });
    Object.assign(directus.state.database, {
      categories: [category],
      news: [makeNews(), expected],
    });
    const list = await listItems(reader(), filter({ category: category.slug }));
    expect(list.items.map((card) => card.id)).toEqual([expected.id]);
    expect(list.totalCount).toBe(1);
  });

  test("filter by canton, and include national content", async () => {
    const [own, others, national] = [makeNews(), makeNews(), makeNews()];
    Object.assign(directus.state.database, {
      news: [own, others, national],
      Cantons: [makeCanton({ id: 1, cantonCode: "ZH" }), makeCanton({ id: 2, cantonCode: "GE" })],
      news_cantons: [
        { id: 1, news_id: own.id, Cantons_id: 1 },
        { id: 2, news_id: others.id, Cantons_id: 2 },
      ],
    });
    const list = await listItems(reader(), filter({ canton: "ZH" }));
    expect(new Set(list.items.map((card) => card.id))).toEqual(new Set([own.id, national.id]));
    expect(list.totalCount).toBe(2);
  });

  test("filter by tag", async () => {
    const [tag, expected] = [makeTag({ slug: "prazos" }), makeNews()];
    Object.assign(directus.state.database, {
      news: [makeNews(), expected],
      tags: [tag],
      news_tags: [{ id: 1, news_id: expected.id, tags_id: tag.id }],
    });
    const list = await listItems(reader(), filter({ tag: "prazos" }));
    expect(list.items.map((card) => card.id)).toEqual([expected.id]);
  });

  test("filter by days of the Swiss calendar, both included", async () => {
    const dates = [
      "2026-11-09T22:59:59Z",
      "2026-11-09T23:00:00Z",
      "2026-11-12T22:59:59Z",
      "2026-11-12T23:00:00Z",
    ];
    directus.state.database.news.push(...dates.map((publishedAt) => makeNews({ publishedAt })));
    const list = await listItems(
      reader(),
      filter({ from: "2026-11-10", until: "2026-11-12", sort: "old" }),
    );
    expect(list.items.map((card) => card.publishedAt)).toEqual(dates.slice(1, 3));
  });

  test.each([
    ["new", [1, 2, 3]],
    ["old", [3, 2, 1]],
    ["read", [3, 1, 2]],
    ["commented", [2, 3, 1]],
  ] as const)("sort by %s", async (sort, expected) => {
    const [viewCounts, commentCounts] = [
      [20, 10, 30],
      [1, 9, 4],
    ];
    directus.state.database.news.push(
      ...[1, 2, 3].map((hour, at) =>
        makeNews({
          ...{ title: String(hour), publishedAt: hoursAgo(hour) },
          ...{ viewCount: viewCounts[at] ?? 0, commentCount: commentCounts[at] ?? 0 },
        }),
      ),
    );
    const list = await listItems(reader(), filter({ sort }));
    expect(list.items.map((card) => Number(card.title))).toEqual(expected);
  });
});

describe("content filter address", () => {
  test.each([
    [{ page: "0" }, { page: 1 }],
    [{ page: "x" }, { page: 1 }],
    [{ page: "99999" }, { page: 1 }],
    [{ sort: "password" }, { sort: "new" }],
    [{ sort: "comments" }, { sort: "new" }],
    [{ category: "../x" }, { category: undefined }],
    [{ canton: "zh" }, { canton: undefined }],
    [{ from: "2026-13-45" }, { from: undefined }],
    [{ from: "0000-01-01" }, { from: undefined }],
    [{ until: "9999-12-31" }, { until: undefined }],
    [{ query: "a".repeat(201) }, { query: undefined }],
    [{ query: "  aluguel " }, { query: "aluguel" }],
  ])("%j becomes %j", (typed, expected) => {
    expect(filterSchema(newsKind).parse(typed)).toMatchObject(expected);
  });
});

test("news by ids: exclude unpublished items", async () => {
  const [shown, hidden] = [makeNews(), makeNews({ status: "archived" })];
  directus.state.database.news.push(shown, hidden);
  const cards = await listByIds(reader(), [shown.id, hidden.id, "missing"]);
  expect(cards.map((card) => card.id)).toEqual([shown.id]);
});

test("news by ids: an empty list sends no query", async () => {
  expect(await listByIds(reader(), [])).toEqual([]);
  expect(directus.state.asked).toEqual([]);
});

describe("news page", () => {
  test("has a sanitized text, an outline and tags", async () => {
    const tag = makeTag({ slug: "ahv", name: "AHV" });
    const news = makeNews({ body: "<h2>Prazo</h2><p>Até março.</p><script>alert(1)</script>" });
    Object.assign(directus.state.database, {
      news: [news],
      tags: [tag],
      news_tags: [{ id: 1, news_id: news.id, tags_id: tag.id }],
    });
    const found = await findItem(reader(), news.slug);
    expect(found?.item).toMatchObject({
      bodyHtml: '<h2 id="prazo">Prazo</h2><p>Até março.</p>',
      outline: [{ id: "prazo", text: "Prazo", level: 2 }],
      tags: [{ slug: "ahv", name: "AHV" }],
      sources: [{ name: "SECO", url: "https://www.seco.admin.ch/" }],
      correction: null,
    });
  });

  test("shows a correction with its date", async () => {
    const news = makeNews({
      correctedAt: "2026-11-12T07:30:00Z",
      correctionNote: "O prazo é maio.",
    });
    directus.state.database.news.push(news);
    const found = await findItem(reader(), news.slug);
    expect(found?.item.correction).toEqual({
      label: "12 nov. 2026, 08:30",
      note: "O prazo é maio.",
    });
  });

  test("knows its previous and next item, and others of its category", async () => {
    const category = makeCategory();
    const [newer, middle, older] = [1, 2, 3].map((hour) =>
      makeNews({ publishedAt: hoursAgo(hour), category: hour === 1 ? null : category.id }),
    );
    if (!newer || !middle || !older) throw new Error("three items are made above");
    Object.assign(directus.state.database, {
      categories: [category],
      news: [newer, middle, older],
    });
    const found = await findItem(reader(), middle.slug);
    expect(found).toMatchObject({
      newer: { slug: newer.slug, title: newer.title },
      older: { slug: older.slug, title: older.title },
    });
    expect(found?.related.map((card) => card.id)).toEqual([older.id]);
  });

  test("orders its neighbours of the same moment like the lists", async () => {
    const [first, last] = [
      makeNews({ publishedAt: hoursAgo(1) }),
      makeNews({ publishedAt: hoursAgo(3) }),
    ];
    const atOnce = Array.from({ length: 3 }, () => makeNews({ publishedAt: hoursAgo(2) }));
    directus.state.database.news.push(last, ...atOnce, first);
    const { items } = await listItems(reader(), filter());
    for (const [at, { slug }] of items.entries()) {
      const found = await findItem(reader(), slug);
      expect(found?.newer?.slug).toBe(items[at - 1]?.slug);
      expect(found?.older?.slug).toBe(items[at + 1]?.slug);
    }
    expect(items).toHaveLength(5);
  });

  test.each(["draft", "archived"] as const)("of a %s item does not exist", async (status) => {
    const news = makeNews({ status });
    directus.state.database.news.push(news);
    expect(await findItem(reader(), news.slug)).toBeNull();
  });

  test("of an unknown slug does not exist", async () => {
    expect(await findItem(reader(), "nada")).toBeNull();
  });
});
