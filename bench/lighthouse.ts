import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { cpus, totalmem, tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { chromium } from "playwright";
import { listCookies } from "./member.ts";

/** Downloaded by npx on demand, so that it is not a dependency. */
const LIGHTHOUSE = "lighthouse@13.5.0";
const CHROME_FLAGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--disable-background-networking",
  "--remote-debugging-port=0",
];
/** The simulation still varies with other load on the machine. */
const ROUNDS = 3;
const REPORT = resolve(import.meta.dirname, "../docs/lighthouse.md");
const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"] as const;

type Category = (typeof CATEGORIES)[number];

const AIMS = {
  performance: 100,
  accessibility: 100,
  "best-practices": 100,
  seo: 100,
  layoutShift: 0.02,
  largestPaintMs: 1_600,
} as const;

export type AuditedPage = { name: string; url: string; cookie?: string };
type Report = {
  categories: Record<string, { score: number | null }>;
  audits: Record<string, { numericValue?: number }>;
};
export type Scores = {
  name: string;
  /** Member pages are not indexable, which Lighthouse counts as a fault. */
  isIndexable: boolean;
  scores: Record<Category, number>;
  largestPaintMs: number;
  layoutShift: number;
};

function runLighthouse(args: string[]): Promise<void> {
  const child = spawn("npx", ["--yes", LIGHTHOUSE, ...args], {
    stdio: ["ignore", "ignore", "inherit"],
  });
  return new Promise((done, reject) => {
    child.on("error", reject);
    child.on("exit", (code) =>
      code === 0 ? done() : reject(new Error(`Lighthouse ended with ${code}`)),
    );
  });
}

const scoreEach = (scoreOf: (name: Category) => number) =>
  Object.fromEntries(CATEGORIES.map((name) => [name, scoreOf(name)])) as Record<Category, number>;

async function auditOnce(page: AuditedPage, browser: string): Promise<Scores> {
  const folder = mkdtempSync(join(tmpdir(), "lighthouse-"));
  const file = join(folder, "report.json");
  const profile = join(folder, "profile");
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: browser,
    args: CHROME_FLAGS,
    viewport: null,
  });
  try {
    await context.addCookies(listCookies(page));
    const [port = ""] = readFileSync(join(profile, "DevToolsActivePort"), "utf8").split("\n");
    const output = ["--quiet", "--output=json", `--output-path=${file}`];
    await runLighthouse([page.url, ...output, `--port=${port}`]);
    const report = JSON.parse(readFileSync(file, "utf8")) as Report;
    return {
      name: page.name,
      isIndexable: !page.cookie,
      scores: scoreEach((name) => Math.round((report.categories[name]?.score ?? 0) * 100)),
      largestPaintMs: Math.round(report.audits["largest-contentful-paint"]?.numericValue ?? 0),
      layoutShift: report.audits["cumulative-layout-shift"]?.numericValue ?? 0,
    };
  } finally {
    await context.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

function middleOf(figures: readonly number[]): number {
  return figures.toSorted((a, b) => a - b)[Math.floor(figures.length / 2)] ?? Number.NaN;
}

/**
 * Mobile with simulated throttling, Lighthouse's defaults; the median of all rounds per figure. A member's
 * cookie is set in the browser: as a header it would not be sent with requests of the page's scripts.
 */
export async function auditPage(page: AuditedPage, browser: string): Promise<Scores> {
  const rounds: Scores[] = [];
  for (let round = 0; round < ROUNDS; round++) rounds.push(await auditOnce(page, browser));
  return {
    name: page.name,
    isIndexable: !page.cookie,
    scores: scoreEach((name) => middleOf(rounds.map(({ scores }) => scores[name]))),
    largestPaintMs: middleOf(rounds.map(({ largestPaintMs }) => largestPaintMs)),
    layoutShift: middleOf(rounds.map(({ layoutShift }) => layoutShift)),
  };
}

function listMissed({ scores, isIndexable, layoutShift, largestPaintMs }: Scores): string[] {
  const missed: string[] = CATEGORIES.filter(
    (name) => scores[name] < AIMS[name] && (name !== "seo" || isIndexable),
  );
  if (largestPaintMs > AIMS.largestPaintMs) missed.push("largest paint");
  if (layoutShift > AIMS.layoutShift) missed.push("layout shift");
  return missed;
}

function describePage(page: Scores): string {
  const scores = CATEGORIES.map((category) => page.scores[category]).join(" | ");
  const missed = listMissed(page);
  const verdict = missed.length === 0 ? "met" : `missed: ${missed.join(", ")}`;
  return `| ${page.name} | ${scores} | ${page.largestPaintMs} ms | ${page.layoutShift.toFixed(3)} | ${verdict} |`;
}

export function describeScores(all: readonly Scores[], day: string): string {
  const machine = `${cpus()[0]?.model ?? "unknown processor"}, ${cpus().length} cores, ${Math.round(totalmem() / 2 ** 30)} GiB memory`;
  const aims = CATEGORIES.map((name) => AIMS[name]).join(" | ");
  return `# Lighthouse

\`npm run lighthouse\`: mobile, simulated throttling, on this machine, of each figure the middle of ${ROUNDS} rounds. ${machine}. ${day}.

| page | performance | accessibility | best practices | SEO | largest paint | layout shift | aims |
| --- | ---: | ---: | ---: | ---: | ---: | ---: | --- |
| aim | ${aims} | ≤ ${AIMS.largestPaintMs} ms | ≤ ${AIMS.layoutShift} | |
${all.map(describePage).join("\n")}

Member pages ask not to be indexed, which Lighthouse counts against their SEO: no aim there.
`;
}

export function saveScores(text: string): void {
  writeFileSync(REPORT, text);
}
