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
  /** The landing page as visitors without a session get it, beside a plain Fastify page of its HTML. */
  visitor: { portal: LoadResult; plain: LoadResult; htmlBytes: number };
  memoryBytes: Record<string, number>;
};

const PAGES = [
  ["list", "news list"],
  ["item", "news page"],
] as const;
const AIMS = { cpuRatio: 1.5, scriptBytes: 100_000, scaledP50Ratio: 1.3, visitorShare: 0.5 };

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
    kilobytes(measured.neededScriptBrotliBytes),
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
    "JS to hydrate (brotli)",
    "all JS (brotli)",
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
        times(ours.neededScriptBrotliBytes / plain.neededScriptBrotliBytes),
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

function visitorCells(name: string, load: LoadResult): string[] {
  return [
    name,
    load.requestsPerSecond.toFixed(0),
    `${load.p50Ms.toFixed(1)} ms`,
    `${load.p99Ms.toFixed(1)} ms`,
  ];
}

function visitorTable({ visitor: { portal, plain, htmlBytes } }: BenchRun): string {
  const rows = [
    visitorCells("portal, landing page without a session", portal),
    visitorCells("Fastify, the same HTML", plain),
    [
      "ratio",
      times(portal.requestsPerSecond / plain.requestsPerSecond),
      times(portal.p50Ms / plain.p50Ms),
      times(portal.p99Ms / plain.p99Ms),
    ],
  ];
  return table([`visitor's page, ${kilobytes(htmlBytes)}`, "requests/s", "p50", "p99"], rows);
}

/** The table of one run, for the terminal and the document. */
export function describeRun(run: BenchRun): string {
  return `${run.machine}. ${run.date}. ${LOAD}.\n\n${pagesTable(run)}\n\n${visitorTable(run)}\n\n${partsTable(run)}`;
}

const atMost = (value: number, aim: number) => (value <= aim ? "met" : "missed");

function scriptAims(name: string, page: PageWeight): string[][] {
  const aim = `≤ ${AIMS.scriptBytes / 1000} kB`;
  return [
    ["to draw and hydrate", page.neededScriptBrotliBytes],
    ["all before any click", page.scriptBrotliBytes],
  ].map(([what, bytes]) => [
    `JS, ${name}, ${what}`,
    aim,
    kilobytes(Number(bytes)),
    atMost(Number(bytes), AIMS.scriptBytes),
  ]);
}

function visitorAim({ visitor: { portal, plain } }: BenchRun): string[] {
  const share = portal.requestsPerSecond / plain.requestsPerSecond;
  const verdict = share >= AIMS.visitorShare ? "met" : "missed";
  const aim = `≥ ${AIMS.visitorShare.toFixed(2)} × plain Fastify page`;
  return ["requests/s, landing page without a session", aim, times(share), verdict];
}

/** Every aim with its figure and whether it is met. */
export function describeAims(demo: BenchRun, scaled: BenchRun | null): string {
  const rows = PAGES.flatMap(([page, name]) => {
    const cpuRatio = demo.portal[page].cpuMsPerRequest / demo.bare[page].cpuMsPerRequest;
    const own = [
      [
        `CPU per request, ${name}`,
        `≤ ${AIMS.cpuRatio} × bare`,
        times(cpuRatio),
        atMost(cpuRatio, AIMS.cpuRatio),
      ],
      ...scriptAims(name, demo.portal[page]),
    ];
    if (!scaled) return own;
    const p50Ratio = scaled.portal[page].p50Ms / demo.portal[page].p50Ms;
    const bareRatio = scaled.bare[page].p50Ms / demo.bare[page].p50Ms;
    return [
      ...own,
      [
        `p50 at 100 × content, ${name}`,
        `≤ ${AIMS.scaledP50Ratio} ×`,
        `${times(p50Ratio)} (bare app in the same two runs: ${times(bareRatio)})`,
        atMost(p50Ratio, AIMS.scaledP50Ratio),
      ],
    ];
  });
  return table(["aim", "", "measured", ""], [visitorAim(demo), ...rows]);
}

/** The whole document from the runs at hand. */
export function describeBenchmarks(demo: BenchRun, scaled: BenchRun | null): string {
  return `# Benchmarks

\`npm run bench\` loads the warm news list and news page as a logged-in paying member beside a bare Remix
app of two pages (\`scripts/bench/bare-app\`: same server, same options, twenty rows from memory), and the
landing page as a visitor without a session beside a Fastify server that sends the same HTML from memory
(\`scripts/bench/plain-page\`), all in turn, on one machine that also makes the load. CPU per request is
user and system time of **all** portal processes (app, service, Directus, PostgreSQL) and their children,
divided by the answers. JS to hydrate is what the page names to be drawn and hydrated, split by route; all
JS is what a browser 1280 px wide loads on a first visit before any click. Resident memory counts pages
that processes share in each of them.

## Aims

${describeAims(demo, scaled)}

## Demo content

${describeRun(demo)}
${scaled ? `\n## A hundred times the content\n\n${describeRun(scaled)}\n` : ""}`;
}
