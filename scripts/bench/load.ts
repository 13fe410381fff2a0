import autocannon from "autocannon";
import { readCpuMs } from "./process-usage.ts";

const CONNECTIONS = 8;
const ROUNDS = 6;
const ROUND_SECONDS = 5;
const WARM_UP_SECONDS = 3;

/** A browser's name: crawlers are answered in another way. */
export const USER_AGENT =
  "Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0 Safari/537.36";
export const LOAD = `${ROUNDS} rounds of ${ROUND_SECONDS} s a page in turn, ${CONNECTIONS} connections`;

export type Target = {
  name: string;
  url: string;
  cookie: string | null;
  /** The processes whose CPU time the page costs, by part. */
  parts: Readonly<Record<string, readonly number[]>>;
};

export type LoadResult = {
  requestsPerSecond: number;
  p50Ms: number;
  p99Ms: number;
  cpuMsPerRequest: number;
  cpuMsPerRequestByPart: Record<string, number>;
};

type Tally = { seconds: number; cpuMs: Record<string, number>; latenciesMs: number[] };

export function headersOf(target: Target): Record<string, string> {
  return { "user-agent": USER_AGENT, ...(target.cookie ? { cookie: target.cookie } : {}) };
}

function fire(target: Target, seconds: number, latenciesMs: number[]): Promise<autocannon.Result> {
  return new Promise((done, reject) => {
    const run = autocannon(
      {
        url: target.url,
        connections: CONNECTIONS,
        duration: seconds,
        headers: headersOf(target),
      },
      (error: Error | null, result) => (error ? reject(error) : done(result)),
    );
    run.on("response", (_client, _status, _bytes, responseTimeMs) => {
      latenciesMs.push(responseTimeMs);
    });
  });
}

function readParts({ parts }: Target): [part: string, cpuMs: number][] {
  return Object.entries(parts).map(([part, pids]) => [part, readCpuMs(pids)]);
}

async function addRound(target: Target, tally: Tally): Promise<void> {
  const before = Object.fromEntries(readParts(target));
  const result = await fire(target, ROUND_SECONDS, tally.latenciesMs);
  for (const [part, cpuMs] of readParts(target)) {
    tally.cpuMs[part] = (tally.cpuMs[part] ?? 0) + cpuMs - (before[part] ?? 0);
  }
  tally.seconds += result.duration;
  const failures = result.non2xx + result.errors + result.timeouts;
  if (failures > 0) throw new Error(`${target.name}: ${failures} answers were not a page`);
}

function percentile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

function summarise({ seconds, cpuMs, latenciesMs }: Tally): LoadResult {
  const sorted = latenciesMs.toSorted((a, b) => a - b);
  const byPart = Object.entries(cpuMs).map(([part, ms]) => [part, ms / sorted.length] as const);
  return {
    requestsPerSecond: sorted.length / seconds,
    p50Ms: percentile(sorted, 0.5),
    p99Ms: percentile(sorted, 0.99),
    cpuMsPerRequest: byPart.reduce((sum, [, ms]) => sum + ms, 0),
    cpuMsPerRequestByPart: Object.fromEntries(byPart),
  };
}

/** Loads the pages one after the other, round by round, so that a busy minute hits all of them. */
export async function loadInTurn(targets: readonly Target[]): Promise<LoadResult[]> {
  const tallies = targets.map((): Tally => ({ seconds: 0, cpuMs: {}, latenciesMs: [] }));
  for (const target of targets) await fire(target, WARM_UP_SECONDS, []);
  for (let round = 0; round < ROUNDS; round++) {
    const order = [...targets.keys()];
    if (round % 2 === 1) order.reverse();
    for (const index of order) {
      await addRound(targets[index] as Target, tallies[index] as Tally);
    }
  }
  return tallies.map(summarise);
}
