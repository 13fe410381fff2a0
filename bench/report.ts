import { readFileSync } from "node:fs";
import { cpus, totalmem } from "node:os";
import { kilobytes, median, megabytes, milliseconds, table, times } from "./figures.ts";
import { FEW, MANY } from "./load-plan.ts";
import type { LoadResult } from "./load.ts";

export type MeasuredPage = {
  address: string;
  /** Requests to Directus and to the service. */
  questions: { directus: number; service: number };
  few: LoadResult;
  /** Null for a page that limits how often a member opens it. */
  many: LoadResult | null;
};

export type MeasuredPeer = { name: string; few: LoadResult; many: LoadResult };

export type BenchRun = {
  date: string;
  machine: string;
  plan: string;
  /** The first is the one that pages are compared with. */
  peers: readonly [MeasuredPeer, ...MeasuredPeer[]];
  pages: readonly MeasuredPage[];
  memoryBytes: Readonly<Record<string, number>>;
};

const AIMS = { cpuMax: 8, cpuMedian: 2, p99: 3, growth: 1.2, memoryBytes: 350_000_000 } as const;
const PARTS = ["app", "service", "directus", "postgres"] as const;

export function describeMachine(): string {
  const model = /^model name\s*:\s*(.+)$/m.exec(readFileSync("/proc/cpuinfo", "utf8"))?.[1];
  const gibibytes = Math.round(totalmem() / 1024 ** 3);
  return `${model ?? process.arch}, ${cpus().length} cores, ${gibibytes} GiB memory, Node ${process.versions.node}`;
}

type Ratios = { address: string; cpu: number; p99: number | null };

const ratiosOf = ({ peers: [bare], pages }: BenchRun): Ratios[] =>
  pages.map(({ address, few, many }) => ({
    address,
    cpu: few.cpuMsPerRequest / bare.few.cpuMsPerRequest,
    p99: many && many.p99Ms / bare.many.p99Ms,
  }));

const verdict = (isMet: boolean) => (isMet ? "met" : "missed");

function worstAim(name: string, aim: number, ratios: readonly [string, number][]): string[] {
  const missed = ratios.filter(([, ratio]) => ratio > aim).toSorted((a, b) => b[1] - a[1]);
  const worst = Math.max(...ratios.map(([, ratio]) => ratio));
  const said =
    missed.length === 0 ? "met" : `missed by ${missed.length}: ${missed[0]?.[0] ?? ""} the most`;
  return [name, `≤ ${aim} × bare Remix`, times(worst), said];
}

/** The bare app's change between the two runs removes differences of the machine. */
function growthAim(demo: BenchRun, scaled: BenchRun): string[] {
  const before = new Map(ratiosOf(demo).map(({ address, cpu }) => [address, cpu]));
  const growth = ratiosOf(scaled).map(({ address, cpu }): [string, number] => [
    address,
    cpu / (before.get(address) ?? cpu),
  ]);
  const row = worstAim("CPU per request at 100 × content, every page", AIMS.growth, growth);
  return row.with(1, `≤ ${AIMS.growth} × demo content`);
}

export function describeAims(demo: BenchRun, scaled: BenchRun | null): string {
  const ratios = ratiosOf(demo);
  const middle = median(ratios.map(({ cpu }) => cpu));
  const app = (demo.memoryBytes["app"] ?? 0) + (demo.memoryBytes["service"] ?? 0);
  return table(
    ["aim", "", "measured", ""],
    [
      worstAim(
        `CPU per request, ${FEW} connections, every page`,
        AIMS.cpuMax,
        ratios.map(({ address, cpu }) => [address, cpu]),
      ),
      [
        "the same, median of all pages",
        `≤ ${AIMS.cpuMedian} × bare Remix`,
        times(middle),
        verdict(middle <= AIMS.cpuMedian),
      ],
      worstAim(
        `p99, ${MANY} connections, every page`,
        AIMS.p99,
        ratios.flatMap(({ address, p99 }): [string, number][] =>
          p99 === null ? [] : [[address, p99]],
        ),
      ),
      ...(scaled ? [growthAim(demo, scaled)] : []),
      [
        "resident memory of app and service after the load",
        `≤ ${megabytes(AIMS.memoryBytes)}`,
        megabytes(app),
        verdict(app <= AIMS.memoryBytes),
      ],
    ],
  );
}

const LIMITED = "limited";

function cells(few: LoadResult, many: LoadResult | null, bare: MeasuredPeer): string[] {
  return [
    milliseconds(few.cpuMsPerRequest, 2),
    times(few.cpuMsPerRequest / bare.few.cpuMsPerRequest),
    milliseconds(few.p50Ms),
    many ? milliseconds(many.p50Ms) : LIMITED,
    many ? milliseconds(many.p99Ms) : LIMITED,
    kilobytes(few.bytesPerAnswer),
  ];
}

export function describeRun({ peers, pages, ...run }: BenchRun): string {
  const [bare] = peers;
  const byCost = pages.toSorted((a, b) => b.few.cpuMsPerRequest - a.few.cpuMsPerRequest);
  const head = [
    "page",
    "requests to Directus + service",
    `CPU of ${PARTS.join(" / ")}`,
    "CPU",
    "bare Remix = 1",
    `p50 at ${FEW}`,
    `p50 at ${MANY}`,
    `p99 at ${MANY}`,
    "bytes",
  ];
  const rows = byCost.map(({ address, questions, few, many }) => [
    `\`${address}\``,
    `${questions.directus} + ${questions.service}`,
    PARTS.map((part) => (few.cpuMsPerRequestByPart[part] ?? 0).toFixed(1)).join(" / "),
    ...cells(few, many, bare),
  ]);
  const memory = Object.entries(run.memoryBytes).map(([part, bytes]) => [part, megabytes(bytes)]);
  return `${run.machine}. ${run.date}. ${run.plan}.

${table(head, [...peers.map(({ name, few, many }) => [name, "", "", ...cells(few, many, bare)]), ...rows])}

Resident memory after the load:

${table(["part", "resident memory"], memory)}`;
}

export function describeBenchmarks(demo: BenchRun, scaled: BenchRun | null): string {
  return `# Benchmarks

\`npm run bench\` loads every page of the map that answers 200 (\`scripts/pages/page-examples.ts\`), as a guest or
as a logged-in paying member, in turn with three peers, on one machine that also makes the load:

- **bare Remix**: twenty rows from memory, the portal's server, options and compression (\`bench/bare-app\`).
- **bare Next**: the same page as Next makes it, drawn for each request (\`bench/bare-next\`).
- **Fastify**: sends the portal's own bytes of the landing page from memory (\`bench/plain-page\`).

CPU per request is user and system time of **all** processes (app, service, Directus, PostgreSQL) and their
children, divided by the responses. Requests to Directus and service are those of a second view: shared content is
then cached, a member's own data is not. Bytes are those on the wire, with headers. Resident memory counts pages
that processes share in each of them. A limited page allows a member few views a minute.

## Aims

${describeAims(demo, scaled)}

## Demo content

${describeRun(demo)}
${scaled ? `\n## A hundred times the content\n\n${describeRun(scaled)}\n` : ""}`;
}
