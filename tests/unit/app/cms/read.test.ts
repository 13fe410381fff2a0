import { z } from "zod";
import { describe, expect, expectTypeOf, test, vi } from "vitest";
import { countRows, readRows } from "~/cms/read";
import { shape } from "~/cms/shape";
import { makeNews } from "../../../factories/content";
import { makeCms } from "../../../mocks/cms";
import { directus, mockNetwork } from "../../../mocks/network";

mockNetwork();

const text = z.string();
const card = shape("news", {
  slug: text,
  access: z.enum(["free", "paying"]),
  category: { slug: text, icon: text.nullable() },
  cantons: { Cantons_id: { cantonCode: text } },
});
const canton = shape("Cantons", { cantonCode: text, translations: { name: text.nullable() } });

describe("what the type check refuses", () => {
  test("a field that the collection has not", () => {
    // @ts-expect-error no such field
    expect(shape("news", { headline: text }).paths).toEqual(["headline"]);
    // @ts-expect-error no such field behind the relation
    shape("news", { category: { title: text } });
    // @ts-expect-error no such field in a filter
    readRows(card, { filter: { headline: { _eq: "" } }, limit: 1 });
    // @ts-expect-error no such field in a filter behind a relation
    readRows(card, { filter: { category: { title: { _eq: "" } } }, limit: 1 });
    // @ts-expect-error no such field to sort by
    readRows(card, { sort: ["-headline"], limit: 1 });
    // @ts-expect-error rows that point here are asked for with _some or _none
    readRows(card, { filter: { cantons: { Cantons_id: { cantonCode: { _eq: "" } } } }, limit: 1 });
    readRows(card, {
      filter: { cantons: { _some: { Cantons_id: { cantonCode: { _eq: "" } } } } },
      limit: 1,
    });
    // @ts-expect-error no such field in a count
    countRows("news", { headline: { _eq: "" } });
  });

  test("a parser that does not take all that is stored", () => {
    // @ts-expect-error may be null
    expect(() => shape("news", { summary: text }).parse({ summary: null })).toThrow(z.ZodError);
    // @ts-expect-error a number
    shape("news", { readingMinutes: text });
    // @ts-expect-error has a choice more
    shape("news", { access: z.enum(["free"]) });
    // @ts-expect-error has no such choice
    countRows("news", { status: { _eq: "gone" } });
  });

  test("rows behind a field that leads nowhere", () => {
    // @ts-expect-error a text
    expect(() => shape("news", { title: { name: text } })).toThrow("news.title leads to no other");
  });

  test("a list without a limit, and a field nobody asked for", () => {
    // @ts-expect-error no limit
    readRows(card, {});
    const [row] = readRows(card, { limit: 1 }).parse([]);
    // @ts-expect-error not in the shape
    expect(row?.title).toBeUndefined();
  });
});

test("rows are typed by their shape, a relation by how many it leads to", () => {
  expectTypeOf<ReturnType<typeof card.parse>>().toEqualTypeOf<{
    slug: string;
    access: "free" | "paying";
    category: { slug: string; icon: string | null } | null;
    cantons: { Cantons_id: { cantonCode: string } | null }[];
  }>();
});

describe("from one shape come", () => {
  test("the fields that are asked for", () => {
    expect(card.paths).toEqual([
      "slug",
      "access",
      "category.slug",
      "category.icon",
      "cantons.Cantons_id.cantonCode",
    ]);
  });

  test("the collections whose change makes the answer stale", () => {
    expect(card.reads).toEqual(["news", "categories", "news_cantons", "Cantons"]);
  });

  test("translations in the language of the page only", () => {
    const deep = { translations: { _filter: { languages_code: { _eq: "pt-BR" } } } };
    expect(canton.deep).toEqual(deep);
  });

  test("larger shapes", () => {
    const page = shape("news", { ...card.fields, tags: { tags_id: { slug: text } } });
    expect(page.paths).toEqual([...card.paths, "tags.tags_id.slug"]);
    expect(page.reads).toEqual([...card.reads, "news_tags", "tags"]);
  });
});

test("what is asked for by many ids goes as a body, since Directus takes no long address", () => {
  const ids = (count: number) => ({
    id: { _nin: Array.from({ length: count }, () => "x".repeat(36)) },
  });
  const few = readRows(card, { filter: ids(2), limit: 1 }).command();
  expect(few).toMatchObject({ path: "/items/news", params: { limit: 1 } });
  expect(few.method ?? "GET").toBe("GET");
  const filter = ids(500);
  const many = readRows(card, { filter, sort: ["-publishedAt"], limit: 1 }).command();
  expect(many).toMatchObject({ method: "SEARCH", path: "/items/news" });
  expect(JSON.parse(String(many.body))).toEqual({
    query: { fields: card.paths, filter, deep: card.deep, sort: ["-publishedAt"], limit: 1 },
  });
  const counted = countRows("news", filter).command();
  expect(JSON.parse(String(counted.body))).toEqual({
    query: { aggregate: { countDistinct: "id" }, filter },
  });
});

test("what a filter looks into counts as read, however deep", () => {
  const byTag = { tags: { _some: { tags_id: { slug: { _eq: "x" } } } } } as const;
  const nowhere = { cantons: { _none: { Cantons_id: { isSample: { _eq: true } } } } } as const;
  const { reads } = countRows("news", { _and: [{ _or: [byTag] }, nowhere] });
  expect(reads).toEqual(["news", "news_tags", "tags", "news_cantons", "Cantons"]);
});

describe("rows as Directus gives them", () => {
  const row = { slug: "a", access: "free", category: null, cantons: [] };
  const parse = (given: object) => readRows(card, { limit: 1 }).parse([given]);

  test("keep what was asked and lose the rest", () => {
    expect(parse({ ...row, body: "more than was asked" })).toEqual([row]);
  });

  test("have null or nothing where the reader may not see the other row", () => {
    expect(parse({ slug: "a", access: "free", cantons: null })).toEqual([row]);
    const hidden = { ...row, cantons: [{ Cantons_id: null }] };
    expect(parse(hidden)).toEqual([hidden]);
  });

  test.each([
    ["a field is missing", { access: "free" }],
    ["a field has another type", { ...row, slug: 1 }],
    ["a choice is unknown", { ...row, access: "gold" }],
    ["a related row is of another shape", { ...row, category: { slug: null } }],
  ])("are refused when %s", (_, given) => {
    expect(() => parse(given)).toThrow(z.ZodError);
  });
});

describe("an answer of another shape", () => {
  const wrong = shape("news", { title: text.regex(/^never$/) });

  test("is a failure of the CMS that names the field, and is never kept", async () => {
    directus.state.database.news.push(makeNews());
    const cms = makeCms().forTier("teaser");
    const read = () => cms.cached("wrong", (ask) => ask(readRows(wrong, { limit: 1 })));
    const failure = { name: "CmsError", code: "UNEXPECTED_ANSWER", field: "title", isOutage: true };
    await expect(read()).rejects.toMatchObject(failure);
    await expect(read()).rejects.toMatchObject(failure);
    expect(directus.state.asked).toHaveLength(2);
  });
});

describe("a kept answer", () => {
  const slugs = shape("news", { slug: text });

  test("is parsed once", async () => {
    directus.state.database.news.push(makeNews());
    const question = readRows(slugs, { limit: 1 });
    const parse = vi.fn(question.parse);
    const cms = makeCms().forTier("teaser");
    for (let n = 0; n < 3; n++) await cms.cached("slugs", (ask) => ask({ ...question, parse }));
    expect(parse).toHaveBeenCalledTimes(1);
  });

  test.each([
    ["its own collection", "news", 2],
    ["a collection its filter looks into", "tags", 2],
    ["a collection it does not touch", "favorites", 1],
  ])("is asked again after a change of %s: %s", async (_, changed, asked) => {
    const cms = makeCms();
    const filter = { tags: { _some: { tags_id: { slug: { _eq: "x" } } } } };
    const read = () =>
      cms.forTier("free").cached("by tag", (ask) => ask(readRows(slugs, { filter, limit: 1 })));
    await read();
    cms.purge(changed);
    await read();
    expect(directus.state.asked).toHaveLength(asked);
  });
});

test("rows are counted as one tier sees them", async () => {
  directus.state.database.news.push(makeNews(), makeNews({ access: "paying" }));
  const cms = makeCms();
  expect(await cms.forTier("paying").ask(countRows("news"))).toBe(2);
  expect(await cms.forTier("free").ask(countRows("news"))).toBe(1);
});
