import { expect, test } from "vitest";
import { articleOfTopic } from "~/features/forum/topic/article-of-topic";

const stored = {
  ...{ title: "Reconhecer o diploma", slug: "reconhecer-o-diploma", status: "published" },
  ...{ publishedAt: "2026-10-01T08:00:00Z", correctedAt: null, reviewedAt: null },
};

test("article of a topic: is newer if published, corrected or reviewed after the last reply", () => {
  const of = (more: object, activeAt: string) =>
    articleOfTopic({ ...stored, ...more }, activeAt)?.isNewer;
  expect(of({}, "2026-09-01T08:00:00Z")).toBe(true);
  expect(of({}, "2026-11-01T08:00:00Z")).toBe(false);
  expect(of({ reviewedAt: "2026-11-02" }, "2026-11-01T08:00:00Z")).toBe(true);
  expect(of({ correctedAt: "2026-11-02T08:00:00Z" }, "2026-11-01T08:00:00Z")).toBe(true);
});

test("article of a topic: is null if it is not published", () => {
  expect(articleOfTopic({ ...stored, status: "draft" }, "2026-09-01T08:00:00Z")).toBeNull();
  expect(articleOfTopic(null, "2026-09-01T08:00:00Z")).toBeNull();
});
