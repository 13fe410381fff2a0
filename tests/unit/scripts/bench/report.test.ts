import { expect, test } from "vitest";
import {
  describeBenchmarks,
  type BenchRun,
  type Measured,
} from "../../../../scripts/bench/report.ts";

const measured = (values: Partial<Measured>): Measured => ({
  requestsPerSecond: 100,
  p50Ms: 10,
  p99Ms: 40,
  cpuMsPerRequest: 2,
  cpuMsPerRequestByPart: { app: 2 },
  htmlBytes: 20_000,
  htmlBrotliBytes: 4_000,
  neededScriptBrotliBytes: 80_000,
  scriptBrotliBytes: 90_000,
  ...values,
});

const run = (portal: Partial<Measured>): BenchRun => ({
  date: "2026-11-21",
  machine: "Some processor, 2 cores",
  portal: { list: measured(portal), item: measured(portal) },
  bare: { list: measured({ cpuMsPerRequest: 1 }), item: measured({ cpuMsPerRequest: 1 }) },
  visitor: {
    portal: measured({ requestsPerSecond: 4_000 }),
    plain: measured({ requestsPerSecond: 10_000 }),
    htmlBytes: 60_000,
  },
  memoryBytes: { app: 120_000_000 },
});

test("aims are told as met and as missed, from the figures", () => {
  const text = describeBenchmarks(run({ cpuMsPerRequest: 1.4, scriptBrotliBytes: 101_000 }), null);

  expect(text).toContain("| CPU per request, news list | ≤ 1.5 × bare | 1.40 × | met |");
  expect(text).toContain("| JS, news list, to draw and hydrate | ≤ 100 kB | 80.0 kB | met |");
  expect(text).toContain("| JS, news list, all before any click | ≤ 100 kB | 101.0 kB | missed |");
  expect(text).toContain("| ≥ 0.50 × plain Fastify page | 0.40 × | missed |");
  expect(text).not.toContain("100 × content");
});

test("a run on a hundred times the content is compared with the demo's", () => {
  const text = describeBenchmarks(run({}), run({ p50Ms: 14 }));

  expect(text).toMatch(/p50 at 100 × content, news page \| ≤ 1\.3 × \| 1\.40 × .+ \| missed \|/);
  expect(text).toContain("## A hundred times the content");
});
