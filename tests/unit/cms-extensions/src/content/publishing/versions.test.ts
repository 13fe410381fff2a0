import { describe, expect, test } from "vitest";
import { findReach } from "../../../../../../cms-extensions/src/content/publishing/versions";

const relations = [
  { collection: "news", field: "user_created", related_collection: "directus_users", meta: null },
  { collection: "news", field: "category", related_collection: "categories", meta: null },
  {
    collection: "news_tags",
    field: "news_id",
    related_collection: "news",
    meta: { one_field: "tags", junction_field: "tags_id" },
  },
  {
    collection: "course_modules",
    field: "course",
    related_collection: "courses",
    meta: { one_field: "modules" },
  },
] as unknown as Parameters<typeof findReach>[2];
const saved = { _user: "u", _date: new Date() };

describe("content version", () => {
  test.each<[string, Record<string, unknown>]>([
    ["texts and numbers", { title: "x", readingMinutes: 3, publishedAt: new Date(), body: null }],
    [
      "lists that are no rows",
      { permitTypes: ["B"], questions: [{ kind: "single", options: ["a"] }] },
    ],
    ["another category", { category: "c1" }],
    [
      "tags by their ids",
      {
        tags: {
          create: [{ tags_id: { id: "t1", ...saved }, ...saved }],
          update: [],
          delete: [3],
          ...saved,
        },
      },
    ],
    ["ties that stay", { tags: [1, 2] }],
  ])("may contain %s", (_, delta) => {
    expect(findReach("news", { ...delta, ...saved }, relations)).toBeNull();
  });

  test.each<[string, string, Record<string, unknown>]>([
    ["whoever wrote it", "user_created", { user_created: { id: "u", policies: { create: [{}] } } }],
    ["the name of a category", "category", { category: { id: "c1", name: "x" } }],
    [
      "the name of a tag",
      "tags",
      { tags: { update: [{ id: 1, tags_id: { id: "t1", name: "x" } }] } },
    ],
    [
      "another row behind a tie",
      "tags",
      { tags: { create: [{ news_id: { user_created: { id: "u" } } }] } },
    ],
    ["something that is no list", "tags", { tags: { policies: [{}] } }],
  ])("can't contain %s", (_, field, delta) => {
    expect(findReach("news", delta, relations)).toBe(field);
  });

  test("can't contain changed rows of a list without a junction", () => {
    expect(
      findReach("courses", { modules: { update: [{ id: "m", title: "x" }] } }, relations),
    ).toBe("modules");
    expect(findReach("courses", { modules: ["m"] }, relations)).toBeNull();
  });
});
