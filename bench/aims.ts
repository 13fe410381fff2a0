import { requireLoad, rowName, type BenchRun } from "./bench-run.ts";
import { kilobytes, megabytes, table, times } from "./figures.ts";
import { FEW, loadCases, MANY } from "./load-plan.ts";
import { PAGES, pageNames, type PageName, type Peer } from "./pages.ts";

const AIMS = {
  cachedCpuRatio: 0.5,
  cachedCpuMax: 1,
  personalCpuRatio: 1.5,
  p99Ratio: 1,
  scaledRatio: 1.2,
  visitorShare: 0.8,
  compressedShare: 1,
  scriptBytes: 100_000,
  memoryBytes: 350_000_000,
} as const;

const memberPages = pageNames.filter((page) => PAGES[page].isMembers);
const caseOf = (connections: number, takesCompressed: boolean) =>
  loadCases.findIndex(
    (one) => one.connections === connections && one.takesCompressed === takesCompressed,
  );
const few = caseOf(FEW, false);
const many = caseOf(MANY, false);

type Figure = "requestsPerSecond" | "p99Ms" | "cpuMsPerRequest";

function ratio(run: BenchRun, peer: Peer, page: PageName, figure: Figure, index: number): number {
  return (
    requireLoad(run, "portal", page, index)[figure] / requireLoad(run, peer, page, index)[figure]
  );
}

const verdict = (isMet: boolean) => (isMet ? "met" : "missed");

function cpuAim(run: BenchRun, page: PageName): string[][] {
  const { cpu, name } = PAGES[page];
  if (cpu === null) return [];
  const isStored = cpu === "kept";
  const ratios = [few, many].map((index) => ratio(run, "remix", page, "cpuMsPerRequest", index));
  const worst = Math.max(...ratios);
  const aim = isStored ? AIMS.cachedCpuRatio : AIMS.personalCpuRatio;
  const isWithinLimit = isStored && worst > aim && worst <= AIMS.cachedCpuMax;
  return [
    [
      `CPU per request, ${name}, ${FEW} and ${MANY} connections`,
      isStored ? `≤ ${aim} × bare Remix (must: ≤ ${AIMS.cachedCpuMax} ×)` : `≤ ${aim} × bare Remix`,
      ratios.map(times).join(", "),
      isWithinLimit ? "missed, the must is met" : verdict(worst <= aim),
    ],
  ];
}

function p99Aim(run: BenchRun, page: PageName): string[] {
  const value = ratio(run, "remix", page, "p99Ms", many);
  return [
    `p99, ${PAGES[page].name}, ${MANY} connections`,
    "≤ bare Remix",
    times(value),
    verdict(value <= AIMS.p99Ratio),
  ];
}

/** The bare app's change between the two runs removes differences of the machine. */
function scaledAims(demo: BenchRun, scaled: BenchRun, page: PageName): string[][] {
  const figures = [
    ["CPU per request", "cpuMsPerRequest"],
    ["p99", "p99Ms"],
  ] as const;
  return figures.map(([name, figure]) => {
    const value =
      ratio(scaled, "remix", page, figure, many) / ratio(demo, "remix", page, figure, many);
    return [
      `${name} at 100 × content, ${PAGES[page].name}, ${MANY} connections`,
      `≤ ${AIMS.scaledRatio} × demo content`,
      times(value),
      verdict(value <= AIMS.scaledRatio),
    ];
  });
}

function visitorAims(run: BenchRun): string[][] {
  return [FEW, MANY].flatMap((connections) =>
    [false, true].map((takesCompressed) => {
      const index = caseOf(connections, takesCompressed);
      const share = ratio(run, "fastify", "landing", "requestsPerSecond", index);
      const aim = takesCompressed ? AIMS.compressedShare : AIMS.visitorShare;
      const peer = takesCompressed ? "Fastify compressing per request" : "Fastify, same bytes";
      return [
        `requests/s, ${PAGES.landing.name}, ${connections} connections`,
        `≥ ${aim.toFixed(1)} × ${peer}`,
        times(share),
        verdict(share >= aim),
      ];
    }),
  );
}

function scriptAim({ weights }: BenchRun, page: PageName): string[][] {
  const weight = weights[rowName({ peer: "portal", page })];
  if (!weight) return [];
  const bytes = weight.neededScriptBrotliBytes;
  return [
    [
      `JS to draw and hydrate, ${PAGES[page].name}`,
      `≤ ${AIMS.scriptBytes / 1000} kB`,
      kilobytes(bytes),
      verdict(bytes <= AIMS.scriptBytes),
    ],
  ];
}

function memoryAim({ memoryBytes }: BenchRun): string[] {
  const bytes = (memoryBytes["app"] ?? 0) + (memoryBytes["service"] ?? 0);
  return [
    "resident memory of app and service after the load",
    `≤ ${megabytes(AIMS.memoryBytes)}`,
    megabytes(bytes),
    verdict(bytes <= AIMS.memoryBytes),
  ];
}

export function describeAims(demo: BenchRun, scaled: BenchRun | null): string {
  return table(
    ["aim", "", "measured", ""],
    [
      ...memberPages.flatMap((page) => cpuAim(demo, page)),
      ...memberPages.map((page) => p99Aim(demo, page)),
      ...memberPages.flatMap((page) => (scaled ? scaledAims(demo, scaled, page) : [])),
      ...visitorAims(demo),
      ...memberPages.flatMap((page) => scriptAim(demo, page)),
      memoryAim(demo),
    ],
  );
}
