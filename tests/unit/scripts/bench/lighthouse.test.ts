import { expect, test } from "vitest";
import { describeScores, type Scores } from "../../../../scripts/bench/lighthouse.ts";

const scores = (values: Partial<Scores>): Scores => ({
  name: "landing",
  isIndexable: true,
  scores: { performance: 100, accessibility: 100, "best-practices": 100, seo: 100 },
  largestPaintMs: 1_600,
  layoutShift: 0.001,
  ...values,
});

test("each page tells whether its aims are met, and which are not", () => {
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

test("a page that search engines are kept from has no aim for SEO", () => {
  const seo = { performance: 100, accessibility: 100, "best-practices": 100, seo: 58 };
  const text = describeScores([scores({ isIndexable: false, scores: seo })], "2026-11-21");
  expect(text).toContain("| met |");
});
