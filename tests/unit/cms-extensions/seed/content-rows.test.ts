import { expect, test } from "vitest";
import { calendarFrom } from "../../../../cms-extensions/seed/calendar.ts";
import { contentContext, newsPlan } from "../../../../cms-extensions/seed/content-rows.ts";
import { categories } from "../../../../cms-extensions/seed/content/categories.ts";
import { news } from "../../../../cms-extensions/seed/content/news/all-news.ts";
import { tags } from "../../../../cms-extensions/seed/content/tags.ts";

const hourOf = new Intl.DateTimeFormat("en", {
  hour: "numeric",
  hourCycle: "h23",
  timeZone: "Europe/Zurich",
});

test("seeded news: appear at different newsroom hours, none in the future", () => {
  const now = new Date("2026-11-22T02:56:00Z");
  const plan = newsPlan(news, contentContext(calendarFrom(now), categories, tags));
  const times = plan.rows.flatMap(({ rows }) => rows.map((row) => String(row["publishedAt"])));
  const published = times.filter((time) => new Date(time) <= now);
  expect(published).toHaveLength(
    news.filter(({ publishedDaysAgo }) => publishedDaysAgo >= 0).length,
  );
  const hours = published.map((time) => Number(hourOf.format(new Date(time))));
  expect(Math.min(...hours)).toBeGreaterThanOrEqual(7);
  expect(Math.max(...hours)).toBeLessThanOrEqual(18);
  expect(new Set(hours).size).toBeGreaterThan(5);
});

test("seeded news: the premium rise matches the two averages", () => {
  const item = news.find(({ slug }) => slug.startsWith("premios-2027"));
  expect(item?.body).toContain("CHF 393.30");
  const percent = ((412 / 393.3 - 1) * 100).toFixed(1).replace(".", ",");
  expect(item?.summary).toContain(`${percent}%`);
  expect(item?.body).toContain(`${percent}%`);
});
