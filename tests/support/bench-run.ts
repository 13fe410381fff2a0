import { rowName, type BenchRun, type Row } from "../../bench/bench-run.ts";
import type { LoadResult } from "../../bench/load.ts";
import { loadCases } from "../../bench/load-plan.ts";
import { barePages, pageNames, plainPages } from "../../bench/pages.ts";

const benchLoad = (values: Partial<LoadResult> = {}): LoadResult => ({
  requestsPerSecond: 1_000,
  p50Ms: 10,
  p99Ms: 40,
  cpuMsPerRequest: 1,
  cpuMsPerRequestByPart: { app: 1 },
  bytesPerAnswer: 20_000,
  ...values,
});

const names = [
  ...pageNames.map((page) => ({ peer: "portal", page }) as const),
  ...barePages.map((page) => ({ peer: "remix", page }) as const),
  ...barePages.map((page) => ({ peer: "next", page }) as const),
  ...plainPages.map((page) => ({ peer: "fastify", page }) as const),
];

/** A run with the same figures in every row, except those of the given rows, such as "portal newsList". */
export function benchRun(values: Record<string, Partial<LoadResult>>): BenchRun {
  return {
    date: "2026-11-22",
    machine: "Some processor, 2 cores",
    plan: "Medians of 3 rounds",
    rows: names.map((name): Row => ({
      ...name,
      loads: loadCases.map(() => benchLoad(values[rowName(name)])),
    })),
    weights: {},
    memoryBytes: { app: 200_000_000, service: 160_000_000 },
  };
}
