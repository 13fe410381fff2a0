import { resolve } from "node:path";
import { readEnvironment } from "../../config/environment.ts";
import { bench } from "../../bench/bench.ts";
import { exitAtSignals } from "../stack/children.ts";
import { findPartPorts } from "../stack/ports.ts";
import { endWithLine } from "../stack/progress.ts";
import { startStack, type Stack } from "../stack/stack.ts";

/**
 * Measures the portal beside its peers, first with the demo's content, then with a hundred times as much,
 * and writes bench/results/benchmarks.md. `--demo` runs only the first, `--scaled` only the second;
 * `--quick` measures the first roughly and writes nothing. Starts a stack of its own for each.
 */
const SCALE = 100;

async function start(scale: number): Promise<Stack> {
  const root = process.env["PORTAL_DATA_DIR"] ?? ".data";
  const environment = readEnvironment("launcher", {
    PORTAL_MODE: "test",
    PORTAL_DATA_DIR: resolve(root, `bench-${scale}`),
    ...(await findPartPorts()),
  });
  return startStack({ environment, withDemo: true, contentScale: scale });
}

function pidsOf(stack: Stack): string {
  const pid = (name: string) => stack.parts.find((part) => part.name === name)?.pid();
  return JSON.stringify({
    app: pid("app"),
    service: pid("service"),
    cms: pid("directus"),
    postgres: stack.postgres ? [stack.postgres.pid()] : [],
  });
}

exitAtSignals();
const isRequested = (name: string) => process.argv.includes(name);
const isQuick = isRequested("--quick");
const scales = isRequested("--scaled") ? [SCALE] : [1, SCALE];
try {
  for (const scale of isQuick || isRequested("--demo") ? [1] : scales) {
    const stack = await start(scale);
    try {
      const { PUBLIC_ORIGIN, SERVICE_URL } = stack.variables;
      const env = { BENCH_APP_ORIGIN: PUBLIC_ORIGIN, SERVICE_URL, BENCH_PIDS: pidsOf(stack) };
      await bench({ ...process.env, ...env }, { isScaled: scale > 1, isQuick });
    } finally {
      await stack.stop();
    }
  }
} catch (error) {
  endWithLine(error);
}
