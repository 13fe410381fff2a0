import { expect, test } from "vitest";
import { courses } from "../../../../../cms-extensions/seed/content/courses/all-courses.ts";
import { videos } from "../../../../../cms-extensions/seed/content/videos/all-videos.ts";

test("seeded courses: include three full courses, each with modules, texts and an exercise", () => {
  expect(courses.length).toBeGreaterThanOrEqual(3);
  for (const { slug, modules } of courses) {
    const classes = modules.flatMap((module) => module.classes);
    const kinds = new Set(classes.map(({ kind }) => kind));
    expect([slug, modules.length > 1, classes.length >= 6]).toEqual([slug, true, true]);
    expect([slug, kinds.has("text"), kinds.has("quiz")]).toEqual([slug, true, true]);
  }
});

test("seeded courses: include at least four videos hosted by the portal", () => {
  expect(videos.filter(({ provider }) => provider === "file").length).toBeGreaterThanOrEqual(4);
});
