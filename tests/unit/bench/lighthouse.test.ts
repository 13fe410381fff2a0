import { expect, test } from "vitest";
import { describeScores, type Scores } from "../../../bench/lighthouse.ts";

const scores = (values: Partial<Scores>): Scores => ({
  name: "landing",
  isIndexable: true,
  scores: { performance: 100, accessibility: 100, "best-practices": 100, seo: 100 },
  largestPaintMs: 1_600,
  layoutShift: 0.001,
  ...values,
});

test("Lighthouse report: lists met and missed targets per page", () => {
  const text = describeScores(
    [
      scores({}),
      scores({
        name: "login",
        scores: { performance: 99, accessibility: 100, "best-practices": 100, seo: 92 },
        largestPaintMs: 1_601,
        layoutShift: 0.03,
      }),
    ],
    "2026-11-21",
  );
  expect(text).toContain("| landing | 100 | 100 | 100 | 100 | 1600 ms | 0.001 | met |");
  expect(text).toContain("| 0.030 | missed: performance, seo, largest paint, layout shift |");
});

test("Lighthouse report: a page with noindex has no SEO target", () => {
  const seo = { performance: 100, accessibility: 100, "best-practices": 100, seo: 58 };
  const text = describeScores([scores({ isIndexable: false, scores: seo })], "2026-11-21");
  expect(text).toContain("| met |");
});
