import { setTimeout as pause } from "node:timers/promises";
import { z } from "zod";
import { DEMO_PASSWORD } from "../../scripts/stack/parts.ts";
import { percentile } from "../figures.ts";
import { USER_AGENT } from "../load.ts";
import { logIn } from "../member.ts";
import { listBenchPages } from "../pages.ts";

/**
 * Views every page while Directus hangs, is dead and is back: `node bench/by-hand/directus-outage.ts`, with
 * the variables of a running stack (TEST_APP_ORIGIN, TEST_SERVICE_URL, DIRECTUS_PID). The stack's launcher
 * restarts a dead Directus. Prints the statuses and response times of each phase, and pages that failed.
 */
const env = z
  .object({
    TEST_APP_ORIGIN: z.url(),
    TEST_SERVICE_URL: z.url(),
    DIRECTUS_PID: z.coerce.number().int().positive(),
  })
  .parse(process.env);

const ANSWER_TIMEOUT_MS = 30_000;
const RESTART_MS = 20_000;

type Viewed = { address: string; status: number; ms: number; isWhole: boolean };

const cookie = await logIn(env.TEST_SERVICE_URL, "membro@example.com", DEMO_PASSWORD);
const pages = listBenchPages();

async function view(address: string): Promise<Viewed> {
  const startMs = performance.now();
  const answer = await fetch(new URL(address, env.TEST_APP_ORIGIN), {
    headers: { cookie, "user-agent": USER_AGENT },
    redirect: "manual",
    signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS),
  }).catch(() => null);
  const text = (await answer?.text().catch(() => "")) ?? "";
  return {
    address,
    status: answer?.status ?? 0,
    ms: performance.now() - startMs,
    isWhole: text.includes("</html>"),
  };
}

async function viewAll(phase: string): Promise<void> {
  const viewed: Viewed[] = [];
  for (const { address } of pages) viewed.push(await view(address));
  const times = viewed.map(({ ms }) => ms).toSorted((a, b) => a - b);
  const statuses = Map.groupBy(viewed, ({ status }) => status);
  const counts = [...statuses].map(([status, all]) => `${status}: ${all.length}`).join(", ");
  const [p50, p95] = [percentile(times, 0.5), percentile(times, 0.95)].map(Math.round);
  process.stdout.write(
    `${phase}: ${counts}; p50 ${p50} ms, p95 ${p95} ms, most ${Math.round(times.at(-1) ?? 0)} ms\n`,
  );
  for (const { address, status, ms, isWhole } of viewed) {
    if (status >= 500 || status === 0 || !isWhole)
      process.stdout.write(
        `  ${status} ${address} ${Math.round(ms)} ms${isWhole ? "" : ", not whole"}\n`,
      );
  }
}

await viewAll("first view");
await viewAll("second view");
process.kill(env.DIRECTUS_PID, "SIGSTOP");
await viewAll("Directus hangs");
await viewAll("Directus hangs, again");
process.kill(env.DIRECTUS_PID, "SIGCONT");
await pause(2_000);
await viewAll("Directus goes on");
process.kill(env.DIRECTUS_PID, "SIGKILL");
await viewAll("Directus is dead");
await pause(RESTART_MS);
await viewAll("Directus is back");
