import { expect, test } from "vitest";
import { articles } from "../../../../../cms-extensions/seed/content/articles/all-articles.ts";
import { courses } from "../../../../../cms-extensions/seed/content/courses/all-courses.ts";
import { news } from "../../../../../cms-extensions/seed/content/news/all-news.ts";

const OWN_ITEM = /href="\/pt-BR\/app\/((?:articles|news|courses)\/[^"]*)"/g;

test("seeded texts: every link to an article, news or course finds its item", () => {
  const classes = courses.flatMap(({ modules }) => modules.flatMap((module) => module.classes));
  const paths = new Set([
    ...articles.map(({ slug }) => `articles/${slug}`),
    ...news.map(({ slug }) => `news/${slug}`),
    ...courses.map(({ slug }) => `courses/${slug}`),
  ]);
  const linked = [...articles, ...news, ...classes].flatMap(({ slug, body, plainBody }) =>
    [...`${body ?? ""}${plainBody ?? ""}`.matchAll(OWN_ITEM)].map(([, path = ""]) => ({
      slug,
      path,
    })),
  );
  expect(linked).not.toEqual([]);
  expect(linked.filter(({ path }) => !paths.has(path))).toEqual([]);
});
