import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { readEnvironment } from "../../config/environment.ts";
import { bench } from "../../bench/bench.ts";
import { exitAtSignals } from "../stack/children.ts";
import { findPartPorts } from "../stack/ports.ts";
import { endWithLine } from "../stack/progress.ts";
import { startStack, type Stack } from "../stack/stack.ts";

/**
 * Measures every page beside its peers, first with the demo's content, then with a hundred times as much,
 * and writes bench/results/benchmarks.md. `--demo` runs only the first, `--scaled` only the second.
 * `--quick` measures the first roughly, `--page WORD` only pages with this word in their address; both
 * write nothing. Starts a stack of its own for each size.
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

exitAtSignals();
const { values } = parseArgs({
  options: {
    quick: { type: "boolean", default: false },
    demo: { type: "boolean", default: false },
    scaled: { type: "boolean", default: false },
    page: { type: "string", default: "" },
  },
});
const isDemoOnly = values.demo || values.quick || values.page !== "";
const scales = values.scaled ? [SCALE] : isDemoOnly ? [1] : [1, SCALE];
try {
  for (const scale of scales) {
    const stack = await start(scale);
    try {
      await bench(stack, { isScaled: scale > 1, isQuick: values.quick, word: values.page });
    } finally {
      await stack.stop();
    }
  }
} catch (error) {
  endWithLine(error);
}
