import { expect, test } from "vitest";
import { articleOfTopic } from "~/features/forum/article-of-topic";

const stored = {
  ...{ title: "Reconhecer o diploma", slug: "reconhecer-o-diploma", status: "published" },
  ...{ publishedAt: "2026-10-01T08:00:00Z", correctedAt: null, reviewedAt: null },
};

test("an article is newer by what was published, corrected or reviewed after the last word", () => {
  const of = (more: object, activeAt: string) =>
    articleOfTopic({ ...stored, ...more }, activeAt)?.isNewer;
  expect(of({}, "2026-09-01T08:00:00Z")).toBe(true);
  expect(of({}, "2026-11-01T08:00:00Z")).toBe(false);
  expect(of({ reviewedAt: "2026-11-02" }, "2026-11-01T08:00:00Z")).toBe(true);
  expect(of({ correctedAt: "2026-11-02T08:00:00Z" }, "2026-11-01T08:00:00Z")).toBe(true);
});

test("what is not published is not there", () => {
  expect(articleOfTopic({ ...stored, status: "draft" }, "2026-09-01T08:00:00Z")).toBeNull();
  expect(articleOfTopic(null, "2026-09-01T08:00:00Z")).toBeNull();
});
