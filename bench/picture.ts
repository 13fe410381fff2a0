import { findLoads, type BenchRun } from "./bench-run.ts";
import { milliseconds } from "./figures.ts";
import { FEW, loadCases, MANY } from "./load-plan.ts";
import type { LoadResult } from "./load.ts";
import { PAGES, pageNames, PEERS, type PageName, type Peer } from "./pages.ts";

const COLORS: Record<Peer, string> = {
  portal: "#d52b1e",
  remix: "#5b6b7f",
  next: "#98a5b5",
  fastify: "#c3cbd5",
};
const peers = Object.keys(COLORS) as Peer[];
const LABEL_WIDTH = 170;
const PANEL_WIDTH = 420;
const BAR = { height: 12, gap: 3, width: 200 };
const TOP = 84;
const FONT = "font-family=\"system-ui, 'Segoe UI', sans-serif\"";

type Panel = {
  title: string;
  caseIndex: number;
  digits: number;
  read: (load: LoadResult) => number;
};

const uncompressed = (connections: number) =>
  loadCases.findIndex((one) => one.connections === connections && !one.takesCompressed);

const panels: readonly Panel[] = [
  {
    title: `CPU per request, ${FEW} connections`,
    caseIndex: uncompressed(FEW),
    digits: 2,
    read: (load) => load.cpuMsPerRequest,
  },
  {
    title: `p99, ${MANY} connections`,
    caseIndex: uncompressed(MANY),
    digits: 0,
    read: (load) => load.p99Ms,
  },
];

type Bar = { peer: Peer; page: PageName; top: number };

function layBars(run: BenchRun): { bars: Bar[]; height: number } {
  const bars: Bar[] = [];
  let top = TOP;
  for (const page of pageNames) {
    for (const peer of peers) {
      if (!findLoads(run, peer, page)) continue;
      bars.push({ peer, page, top });
      top += BAR.height + BAR.gap;
    }
    top += BAR.height;
  }
  return { bars, height: top };
}

function text(x: number, y: number, words: string, more = ""): string {
  return `<text x="${x.toFixed(1)}" y="${y.toFixed(1)}" ${more}>${words}</text>`;
}

function drawPanel(run: BenchRun, panel: Panel, bars: readonly Bar[], left: number): string[] {
  const valueOf = ({ peer, page }: Bar) => {
    const load = findLoads(run, peer, page)?.[panel.caseIndex];
    return load ? panel.read(load) : 0;
  };
  const longest = Math.max(...bars.map(valueOf)) || 1;
  return [
    text(left, TOP - 16, panel.title, 'font-weight="600"'),
    ...bars.flatMap((bar) => {
      const width = Math.max(1, (valueOf(bar) / longest) * BAR.width);
      return [
        `<rect x="${left}" y="${bar.top}" width="${width.toFixed(1)}" height="${BAR.height}" rx="2" fill="${COLORS[bar.peer]}"/>`,
        text(
          left + width + 6,
          bar.top + 10,
          milliseconds(valueOf(bar), panel.digits),
          'font-size="11"',
        ),
      ];
    }),
  ];
}

function drawLegend(): string[] {
  return peers.flatMap((peer, index) => {
    const x = LABEL_WIDTH + 16 + index * 150;
    return [
      `<rect x="${x}" y="20" width="12" height="12" rx="2" fill="${COLORS[peer]}"/>`,
      text(x + 18, 30, PEERS[peer]),
    ];
  });
}

export function drawPicture(run: BenchRun): string {
  const { bars, height } = layBars(run);
  const width = LABEL_WIDTH + 16 + panels.length * PANEL_WIDTH - 100;
  const names = pageNames.flatMap((page) => {
    const first = bars.find((bar) => bar.page === page);
    return first ? [text(LABEL_WIDTH, first.top + 10, PAGES[page].name, 'text-anchor="end"')] : [];
  });
  const drawn = panels.flatMap((panel, index) =>
    drawPanel(run, panel, bars, LABEL_WIDTH + 16 + index * (PANEL_WIDTH - 60)),
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img" ${FONT} font-size="13" fill="#1d2733">
<title>CPU per request and p99 of the portal's pages beside their peers, ${run.date}</title>
<rect width="100%" height="100%" rx="8" fill="#ffffff"/>
${[...drawLegend(), ...names, ...drawn].join("\n")}
</svg>
`;
}
