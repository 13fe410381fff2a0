import { expect, test } from "vitest";
import type { LoadResult } from "../../../bench/load.ts";
import { listBenchPages } from "../../../bench/pages.ts";
import { describeAims, describeBenchmarks, type BenchRun } from "../../../bench/report.ts";
import { pageExamples } from "../../../scripts/pages/page-examples.ts";

const load = (cpuMsPerRequest: number, p99Ms = 40): LoadResult => ({
  requestsPerSecond: 1_000,
  p50Ms: 10,
  p99Ms,
  cpuMsPerRequest,
  cpuMsPerRequestByPart: { app: cpuMsPerRequest },
  bytesPerAnswer: 20_000,
});

type Pages = Record<string, { cpuMs: number; p99Ms?: number | null }>;

function benchRun(pages: Pages, bareCpuMs = 1): BenchRun {
  return {
    date: "2026-11-29",
    machine: "Some processor, 2 cores",
    plan: "Medians of 2 rounds",
    peers: [{ name: "bare Remix, list", few: load(bareCpuMs), many: load(bareCpuMs) }],
    pages: Object.entries(pages).map(([address, { cpuMs, p99Ms = 40 }]) => ({
      address,
      questions: { directus: 2, service: 1 },
      few: load(cpuMs),
      many: p99Ms === null ? null : load(cpuMs, p99Ms),
    })),
    memoryBytes: { app: 200_000_000, service: 160_000_000 },
  };
}

test("benchmark report: names the page that misses an aim the most", () => {
  const text = describeAims(
    benchRun({ "/forum": { cpuMs: 9 }, "/app": { cpuMs: 12, p99Ms: 130 }, "/news": { cpuMs: 1 } }),
    null,
  );
  expect(text).toContain("| ≤ 8 × bare Remix | 12.00 × | missed by 2: /app the most |");
  expect(text).toContain("median of all pages | ≤ 2 × bare Remix | 9.00 × | missed |");
  expect(text).toContain("| ≤ 3 × bare Remix | 3.25 × | missed by 1: /app the most |");
  expect(text).toContain("after the load | ≤ 350 MB | 360 MB | missed |");
  expect(text).not.toContain("100 × content");
});

test("benchmark report: met aims are called met", () => {
  const text = describeAims(benchRun({ "/news": { cpuMs: 1 }, "/app": { cpuMs: 2 } }), null);
  expect(text).toContain("every page | ≤ 8 × bare Remix | 2.00 × | met |");
  expect(text).toContain("every page | ≤ 3 × bare Remix | 1.00 × | met |");
});

test("benchmark report: compares a run with a hundredfold content with the demo, minus the machine's noise", () => {
  const demo = benchRun({ "/news": { cpuMs: 2 }, "/app": { cpuMs: 2 } });
  const text = describeBenchmarks(
    demo,
    benchRun({ "/news": { cpuMs: 4 }, "/app": { cpuMs: 6 } }, 2),
  );
  const row = "every page | ≤ 1.2 × demo content | 1.50 × | missed by 1: /app the most |";
  expect(text).toContain(row);
  expect(text).toContain("## A hundred times the content");
});

test("benchmark report: lists pages by their cost, with what they ask", () => {
  const text = describeBenchmarks(
    benchRun({ "/news": { cpuMs: 0.5 }, "/search": { cpuMs: 3, p99Ms: null } }),
    null,
  );
  expect(text).toContain(
    "| `/search` | 2 + 1 | 3.0 / 0.0 / 0.0 / 0.0 | 3.00 ms | 3.00 × | 10.0 ms | limited | limited | 20.0 kB |",
  );
  expect(text.indexOf("/search")).toBeLessThan(text.indexOf("/news"));
});

test("benchmark pages: contain every page of the map that answers 200", () => {
  const pages = listBenchPages().map(({ address }) => address);
  for (const [pattern, { addresses, status = 200 }] of Object.entries(pageExamples)) {
    if (status !== 200 || pattern === "/" || pattern === "/pt-BR/ui") continue;
    expect(pages, pattern).toEqual(expect.arrayContaining([...addresses]));
  }
  expect(pages).not.toContain("/pagina-que-nao-existe");
});

test("benchmark pages: a word selects some of them", () => {
  const pages = listBenchPages("forum");
  expect(pages.length).toBeGreaterThan(3);
  expect(pages.every(({ address }) => address.includes("forum"))).toBe(true);
});
