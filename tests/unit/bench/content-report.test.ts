import { expect, test } from "vitest";
import { describeContentBenchmarks, type ContentRun } from "../../../bench/content-report.ts";

const load = (p50Ms: number) => ({
  ...{ requestsPerSecond: 1, p50Ms, p99Ms: p50Ms, cpuMsPerRequest: 1 },
  ...{ cpuMsPerRequestByPart: {}, bytesPerAnswer: 1 },
});
const run = (scale: number, classMs: number, foundMs: number): ContentRun => ({
  scale,
  pages: { list: load(2), results: load(4), reader: load(3), class: load(classMs) },
  seen: {
    page: { p50Ms: 12, p95Ms: 40 },
    list: { p50Ms: 15, p95Ms: 60 },
    corrected: { p50Ms: 11, p95Ms: 2_400 },
    found: { p50Ms: 1_200, p95Ms: foundMs },
  },
});

test("content benchmark report: lists each page's ratio and response time, and whether the target is met", () => {
  const text = describeContentBenchmarks({
    ...{ demo: run(1, 10, 3_000), scaled: run(100, 14, 12_000) },
    ...{ machine: "Two cores", plan: "Medians of 3", rounds: 40 },
  });
  expect(text).toContain("| news list | 2.0 ms | 2.0 ms | 1.00 × | met |");
  expect(text).toContain("| class of a course | 10.0 ms | 14.0 ms | 1.40 × | missed |");
  expect(text).toContain("| corrected title, on its page | 11 ms | 2400 ms | ≤ 2000 ms | missed |");
  expect(text).toContain(
    "| published, found by the search | 1200 ms | 3000 ms | ≤ 10000 ms | met |",
  );
  expect(text).toContain(
    "| published, found by the search | 1200 ms | 12000 ms | ≤ 10000 ms | missed |",
  );
});
