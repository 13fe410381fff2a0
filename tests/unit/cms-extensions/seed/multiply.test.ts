import { expect, test } from "vitest";
import { calendarFrom } from "../../../../cms-extensions/seed/calendar.ts";
import { multiply } from "../../../../cms-extensions/seed/multiply.ts";
import { stableId } from "../../../../cms-extensions/seed/stable-id.ts";

const item = { slug: "x".repeat(96), title: "T".repeat(120), publishedDaysAgo: 3 };

test("seed scaling: scale one is the demo; more adds numbered, older copies within the limits", () => {
  expect(multiply([item], 1)).toEqual([item]);
  const many = multiply([item], 100);
  expect(new Set(many.map((copy) => copy.slug)).size).toBe(100);
  expect(many.every((copy) => copy.slug.length <= 96 && copy.title.length <= 120)).toBe(true);
  expect(many.at(-1)?.publishedDaysAgo).toBe(103);
});

test("seed scaling: an id depends on its name only and is a UUID of version 5", () => {
  expect(stableId("news", "a")).toBe(stableId("news", "a"));
  expect(stableId("news", "a")).not.toBe(stableId("articles", "a"));
  expect(stableId("news", "a")).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-5[0-9a-f]{3}-[89ab][0-9a-f]{3}-/);
});

test("seed scaling: day zero is a morning, never in the future", () => {
  const early = calendarFrom(new Date("2026-11-21T03:00:00Z"));
  expect([early.time(0), early.day(0)]).toEqual(["2026-11-20T06:00:00.000Z", "2026-11-20"]);
  const later = calendarFrom(new Date("2026-11-21T15:00:00Z"));
  expect([later.time(0), later.day(30)]).toEqual(["2026-11-21T06:00:00.000Z", "2026-10-22"]);
});
