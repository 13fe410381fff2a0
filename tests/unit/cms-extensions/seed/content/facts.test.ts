import { expect, test } from "vitest";
import { articles } from "../../../../../cms-extensions/seed/content/articles/all-articles.ts";
import { courses } from "../../../../../cms-extensions/seed/content/courses/all-courses.ts";
import { facts } from "../../../../../cms-extensions/seed/content/facts.ts";
import { news } from "../../../../../cms-extensions/seed/content/news/all-news.ts";
import { videos } from "../../../../../cms-extensions/seed/content/videos/all-videos.ts";
import { calendarFrom } from "../../../../../cms-extensions/seed/calendar.ts";
import { factPlan } from "../../../../../cms-extensions/seed/reference-rows.ts";
import { lacksOf } from "../../../../../cms-extensions/src/content/publishing/completeness.ts";
import { whyMisplaced } from "../../../../../cms-extensions/src/content/publishing/empty-places.ts";
import { preview } from "../../../../../cms-extensions/src/content/publishing/reading.ts";
import {
  calloutClasses,
  CREDIT_CLASS,
  FOOTNOTE_CLASS,
  isDescribed,
  listKeys,
  listMisspelt,
  listPlaces,
  withoutPlaces,
} from "../../../../../contract/content/rich-text.ts";
import { findTool } from "../../../../../contract/calculators/tools.ts";

test("seeded facts: are all used in a text, and every text finds its facts", () => {
  const named = [...news, ...articles].flatMap(({ body }) => listKeys(body, "fact"));
  expect(new Set(named)).toEqual(new Set(facts.map(({ key }) => key)));
});

test("seeded facts: have every field required of editors", () => {
  const plan = factPlan(facts, calendarFrom(new Date("2026-06-01T12:00:00Z")));
  const rows = plan.rows.flatMap((each) => each.rows);
  expect(rows).toHaveLength(facts.length);
  expect(rows.flatMap((row) => lacksOf("facts", row))).toEqual([]);
});

test("seeded facts: no shortcode is in a place where it would stay empty", () => {
  const classes = courses.flatMap(({ modules }) => modules.flatMap((module) => module.classes));
  const texts = [...news, ...articles, ...classes].flatMap(({ body, plainBody }) => [
    body ?? "",
    plainBody ?? "",
  ]);
  expect(texts.flatMap((text) => whyMisplaced(text) ?? [])).toEqual([]);
});

test("seeded facts: cover each kind of block and shortcode, without misspelled ones", () => {
  const text = [...news, ...articles].map(({ body }) => body).join("");
  const classes = [...Object.keys(calloutClasses), FOOTNOTE_CLASS, CREDIT_CLASS];
  expect(classes.filter((name) => !text.includes(`class="${name}"`))).toEqual([]);
  const kinds = new Set(listPlaces(text).map(({ kind }) => kind));
  expect(kinds).toEqual(new Set(["fact", "canton", "tool", "video"]));
  expect(text).toContain("<caption>");
  expect(listMisspelt(text)).toEqual([]);
  expect(isDescribed(text)).toBe(true);
  const slugs = new Set(videos.map(({ slug }) => slug));
  expect(listKeys(text, "video").filter((slug) => !slugs.has(slug))).toEqual([]);
  expect(listKeys(text, "tool").filter((word) => !findTool(word))).toEqual([]);
});

test("seeded facts: a class has a plain version, and its shortcodes are filled in both texts", () => {
  const classes = courses.flatMap(({ modules }) => modules.flatMap((module) => module.classes));
  expect(classes.filter(({ plainBody }) => plainBody)).not.toEqual([]);
  const text = classes.map(({ body, plainBody }) => `${body} ${plainBody}`).join("");
  expect(new Set(listPlaces(text).map(({ kind }) => kind))).toEqual(
    new Set(["fact", "canton", "video", "tool"]),
  );
  expect(listMisspelt(text)).toEqual([]);
  const known = new Set([...videos.map(({ slug }) => slug), ...facts.map(({ key }) => key)]);
  const named = [...listKeys(text, "video"), ...listKeys(text, "fact")];
  expect(named.filter((key) => !known.has(key))).toEqual([]);
});

test("seeded facts: no article opening misses a fact", () => {
  const openings = articles.map(({ body }) => preview(body));
  expect(openings.filter((opening) => withoutPlaces(opening) !== opening)).toEqual([]);
});
