import { spawn } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { run } from "../stack/build.ts";
import { findFreePort } from "../stack/ports.ts";

const ROOT = resolve(import.meta.dirname, "../..");
const PLAIN_PAGE = join(ROOT, ".cache", "bench", "plain-page.html");

/** A server that the portal is measured beside, in the same run. */
export type SideServer = { origin: string; pid: number; stop(): void };

async function waitUntilUp(origin: string): Promise<void> {
  const giveUpAt = performance.now() + 20_000;
  while (!(await fetch(origin).catch(() => null))?.ok) {
    if (performance.now() > giveUpAt) throw new Error(`${origin} does not answer`);
    await new Promise((done) => setTimeout(done, 50));
  }
}

async function startServer(script: string, ...args: string[]): Promise<SideServer> {
  const port = await findFreePort();
  const server = spawn(
    process.execPath,
    ["--disable-warning=ExperimentalWarning", script, ...args, String(port)],
    { cwd: ROOT, env: { ...process.env, NODE_ENV: "production" }, stdio: "inherit" },
  );
  const origin = `http://127.0.0.1:${port}`;
  await waitUntilUp(origin);
  return { origin, pid: server.pid ?? 0, stop: () => void server.kill("SIGTERM") };
}

/** Builds and starts the two-page Remix app that the member's pages are measured beside. */
export async function startBareApp(): Promise<SideServer> {
  await run(
    [
      "node_modules/@remix-run/dev/dist/cli.js",
      "vite:build",
      "scripts/bench/bare-app",
      "--logLevel=warn",
    ],
    { env: { ...process.env, NODE_ENV: "production" } },
  );
  return startServer("scripts/bench/bare-app/server.ts");
}

/** Starts the plain Fastify page that a visitor's page is measured beside: the very same HTML. */
export function startPlainPage(html: string): Promise<SideServer> {
  mkdirSync(join(ROOT, ".cache", "bench"), { recursive: true });
  writeFileSync(PLAIN_PAGE, html);
  return startServer("scripts/bench/plain-page/server.ts", PLAIN_PAGE);
}
