import { readFileSync } from "node:fs";
import { cpus, totalmem } from "node:os";
import { describeAims } from "./aims.ts";
import { findLoads, rowName, type BenchRun } from "./bench-run.ts";
import { kilobytes, megabytes, milliseconds, table, times } from "./figures.ts";
import { describeCase, loadCases } from "./load-plan.ts";
import type { LoadResult } from "./load.ts";
import { PAGES, pageNames, PEERS, type PageName, type Peer } from "./pages.ts";

const peers = Object.keys(PEERS) as Peer[];

export function describeMachine(): string {
  const model = /^model name\s*:\s*(.+)$/m.exec(readFileSync("/proc/cpuinfo", "utf8"))?.[1];
  const gibibytes = Math.round(totalmem() / 1024 ** 3);
  return `${model ?? process.arch}, ${cpus().length} cores, ${gibibytes} GiB memory, Node ${process.versions.node}`;
}

function cells(name: string, load: LoadResult, remix: LoadResult): string[] {
  return [
    name,
    load.requestsPerSecond.toFixed(0),
    milliseconds(load.p50Ms),
    milliseconds(load.p99Ms),
    milliseconds(load.cpuMsPerRequest, 2),
    times(load.cpuMsPerRequest / remix.cpuMsPerRequest),
    kilobytes(load.bytesPerAnswer),
  ];
}

function pageRows(run: BenchRun, page: PageName, caseIndex: number): string[][] {
  const remix = findLoads(run, "remix", page)?.[caseIndex];
  if (!remix) return [];
  return peers.flatMap((peer) => {
    const load = findLoads(run, peer, page)?.[caseIndex];
    const name = peer === "portal" ? `**${PAGES[page].name}**` : PEERS[peer];
    return load ? [cells(name, load, remix)] : [];
  });
}

function caseTable(run: BenchRun, caseIndex: number): string {
  const head = [
    "page",
    "requests/s",
    "p50",
    "p99",
    "CPU per request",
    "CPU, bare Remix = 1",
    "bytes per answer",
  ];
  return table(
    head,
    pageNames.flatMap((page) => pageRows(run, page, caseIndex)),
  );
}

function partsTable(run: BenchRun): string {
  const rows = Object.entries(run.memoryBytes).map(([part, bytes]) => [
    part,
    ...pageNames.map((page) => {
      const ms = findLoads(run, "portal", page)?.[0]?.cpuMsPerRequestByPart[part];
      return ms === undefined ? "–" : milliseconds(ms, 2);
    }),
    megabytes(bytes),
  ]);
  const head = ["part", ...pageNames.map((page) => PAGES[page].name), "resident memory"];
  return table(head, rows);
}

function weightsTable({ rows, weights }: BenchRun): string {
  const weighed = rows.flatMap((row) => {
    const weight = weights[rowName(row)];
    if (!weight) return [];
    const name =
      row.peer === "portal" ? PAGES[row.page as PageName].name : `${PEERS[row.peer]}, ${row.page}`;
    return [
      [
        name,
        `${kilobytes(weight.htmlBytes)} (${kilobytes(weight.htmlBrotliBytes)})`,
        kilobytes(weight.neededScriptBrotliBytes),
        kilobytes(weight.scriptBrotliBytes),
      ],
    ];
  });
  const head = ["page", "HTML (brotli)", "JS to hydrate (brotli)", "all JS (brotli)"];
  return weighed.length > 0 ? `### What a first visit loads\n\n${table(head, weighed)}\n\n` : "";
}

export function describeRun(run: BenchRun): string {
  const cases = loadCases.map(
    (loadCase, index) => `### ${describeCase(loadCase)}\n\n${caseTable(run, index)}`,
  );
  return `${run.machine}. ${run.date}. ${run.plan}.

${cases.join("\n\n")}

${weightsTable(run)}### Where the portal's CPU goes, per request, and memory after the load

${partsTable(run)}`;
}

export function describeBenchmarks(demo: BenchRun, scaled: BenchRun | null): string {
  return `# Benchmarks

\`npm run bench\` loads warm pages of the portal, as a visitor without a session (the landing page) and as a
logged-in paying member (all others), in turn with three peers, on one machine that also makes the load:

- **bare Remix**: two pages, twenty rows from memory, the portal's server, options and compression
  (\`bench/bare-app\`). Its list stands beside lists and the landing page, its item beside the others.
- **bare Next**: the same two pages as Next makes them, drawn for each request (\`bench/bare-next\`).
- **Fastify**: sends the portal's own bytes from memory; who takes compressed answers gets them compressed
  for each request, brotli at quality 4 (\`bench/plain-page\`).

The own profile is measured as who looks at it again finds it: remembered for a minute, its document kept. Another
member's profile is asked of service and Directus for each request, since a block counts at once; only its document
is kept. It stands beside the bare item and has no aim of its own for CPU.

CPU per request is user and system time of **all** processes of a peer (portal: app, service, Directus,
PostgreSQL) and their children, divided by the answers. Bytes per answer are those on the wire, head and all.
JS to hydrate is what the page names to be drawn and hydrated, split by route; all JS is what a browser
1280 px wide loads on a first visit before any click. Resident memory counts pages that processes share in
each of them. \`npm run bench -- --quick\` measures roughly, in four minutes, and leaves this file alone.

![CPU per request and p99 of the portal's pages beside their peers](benchmarks.svg)

## Aims

${describeAims(demo, scaled)}

## Demo content

${describeRun(demo)}
${scaled ? `\n## A hundred times the content\n\n${describeRun(scaled)}\n` : ""}`;
}
