import { readFileSync } from "node:fs";
import { cpus, totalmem } from "node:os";
import { LOAD, type LoadResult } from "./load.ts";
import type { PageWeight } from "./page-weight.ts";

export type Measured = LoadResult & PageWeight;
export type PageName = "list" | "item";
/** One run of the benchmark, on demo content or on a hundred times as much. */
export type BenchRun = {
  date: string;
  machine: string;
  portal: Record<PageName, Measured>;
  bare: Record<PageName, Measured>;
  memoryBytes: Record<string, number>;
};

const PAGES = [
  ["list", "news list"],
  ["item", "news page"],
] as const;
const AIMS = { cpuRatio: 1.5, scriptBytes: 100_000, scaledP50Ratio: 1.3 };

/** Names the machine the figures were taken on. */
export function describeMachine(): string {
  const model = /^model name\s*:\s*(.+)$/m.exec(readFileSync("/proc/cpuinfo", "utf8"))?.[1];
  const gibibytes = Math.round(totalmem() / 1024 ** 3);
  return `${model ?? process.arch}, ${cpus().length} cores, ${gibibytes} GiB memory, Node ${process.versions.node}`;
}

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
const megabytes = (bytes: number) => `${Math.round(bytes / 1_000_000)} MB`;
const times = (value: number) => `${value.toFixed(2)} ×`;
const row = (columns: readonly string[]) => `| ${columns.join(" | ")} |`;
const table = (head: readonly string[], rows: readonly (readonly string[])[]) =>
  [row(head), row(head.map((_, index) => (index === 0 ? "---" : "---:"))), ...rows.map(row)].join(
    "\n",
  );

function cells(name: string, measured: Measured): string[] {
  return [
    name,
    measured.requestsPerSecond.toFixed(0),
    `${measured.p50Ms.toFixed(1)} ms`,
    `${measured.p99Ms.toFixed(1)} ms`,
    `${measured.cpuMsPerRequest.toFixed(2)} ms`,
    `${kilobytes(measured.htmlBytes)} (${kilobytes(measured.htmlBrotliBytes)})`,
    kilobytes(measured.scriptBrotliBytes),
  ];
}

function pagesTable({ portal, bare }: BenchRun): string {
  const head = [
    "page",
    "requests/s",
    "p50",
    "p99",
    "CPU per request",
    "HTML (brotli)",
    "JS (brotli)",
  ];
  const rows = PAGES.flatMap(([page, name]) => {
    const [ours, plain] = [portal[page], bare[page]];
    return [
      cells(`portal, ${name}`, ours),
      cells(`bare app, ${name}`, plain),
      [
        "ratio",
        times(ours.requestsPerSecond / plain.requestsPerSecond),
        times(ours.p50Ms / plain.p50Ms),
        times(ours.p99Ms / plain.p99Ms),
        times(ours.cpuMsPerRequest / plain.cpuMsPerRequest),
        times(ours.htmlBytes / plain.htmlBytes),
        times(ours.scriptBrotliBytes / plain.scriptBrotliBytes),
      ],
    ];
  });
  return table(head, rows);
}

const inPart = (measured: Measured, part: string) => {
  const ms = measured.cpuMsPerRequestByPart[part];
  return ms === undefined ? "–" : `${ms.toFixed(2)} ms`;
};

function partsTable({ portal, memoryBytes }: BenchRun): string {
  const rows = Object.entries(memoryBytes).map(([part, bytes]) => [
    part,
    ...PAGES.map(([page]) => inPart(portal[page], part)),
    megabytes(bytes),
  ]);
  const head = ["part", ...PAGES.map(([, name]) => `CPU per request, ${name}`), "resident memory"];
  return table(head, rows);
}

/** The table of one run, for the terminal and the document. */
export function describeRun(run: BenchRun): string {
  return `${run.machine}. ${run.date}. ${LOAD}.\n\n${pagesTable(run)}\n\n${partsTable(run)}`;
}

const verdict = (value: number, aim: number) => (value <= aim ? "met" : "missed");

function aimsTable(demo: BenchRun, scaled: BenchRun | null): string {
  const rows = PAGES.flatMap(([page, name]) => {
    const cpuRatio = demo.portal[page].cpuMsPerRequest / demo.bare[page].cpuMsPerRequest;
    const scriptBytes = demo.portal[page].scriptBrotliBytes;
    const own = [
      [
        `CPU per request, ${name}`,
        "≤ 1.5 × bare",
        times(cpuRatio),
        verdict(cpuRatio, AIMS.cpuRatio),
      ],
      [`JS, ${name}`, "≤ 100 kB", kilobytes(scriptBytes), verdict(scriptBytes, AIMS.scriptBytes)],
    ];
    if (!scaled) return own;
    const p50Ratio = scaled.portal[page].p50Ms / demo.portal[page].p50Ms;
    const bareRatio = scaled.bare[page].p50Ms / demo.bare[page].p50Ms;
    return [
      ...own,
      [
        `p50 at 100 × content, ${name}`,
        "≤ 1.3 ×",
        `${times(p50Ratio)} (bare app in the same two runs: ${times(bareRatio)})`,
        verdict(p50Ratio, AIMS.scaledP50Ratio),
      ],
    ];
  });
  return table(["aim", "", "measured", ""], rows);
}

/** The whole document from the runs at hand. */
export function describeBenchmarks(demo: BenchRun, scaled: BenchRun | null): string {
  return `# Benchmarks

\`npm run bench\` loads the warm news list and news page as a logged-in paying member beside a bare Remix
app of two pages (\`scripts/bench/bare-app\`: same server, same options, twenty rows from memory), in turn,
on one machine that also makes the load. CPU per request is user and system time of **all** portal
processes (app, service, Directus, PostgreSQL) and their children, divided by the answers. JS is what a
first visit loads before any click. Resident memory counts pages that processes share in each of them.

## Aims

${aimsTable(demo, scaled)}

## Demo content

${describeRun(demo)}
${scaled ? `\n## A hundred times the content\n\n${describeRun(scaled)}\n` : ""}`;
}
