import { writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { readEnvironment } from "../../config/environment.ts";
import { loadContentPages } from "../../bench/content-pages.ts";
import { describeContentBenchmarks, type ContentRun } from "../../bench/content-report.ts";
import { describePlan, FULL, QUICK } from "../../bench/load-plan.ts";
import { logIn } from "../../bench/member.ts";
import { measurePublishing } from "../../bench/publish.ts";
import { describeMachine } from "../../bench/report.ts";
import { waitUntilQuiet } from "../../bench/wait-until-quiet.ts";
import { exitAtSignals } from "../stack/children.ts";
import { findPartPorts } from "../stack/ports.ts";
import { endWithLine, say } from "../stack/progress.ts";
import { startStack } from "../stack/stack.ts";

/**
 * Measures pages with the demo's content and with a hundred times as much. Also measures how soon members
 * see new content. Writes bench/results/benchmarks-content.md (`--quick` measures roughly and writes
 * nothing). Starts a separate stack for each size.
 */
const SCALE = 100;
const EMAIL = "membro@example.com";
const PASSWORD = "Portal-Demo-2026!";
const FILE = join(import.meta.dirname, "../../bench/results/benchmarks-content.md");

exitAtSignals();
const isQuick = process.argv.includes("--quick");
const plan = isQuick ? QUICK : FULL;
const rounds = isQuick ? 5 : 40;

async function measure(scale: number): Promise<ContentRun> {
  const environment = readEnvironment("launcher", {
    PORTAL_MODE: "test",
    PORTAL_DATA_DIR: resolve(process.env["PORTAL_DATA_DIR"] ?? ".data", `bench-content-${scale}`),
    ...(await findPartPorts()),
  });
  const stack = await startStack({ environment, withDemo: true, contentScale: scale });
  try {
    const { PUBLIC_ORIGIN: origin, SERVICE_URL, CMS_URL, CMS_ADMIN_TOKEN } = stack.variables;
    const cookie = await logIn(SERVICE_URL, EMAIL, PASSWORD);
    const pids = stack.parts.flatMap((part) => part.pid() ?? []);
    say(`waiting until the stack with ${scale} × the content is quiet`);
    await waitUntilQuiet(pids);
    const pages = await loadContentPages({ origin, cookie, parts: { portal: pids } }, plan);
    const cms = { cmsUrl: CMS_URL, adminToken: CMS_ADMIN_TOKEN };
    const seen = await measurePublishing({ origin, cookie, cms }, rounds);
    return { scale, pages, seen };
  } finally {
    await stack.stop();
  }
}

try {
  const [demo, scaled] = [await measure(1), await measure(SCALE)];
  const machine = `${describeMachine()}. ${new Date().toISOString().slice(0, 10)}`;
  const report = { demo, scaled, machine, plan: describePlan(plan), rounds };
  const text = describeContentBenchmarks(report);
  if (!isQuick) writeFileSync(FILE, text);
  process.stdout.write(`\n${text}`);
  process.exit(0);
} catch (error) {
  endWithLine(error);
}
