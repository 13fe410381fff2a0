import { expect, test } from "vitest";
import { describeAims } from "../../../bench/aims.ts";
import { describeBenchmarks } from "../../../bench/report.ts";
import { drawPicture } from "../../../bench/picture.ts";
import { benchRun } from "../../support/bench-run.ts";

test("benchmark report: lists met and missed targets from the figures", () => {
  const text = describeAims(
    benchRun({
      "portal newsList": { cpuMsPerRequest: 0.4 },
      "portal newsPage": { cpuMsPerRequest: 0.9 },
      "portal articlesList": { cpuMsPerRequest: 1.1, p99Ms: 41 },
      "portal profile": { cpuMsPerRequest: 1.5 },
      "portal landing": { requestsPerSecond: 9_000 },
      "fastify landing": { requestsPerSecond: 10_000 },
    }),
    null,
  );

  const cpu = "≤ 0.5 × bare Remix (must: ≤ 1 ×)";
  expect(text).toContain(`news list, 8 and 64 connections | ${cpu} | 0.40 ×, 0.40 × | met |`);
  expect(text).toContain(`${cpu} | 0.90 ×, 0.90 × | missed, the must is met |`);
  expect(text).toContain(`${cpu} | 1.10 ×, 1.10 × | missed |`);
  const personal = "CPU per request, own profile, 8 and 64 connections";
  expect(text).toContain(`| ${personal} | ≤ 1.5 × bare Remix | 1.50 ×, 1.50 × | met |`);
  expect(text).not.toContain("CPU per request, another member's profile");
  expect(text).toContain("| p99, another member's profile, 64 connections | ≤ bare Remix |");
  expect(text).toContain("| p99, news page, 64 connections | ≤ bare Remix | 1.00 × | met |");
  expect(text).toContain("| p99, articles list, 64 connections | ≤ bare Remix | 1.02 × | missed |");
  expect(text).toContain("| ≥ 0.8 × Fastify, same bytes | 0.90 × | met |");
  expect(text).toContain("| ≥ 1.0 × Fastify compressing per request | 0.90 × | missed |");
  expect(text).toContain("after the load | ≤ 350 MB | 360 MB | missed |");
  expect(text).not.toContain("100 × content");
});

test("benchmark report: compares a run with a hundredfold content with the demo, minus the machine's noise", () => {
  const scaled = benchRun({
    "portal newsPage": { p99Ms: 120, cpuMsPerRequest: 2 },
    "remix item": { p99Ms: 80 },
  });

  const text = describeBenchmarks(benchRun({}), scaled);

  const begin = "100 × content, news page, 64 connections | ≤ 1.2 × demo content";
  expect(text).toContain(`| p99 at ${begin} | 1.50 × | missed |`);
  expect(text).toContain(`| CPU per request at ${begin} | 2.00 × | missed |`);
  expect(text).toContain("## A hundred times the content");
});

test("benchmark report: lists a bare app's page under each page it is compared with", () => {
  const text = describeBenchmarks(benchRun({ "remix list": { p50Ms: 3.21 } }), null);

  expect(text.match(/\| bare Remix \|.* 3\.2 ms \|/g)).toHaveLength(4 * 3);
});

test("benchmark report: the picture has a bar with its figure for every page and peer", () => {
  const picture = drawPicture(benchRun({ "portal profile": { cpuMsPerRequest: 7.77 } }));

  expect(picture).toContain(">7.77 ms</text>");
  expect(picture.match(/<rect x/g)).toHaveLength(2 * (6 * 3 + 3) + 4);
});

test("benchmark report: a missing figure is an error and not a zero", () => {
  const run = benchRun({});
  const rows = run.rows.filter(({ peer }) => peer !== "remix");

  expect(() => describeAims({ ...run, rows }, null)).toThrow("measured no bare Remix for newsList");
});
