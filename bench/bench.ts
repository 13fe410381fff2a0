import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { chromium } from "playwright";
import { z } from "zod";
import { BROWSER_ARGS, findBrowser } from "../scripts/stack/browser.ts";
import { describeAims } from "./aims.ts";
import { rowName, type BenchRun, type Row } from "./bench-run.ts";
import { describePlan, FULL, loadCases, QUICK } from "./load-plan.ts";
import { loadInTurn, warmUp } from "./load.ts";
import { logIn, logInAs } from "./member.ts";
import { startBareNext } from "./next-server.ts";
import { weighPage, type PageWeight } from "./page-weight.ts";
import { pageNames } from "./pages.ts";
import { drawPicture } from "./picture.ts";
import { readMemoryBytes } from "./process-usage.ts";
import { describeBenchmarks, describeMachine, describeRun } from "./report.ts";
import { startBareApp, startPlainPages, type SideServer } from "./side-server.ts";
import {
  listBareTargets,
  listPlainTargets,
  listPortalTargets,
  readPlainPages,
  type MeasuredTarget,
  type PortalAccess,
} from "./targets.ts";
import { waitUntilQuiet } from "./wait-until-quiet.ts";

/**
 * Measures a running portal beside a bare Remix app, a bare Next app and Fastify. Prints the figures and
 * the aims, and writes bench/results/benchmarks.md with its chart. `--scaled` means that this portal holds
 * a hundred times the content; both runs go into the document. `--quick` measures roughly and writes
 * nothing.
 */
const ROOT = resolve(import.meta.dirname, "..");
const RESULTS = join(ROOT, ".cache", "bench");
const PUBLISHED = join(import.meta.dirname, "results");

const partPids = z.union([z.number().int(), z.array(z.number().int())]);
const environment = z.object({
  BENCH_APP_ORIGIN: z.url(),
  BENCH_PIDS: z
    .string()
    .transform((text) => z.record(z.string(), partPids).parse(JSON.parse(text))),
  BENCH_MEMBER_COOKIE: z.string().optional(),
  SERVICE_URL: z.url().optional(),
  BENCH_EMAIL: z.email().default("membro@example.com"),
  BENCH_OTHER_MEMBER: z.uuid().optional(),
  BENCH_OTHER_EMAIL: z.email().default("gratis@example.com"),
  BENCH_PASSWORD: z.string().default("Portal-Demo-2026!"),
});

export type BenchMode = { isScaled: boolean; isQuick: boolean };

async function accessPortal(variables: NodeJS.ProcessEnv): Promise<PortalAccess> {
  const env = environment.parse(variables);
  const parts = Object.entries(env.BENCH_PIDS).map(([part, pids]) => [part, [pids].flat()]);
  const { BENCH_MEMBER_COOKIE, BENCH_OTHER_MEMBER, BENCH_PASSWORD, SERVICE_URL } = env;
  if (!(BENCH_MEMBER_COOKIE && BENCH_OTHER_MEMBER) && !SERVICE_URL)
    throw new Error("Set BENCH_MEMBER_COOKIE and BENCH_OTHER_MEMBER, or SERVICE_URL");
  const service = SERVICE_URL ?? "";
  const other = async () => logInAs(service, env.BENCH_OTHER_EMAIL, BENCH_PASSWORD);
  return {
    origin: env.BENCH_APP_ORIGIN,
    cookie: BENCH_MEMBER_COOKIE ?? (await logIn(service, env.BENCH_EMAIL, BENCH_PASSWORD)),
    parts: Object.fromEntries(parts) as PortalAccess["parts"],
    otherMemberId: BENCH_OTHER_MEMBER ?? (await other()).directusUserId,
  };
}

async function weighAll(targets: readonly MeasuredTarget[]): Promise<Record<string, PageWeight>> {
  const browser = await chromium.launch({
    executablePath: await findBrowser(),
    args: BROWSER_ARGS,
  });
  try {
    const weights: Record<string, PageWeight> = {};
    for (const target of targets) weights[rowName(target)] = await weighPage(target, browser);
    return weights;
  } finally {
    await browser.close();
  }
}

/** The scaled run measures only pages that read content; Remix stays as the reference. */
async function startPeers(
  portalTargets: readonly MeasuredTarget[],
  { isScaled }: BenchMode,
  started: SideServer[],
): Promise<MeasuredTarget[]> {
  const start = async (server: Promise<SideServer>) => {
    started.push(await server);
    return server;
  };
  const remix = listBareTargets("remix", await start(startBareApp()));
  if (isScaled) return remix;
  const next = listBareTargets("next", await start(startBareNext()));
  const plainPages = startPlainPages(await readPlainPages(portalTargets));
  return [...remix, ...next, ...listPlainTargets(await start(plainPages))];
}

async function measure(portal: PortalAccess, mode: BenchMode): Promise<BenchRun> {
  const plan = mode.isQuick ? QUICK : FULL;
  const started: SideServer[] = [];
  try {
    const portalTargets = await listPortalTargets(portal);
    const peers = await startPeers(portalTargets, mode, started);
    const targets = [...portalTargets, ...peers];
    const isWeighed = !mode.isQuick && !mode.isScaled;
    const weighed = targets.filter(({ peer }) => peer === "portal" || peer === "remix");
    const weights = isWeighed ? await weighAll(weighed) : {};
    await waitUntilQuiet(Object.values(portal.parts).flat());
    await warmUp(targets, plan);
    const rows = targets.map(({ peer, page }): Row => ({ peer, page, loads: [] }));
    for (const loadCase of loadCases) {
      const loads = await loadInTurn(targets, loadCase, plan);
      rows.forEach((row, index) => row.loads.push(...loads.slice(index, index + 1)));
    }
    const parts = { ...portal.parts, ...peers[0]?.parts };
    return {
      date: new Date().toISOString().slice(0, 10),
      machine: describeMachine(),
      plan: describePlan(plan),
      rows,
      weights,
      memoryBytes: Object.fromEntries(
        Object.entries(parts).map(([part, pids]) => [part, readMemoryBytes(pids)]),
      ),
    };
  } finally {
    for (const server of started) server.stop();
  }
}

const savedAs = (name: string) => join(RESULTS, `${name}.json`);

function findSaved(name: string): BenchRun | null {
  if (!existsSync(savedAs(name))) return null;
  const run = JSON.parse(readFileSync(savedAs(name), "utf8")) as Partial<BenchRun>;
  const { rows = [], plan } = run;
  const hasAll = pageNames.every((page) =>
    rows.some((row) => row.peer === "portal" && row.page === page),
  );
  return hasAll && plan ? (run as BenchRun) : null;
}

export async function bench(env: NodeJS.ProcessEnv, mode: BenchMode): Promise<void> {
  const run = await measure(await accessPortal(env), mode);
  process.stdout.write(`${describeRun(run)}\n`);
  if (mode.isQuick) return void process.stdout.write(`\n${describeAims(run, null)}\n`);
  mkdirSync(RESULTS, { recursive: true });
  writeFileSync(savedAs(mode.isScaled ? "scaled" : "demo"), JSON.stringify(run, null, 2));
  const demo = findSaved("demo");
  if (!demo) return;
  const scaled = findSaved("scaled");
  process.stdout.write(`\n${describeAims(demo, scaled)}\n`);
  writeFileSync(join(PUBLISHED, "benchmarks.md"), describeBenchmarks(demo, scaled));
  writeFileSync(join(PUBLISHED, "benchmarks.svg"), drawPicture(demo));
}

if (process.argv[1] === import.meta.filename) {
  await bench(process.env, {
    isScaled: process.argv.includes("--scaled"),
    isQuick: process.argv.includes("--quick"),
  });
}
