import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { chromium, type Browser } from "playwright";
import { z } from "zod";
import { findBrowser } from "../stack/browser.ts";
import { loadInTurn, type LoadResult, type Target } from "./load.ts";
import { logIn } from "./member.ts";
import { fetchPage, weighPage, type PageWeight } from "./page-weight.ts";
import { readMemoryBytes } from "./process-usage.ts";
import {
  describeAims,
  describeBenchmarks,
  describeMachine,
  describeRun,
  type BenchRun,
  type Measured,
} from "./report.ts";
import { startBareApp, startPlainPage, type SideServer } from "./side-server.ts";

/**
 * Measures a running portal beside a bare app and a plain page, prints the figures and the aims, and
 * writes docs/benchmarks.md.
 * `--scaled` says that this portal holds a hundred times the content; both runs go into the document.
 */
const ROOT = resolve(import.meta.dirname, "../..");
const RESULTS = join(ROOT, ".cache", "bench");
const LIST_PATH = "/pt-BR/app/news";
const VISITOR_PATH = "/pt-BR";
const BROWSER_ARGS = ["--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage"];

const partPids = z.union([z.number().int(), z.array(z.number().int())]);
const environment = z.object({
  BENCH_APP_ORIGIN: z.url(),
  BENCH_PIDS: z
    .string()
    .transform((text) => z.record(z.string(), partPids).parse(JSON.parse(text))),
  BENCH_MEMBER_COOKIE: z.string().optional(),
  SERVICE_URL: z.url().optional(),
  BENCH_EMAIL: z.email().default("membro@example.com"),
  BENCH_PASSWORD: z.string().default("Portal-Demo-2026!"),
});
type BenchEnvironment = z.infer<typeof environment>;

async function memberCookie(env: BenchEnvironment): Promise<string> {
  if (env.BENCH_MEMBER_COOKIE) return env.BENCH_MEMBER_COOKIE;
  if (!env.SERVICE_URL) throw new Error("Set BENCH_MEMBER_COOKIE or SERVICE_URL");
  return logIn(env.SERVICE_URL, env.BENCH_EMAIL, env.BENCH_PASSWORD);
}

async function findItemPath(list: Target): Promise<string> {
  const html = await fetchPage(list);
  const paths = [...html.matchAll(/href="(\/pt-BR\/app\/news\/[a-z0-9-]+)"/g)].map(([, p]) => p);
  const path = paths.find((found) => !/\/(results|favorites)$/.test(found ?? ""));
  if (!path) throw new Error("the news list shows no news to this member");
  return path;
}

function save(name: string, run: BenchRun): void {
  mkdirSync(RESULTS, { recursive: true });
  writeFileSync(join(RESULTS, `${name}.json`), JSON.stringify(run, null, 2));
}

/** The other run of this document, if there is one that measured the same things. */
function findSaved(name: string): BenchRun | null {
  const file = join(RESULTS, `${name}.json`);
  if (!existsSync(file)) return null;
  const run = JSON.parse(readFileSync(file, "utf8")) as Partial<BenchRun>;
  return run.visitor ? (run as BenchRun) : null;
}

async function listTargets(env: BenchEnvironment, bare: SideServer): Promise<Target[]> {
  const parts = Object.fromEntries(
    Object.entries(env.BENCH_PIDS).map(([part, pids]) => [part, [pids].flat()]),
  );
  const portal = { cookie: await memberCookie(env), parts };
  const list = { name: "portal, list", url: env.BENCH_APP_ORIGIN + LIST_PATH, ...portal };
  const plain = { cookie: null, parts: { "bare app": [bare.pid] } };
  return [
    list,
    { name: "bare, list", url: `${bare.origin}/`, ...plain },
    { ...list, name: "portal, item", url: env.BENCH_APP_ORIGIN + (await findItemPath(list)) },
    { name: "bare, item", url: `${bare.origin}/items/7`, ...plain },
  ];
}

async function weighAll(targets: readonly Target[], browser: Browser): Promise<PageWeight[]> {
  const weights: PageWeight[] = [];
  for (const target of targets) weights.push(await weighPage(target, browser));
  return weights;
}

async function measure(env: BenchEnvironment, bare: SideServer, browser: Browser) {
  const ours = {
    name: "portal, visitor",
    url: env.BENCH_APP_ORIGIN + VISITOR_PATH,
    cookie: null,
    parts: {},
  };
  const html = await fetchPage(ours);
  const plain = await startPlainPage(html);
  try {
    const targets = await listTargets(env, bare);
    const weights = await weighAll(targets, browser);
    const visitor = [ours, { ...ours, name: "plain, visitor", url: plain.origin }];
    const loads = await loadInTurn([...targets, ...visitor]);
    const measured = weights.map((weight, index) => ({
      ...(loads[index] as LoadResult),
      ...weight,
    }));
    const [portalList, bareList, portalItem, bareItem] = measured as [
      Measured,
      Measured,
      Measured,
      Measured,
    ];
    const [portalVisitor, plainVisitor] = loads.slice(-2) as [LoadResult, LoadResult];
    const memory = Object.entries({ ...targets[0]?.parts, ...targets[1]?.parts }).map(
      ([part, pids]) => [part, readMemoryBytes(pids)],
    );
    return {
      date: new Date().toISOString().slice(0, 10),
      machine: describeMachine(),
      portal: { list: portalList, item: portalItem },
      bare: { list: bareList, item: bareItem },
      visitor: {
        portal: portalVisitor,
        plain: plainVisitor,
        htmlBytes: Buffer.byteLength(html),
      },
      memoryBytes: Object.fromEntries(memory) as Record<string, number>,
    } satisfies BenchRun;
  } finally {
    plain.stop();
  }
}

/** Measures the portal that `env` names; writes the document once there is a run on demo content. */
export async function bench(env: NodeJS.ProcessEnv, isScaled: boolean): Promise<void> {
  const browser = await chromium.launch({
    executablePath: await findBrowser(),
    args: BROWSER_ARGS,
  });
  const bare = await startBareApp();
  try {
    const run = await measure(environment.parse(env), bare, browser);
    save(isScaled ? "scaled" : "demo", run);
    console.log(describeRun(run));
  } finally {
    bare.stop();
    await browser.close();
  }
  const demo = findSaved("demo");
  if (!demo) return;
  const scaled = findSaved("scaled");
  console.log(`\n${describeAims(demo, scaled)}`);
  writeFileSync(join(ROOT, "docs", "benchmarks.md"), describeBenchmarks(demo, scaled));
}

if (process.argv[1] === import.meta.filename) {
  await bench(process.env, process.argv.includes("--scaled"));
}
