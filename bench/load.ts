import autocannon from "autocannon";
import { percentile, median } from "./figures.ts";
import { FEW, type LoadPlan } from "./load-plan.ts";
import { readCpuMs } from "./process-usage.ts";

/** A browser's user agent: crawlers get different responses. */
export const USER_AGENT =
  "Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0 Safari/537.36";
const ENCODINGS = "gzip, deflate, br, zstd";

export type Target = {
  name: string;
  url: string;
  cookie: string | null;
  parts: Readonly<Record<string, readonly number[]>>;
};

export type LoadResult = {
  requestsPerSecond: number;
  p50Ms: number;
  p99Ms: number;
  cpuMsPerRequest: number;
  cpuMsPerRequestByPart: Record<string, number>;
  /** On the wire, including headers. */
  bytesPerAnswer: number;
};

type LoadCase = { connections: number; takesCompressed: boolean };
type Load = LoadCase & { seconds: number; amount?: number };

/** Of pages that a member may open only so often in a minute. */
const LIMITED_AMOUNT = 16;
/** After the wait nothing is cached. */
const LIMITED_WARM_UP_AMOUNT = 2;
const LIMIT_MS = 61_000;
const TOO_MANY_REQUESTS = "429";

export function headersOf(target: Pick<Target, "cookie">): Record<string, string> {
  return { "user-agent": USER_AGENT, ...(target.cookie ? { cookie: target.cookie } : {}) };
}

function fire(target: Target, load: Load, latenciesMs: number[]): Promise<autocannon.Result> {
  const encodings = load.takesCompressed ? { "accept-encoding": ENCODINGS } : {};
  return new Promise((done, reject) => {
    const run = autocannon(
      {
        url: target.url,
        connections: load.connections,
        duration: load.seconds,
        ...(load.amount && { amount: load.amount }),
        headers: { ...headersOf(target), ...encodings },
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

/** Null if the portal refused any of the requests. */
async function runRound(target: Target, load: Load): Promise<LoadResult | null> {
  const latenciesMs: number[] = [];
  const before = Object.fromEntries(readParts(target));
  const result = await fire(target, load, latenciesMs);
  if (result.non2xx > 0) return null;
  const failures = result.errors + result.timeouts;
  if (failures > 0) throw new Error(`${target.name}: ${failures} requests got no answer`);
  const answers = latenciesMs.length;
  const byPart = readParts(target).map(
    ([part, cpuMs]) => [part, (cpuMs - (before[part] ?? 0)) / answers] as const,
  );
  const sorted = latenciesMs.toSorted((a, b) => a - b);
  return {
    requestsPerSecond: answers / result.duration,
    p50Ms: percentile(sorted, 0.5),
    p99Ms: percentile(sorted, 0.99),
    cpuMsPerRequest: byPart.reduce((sum, [, ms]) => sum + ms, 0),
    cpuMsPerRequestByPart: Object.fromEntries(byPart),
    bytesPerAnswer: result.throughput.total / answers,
  };
}

/** Median of each figure, so that one outlier of the machine spoils one round and not the result. */
function medianOf(rounds: readonly LoadResult[]): LoadResult {
  const of = (read: (round: LoadResult) => number) => median(rounds.map(read));
  const parts = Object.keys(rounds[0]?.cpuMsPerRequestByPart ?? {});
  return {
    requestsPerSecond: of((round) => round.requestsPerSecond),
    p50Ms: of((round) => round.p50Ms),
    p99Ms: of((round) => round.p99Ms),
    cpuMsPerRequest: of((round) => round.cpuMsPerRequest),
    cpuMsPerRequestByPart: Object.fromEntries(
      parts.map((part) => [part, of((round) => round.cpuMsPerRequestByPart[part] ?? 0)]),
    ),
    bytesPerAnswer: of((round) => round.bytesPerAnswer),
  };
}

/** Returns the targets that answered 429. */
export async function warmUp(
  targets: readonly Target[],
  { warmUpSeconds }: LoadPlan,
): Promise<Target[]> {
  const limited: Target[] = [];
  for (const target of targets) {
    const load = { connections: FEW, takesCompressed: false, seconds: warmUpSeconds };
    const { statusCodeStats } = await fire(target, load, []);
    if (statusCodeStats?.[TOO_MANY_REQUESTS]) limited.push(target);
  }
  return limited;
}

/** Waits for the limits to end, then sends as many requests as they allow. */
export async function loadLimited(targets: readonly Target[]): Promise<(LoadResult | null)[]> {
  if (targets.length > 0) await new Promise((done) => setTimeout(done, LIMIT_MS));
  const load = { connections: FEW, takesCompressed: false, seconds: 10, amount: LIMITED_AMOUNT };
  const warmUpLoad = { ...load, connections: 1, amount: LIMITED_WARM_UP_AMOUNT };
  const results: (LoadResult | null)[] = [];
  for (const target of targets) {
    await fire(target, warmUpLoad, []);
    results.push(await runRound(target, load));
  }
  return results;
}

/**
 * Loads the pages one after another, round by round, so that other load affects all of them. Null for a page
 * that refused any request.
 */
export async function loadInTurn(
  targets: readonly Target[],
  loadCase: LoadCase,
  { rounds, roundSeconds }: LoadPlan,
): Promise<(LoadResult | null)[]> {
  const load = { ...loadCase, seconds: roundSeconds };
  const results = targets.map((): LoadResult[] => []);
  for (let round = 0; round < rounds; round++) {
    const order = [...targets.keys()];
    if (round % 2 === 1) order.reverse();
    for (const index of order) {
      const result = await runRound(targets[index] as Target, load);
      if (result) results[index]?.push(result);
    }
  }
  return results.map((all) => (all.length === rounds ? medianOf(all) : null));
}
