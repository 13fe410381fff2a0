import { spawn } from "node:child_process";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { run } from "../scripts/stack/build.ts";
import { endWithProcess } from "../scripts/stack/children.ts";
import { findFreePort } from "../scripts/stack/ports.ts";
import { hashOf, runOncePerHash } from "../scripts/stack/stamp.ts";

const ROOT = resolve(import.meta.dirname, "..");
const CACHE = join(ROOT, ".cache", "bench");
const PLAIN_PAGES = join(CACHE, "plain-pages");
const TIMEOUT_MS = 20_000;

export type SideServer = { origin: string; pid: number; stop(): void };

async function waitUntilUp(origin: string): Promise<void> {
  const giveUpAt = performance.now() + TIMEOUT_MS;
  while (!(await fetch(origin).catch(() => null))) {
    if (performance.now() > giveUpAt) throw new Error(`${origin} does not answer`);
    await new Promise((done) => setTimeout(done, 50));
  }
}

export async function startServer(args: readonly string[], cwd = ROOT): Promise<SideServer> {
  const port = await findFreePort();
  const server = spawn(
    process.execPath,
    ["--disable-warning=ExperimentalWarning", ...args, String(port)],
    {
      cwd,
      env: { ...process.env, NODE_ENV: "production" },
      stdio: ["ignore", "ignore", "inherit"],
    },
  );
  endWithProcess(server, "SIGTERM");
  const origin = `http://127.0.0.1:${port}`;
  await waitUntilUp(origin);
  return { origin, pid: server.pid ?? 0, stop: () => void server.kill("SIGTERM") };
}

export async function startBareApp(): Promise<SideServer> {
  mkdirSync(CACHE, { recursive: true });
  const sources = ["bench/bare-app", "remix.config.js", "package-lock.json"];
  await runOncePerHash(
    join(CACHE, ".bare-app-stamp"),
    hashOf(...sources.map((name) => join(ROOT, name))),
    () =>
      run(
        [
          "node_modules/@remix-run/dev/dist/cli.js",
          "vite:build",
          "bench/bare-app",
          "--logLevel=warn",
        ],
        { env: { ...process.env, NODE_ENV: "production" } },
      ),
  );
  return startServer(["bench/bare-app/server.ts"]);
}

export function startPlainPages(pages: Readonly<Record<string, string>>): Promise<SideServer> {
  rmSync(PLAIN_PAGES, { recursive: true, force: true });
  mkdirSync(PLAIN_PAGES, { recursive: true });
  for (const [name, html] of Object.entries(pages)) writeFileSync(join(PLAIN_PAGES, name), html);
  return startServer(["bench/plain-page/server.ts", PLAIN_PAGES]);
}
