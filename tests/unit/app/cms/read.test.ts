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

describe("CMS shape type check", () => {
  test("rejects an unknown field", () => {
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

  test("rejects a parser that does not accept all stored values", () => {
    // @ts-expect-error may be null
    expect(() => shape("news", { summary: text }).parse({ summary: null })).toThrow(z.ZodError);
    // @ts-expect-error a number
    shape("news", { readingMinutes: text });
    // @ts-expect-error has a choice more
    shape("news", { access: z.enum(["free"]) });
    // @ts-expect-error has no such choice
    countRows("news", { status: { _eq: "gone" } });
  });

  test("rejects nested fields of a field that is no relation", () => {
    // @ts-expect-error a text
    expect(() => shape("news", { title: { name: text } })).toThrow("news.title leads to no other");
  });

  test("rejects a list without a limit, and a field that was not requested", () => {
    // @ts-expect-error no limit
    readRows(card, {});
    const [row] = readRows(card, { limit: 1 }).parse([]);
    // @ts-expect-error not in the shape
    expect(row?.title).toBeUndefined();
  });
});

test("CMS shape: rows are typed by it, relations by their cardinality", () => {
  expectTypeOf<ReturnType<typeof card.parse>>().toEqualTypeOf<{
    slug: string;
    access: "free" | "paying";
    category: { slug: string; icon: string | null } | null;
    cantons: { Cantons_id: { cantonCode: string } | null }[];
  }>();
});

describe("CMS shape", () => {
  test("lists the requested fields", () => {
    expect(card.paths).toEqual([
      "slug",
      "access",
      "category.slug",
      "category.icon",
      "cantons.Cantons_id.cantonCode",
    ]);
  });

  test("lists the collections that invalidate its result", () => {
    expect(card.reads).toEqual(["news", "categories", "news_cantons", "Cantons"]);
  });

  test("requests translations in the page's language only", () => {
    const deep = { translations: { _filter: { languages_code: { _eq: "pt-BR" } } } };
    expect(canton.deep).toEqual(deep);
  });

  test("can be extended", () => {
    const page = shape("news", { ...card.fields, tags: { tags_id: { slug: text } } });
    expect(page.paths).toEqual([...card.paths, "tags.tags_id.slug"]);
    expect(page.reads).toEqual([...card.reads, "news_tags", "tags"]);
  });
});

test("CMS query: many ids are sent in the body, since Directus rejects long addresses", () => {
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

test("CMS query: collections in a nested filter count as read", () => {
  const byTag = { tags: { _some: { tags_id: { slug: { _eq: "x" } } } } } as const;
  const nowhere = { cantons: { _none: { Cantons_id: { isSample: { _eq: true } } } } } as const;
  const { reads } = countRows("news", { _and: [{ _or: [byTag] }, nowhere] });
  expect(reads).toEqual(["news", "news_tags", "tags", "news_cantons", "Cantons"]);
});

describe("CMS rows", () => {
  const row = { slug: "a", access: "free", category: null, cantons: [] };
  const parse = (input: object) => readRows(card, { limit: 1 }).parse([input]);

  test("keep requested fields and drop the rest", () => {
    expect(parse({ ...row, body: "more than was asked" })).toEqual([row]);
  });

  test("are null or absent if the reader may not see the related row", () => {
    expect(parse({ slug: "a", access: "free", cantons: null })).toEqual([row]);
    const hidden = { ...row, cantons: [{ Cantons_id: null }] };
    expect(parse(hidden)).toEqual([hidden]);
  });

  test.each([
    ["a field is missing", { access: "free" }],
    ["a field has another type", { ...row, slug: 1 }],
    ["a choice is unknown", { ...row, access: "gold" }],
    ["a related row is of another shape", { ...row, category: { slug: null } }],
  ])("are rejected when %s", (_, input) => {
    expect(() => parse(input)).toThrow(z.ZodError);
  });
});

describe("CMS response of an unexpected shape", () => {
  const wrong = shape("news", { title: text.regex(/^never$/) });

  test("throws an error that names the field, and is never cached", async () => {
    directus.state.database.news.push(makeNews());
    const cms = makeCms().forTier("teaser");
    const read = () => cms.cached("wrong", (ask) => ask(readRows(wrong, { limit: 1 })));
    const failure = { name: "CmsError", code: "UNEXPECTED_ANSWER", field: "title", isOutage: true };
    await expect(read()).rejects.toMatchObject(failure);
    await expect(read()).rejects.toMatchObject(failure);
    expect(directus.state.asked).toHaveLength(2);
  });
});

describe("cached CMS query", () => {
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
  ])("reloads only after a change it depends on: %s (%s)", async (_, changed, requested) => {
    const cms = makeCms();
    const filter = { tags: { _some: { tags_id: { slug: { _eq: "x" } } } } };
    const read = () =>
      cms.forTier("free").cached("by tag", (ask) => ask(readRows(slugs, { filter, limit: 1 })));
    await read();
    cms.purge(changed);
    await read();
    expect(directus.state.asked).toHaveLength(requested);
  });
});

test("CMS query: counts rows as visible to one tier", async () => {
  directus.state.database.news.push(makeNews(), makeNews({ access: "paying" }));
  const cms = makeCms();
  expect(await cms.forTier("paying").ask(countRows("news"))).toBe(2);
  expect(await cms.forTier("free").ask(countRows("news"))).toBe(1);
});
