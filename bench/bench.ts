import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { findFreePort } from "../scripts/stack/ports.ts";
import { DEMO_PASSWORD, startApp } from "../scripts/stack/parts.ts";
import type { Stack } from "../scripts/stack/stack.ts";
import { LOCAL } from "../scripts/stack/variables.ts";
import { countRequests } from "./counted-upstream.ts";
import { describePlan, EVERY_PAGE, EVERY_PAGE_QUICK, FEW, MANY } from "./load-plan.ts";
import { loadInTurn, loadLimited, warmUp, type Target } from "./load.ts";
import { logIn } from "./member.ts";
import { startBareNext } from "./next-server.ts";
import { listQuestions } from "./page-questions.ts";
import { listBenchPages, type BenchPage } from "./pages.ts";
import { readMemoryBytes } from "./process-usage.ts";
import {
  describeAims,
  describeBenchmarks,
  describeMachine,
  describeRun,
  type BenchRun,
  type MeasuredPage,
  type MeasuredPeer,
} from "./report.ts";
import { startBareApp, startPlainPages, type SideServer } from "./side-server.ts";
import { fetchPage, listPortalTargets, peerTarget, type PortalAccess } from "./targets.ts";
import { waitUntilQuiet } from "./wait-until-quiet.ts";

const ROOT = resolve(import.meta.dirname, "..");
const SAVED = join(ROOT, ".cache", "bench");
const PUBLISHED = join(import.meta.dirname, "results", "benchmarks.md");
const EMAIL = "membro@example.com";
const LANDING = "/pt-BR";

export type BenchMode = { isScaled: boolean; isQuick: boolean; word: string };

function pidsOf(stack: Stack): PortalAccess["parts"] {
  const pids = (name: string) => {
    const pid = stack.parts.find((part) => part.name === name)?.pid();
    return pid === undefined ? [] : [pid];
  };
  return {
    app: pids("app"),
    service: pids("service"),
    directus: pids("directus"),
    postgres: stack.postgres ? [stack.postgres.pid()] : [],
  };
}

/** A second app asks Directus and the service through proxies that count. */
async function countQuestions(
  { variables }: Stack,
  cookie: string,
  pages: readonly BenchPage[],
): Promise<MeasuredPage["questions"][]> {
  const upstreams = {
    directus: await countRequests(variables.CMS_URL),
    service: await countRequests(variables.SERVICE_URL),
  };
  const PORT = String(await findFreePort());
  const app = await startApp(
    {
      ...variables,
      PORT,
      PORTAL_DATA_DIR: join(variables.PORTAL_DATA_DIR, "counted"),
      CMS_URL: upstreams.directus.url,
      SERVICE_URL: upstreams.service.url,
    },
    false,
  );
  try {
    const counts: MeasuredPage["questions"][] = [];
    const access = { origin: `http://${LOCAL}:${PORT}`, cookie, parts: {} };
    for (const target of listPortalTargets(access, pages)) {
      const { directus, service } = await listQuestions(target, upstreams);
      counts.push({ directus: directus.length, service: service.length });
    }
    return counts;
  } finally {
    await app.stop();
    for (const upstream of Object.values(upstreams)) upstream.close();
  }
}

async function startPeers(origin: string, started: SideServer[]): Promise<[Target, ...Target[]]> {
  const start = async (server: Promise<SideServer>) => {
    started.push(await server);
    return server;
  };
  const landing = await fetchPage({ url: origin + LANDING, cookie: null });
  return [
    peerTarget("remix", await start(startBareApp())),
    peerTarget("next", await start(startBareNext())),
    peerTarget("fastify", await start(startPlainPages({ landing })), "/landing"),
  ];
}

async function measure(stack: Stack, { isQuick, word }: BenchMode): Promise<BenchRun> {
  const plan = isQuick ? EVERY_PAGE_QUICK : EVERY_PAGE;
  const pages = listBenchPages(word);
  const cookie = await logIn(stack.variables.SERVICE_URL, EMAIL, DEMO_PASSWORD);
  const questions = await countQuestions(stack, cookie, pages);
  const parts = pidsOf(stack);
  const origin = stack.variables.PUBLIC_ORIGIN;
  const started: SideServer[] = [];
  try {
    const peers = await startPeers(origin, started);
    const own = listPortalTargets({ origin, cookie, parts }, pages);
    await waitUntilQuiet(Object.values(parts).flat());
    const limited = await warmUp([...peers, ...own], plan);
    const free = [...peers, ...own].filter((target) => !limited.includes(target));
    const loadFree = (connections: number) =>
      loadInTurn(free, { connections, takesCompressed: false }, plan);
    const [few, many] = [await loadFree(FEW), await loadFree(MANY)];
    const refusing = [...limited, ...free.filter((_, at) => !few[at])];
    const limitedLoads = await loadLimited(refusing);
    const loadsOf = (target: Target) => ({
      few: few[free.indexOf(target)] ?? limitedLoads[refusing.indexOf(target)] ?? null,
      many: many[free.indexOf(target)] ?? null,
    });
    const peer = (target: Target) => ({ name: target.name, ...loadsOf(target) }) as MeasuredPeer;
    const [bare, ...others] = peers;
    return {
      date: new Date().toISOString().slice(0, 10),
      machine: describeMachine(),
      plan: describePlan(plan),
      peers: [peer(bare), ...others.map(peer)],
      pages: own.flatMap((target, at) => {
        const loads = loadsOf(target);
        // A page that refuses even a few views is not measured.
        if (!loads.few) return [];
        const requests = questions[at] ?? { directus: 0, service: 0 };
        return [{ address: target.name, questions: requests, few: loads.few, many: loads.many }];
      }),
      memoryBytes: Object.fromEntries(
        Object.entries(parts).map(([part, pids]) => [part, readMemoryBytes(pids)]),
      ),
    };
  } finally {
    for (const server of started) server.stop();
  }
}

function findSaved(name: string): BenchRun | null {
  const path = join(SAVED, `${name}.json`);
  return existsSync(path) ? (JSON.parse(readFileSync(path, "utf8")) as BenchRun) : null;
}

/**
 * Measures every page of a running portal beside a bare Remix app, a bare Next app and Fastify, and prints
 * the figures and aims. Writes bench/results/benchmarks.md, unless roughly or for some pages only.
 */
export async function bench(stack: Stack, mode: BenchMode): Promise<void> {
  const run = await measure(stack, mode);
  process.stdout.write(`${describeRun(run)}\n\n${describeAims(run, null)}\n`);
  if (mode.isQuick || mode.word) return;
  mkdirSync(SAVED, { recursive: true });
  writeFileSync(join(SAVED, `${mode.isScaled ? "scaled" : "demo"}.json`), JSON.stringify(run));
  const demo = findSaved("demo");
  if (demo) writeFileSync(PUBLISHED, describeBenchmarks(demo, findSaved("scaled")));
}
