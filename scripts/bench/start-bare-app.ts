import { spawn } from "node:child_process";
import { resolve } from "node:path";
import { run } from "../stack/build.ts";
import { findFreePort } from "../stack/ports.ts";

const ROOT = resolve(import.meta.dirname, "../..");

export type BareApp = { origin: string; pid: number; stop(): void };

async function waitUntilUp(origin: string): Promise<void> {
  const giveUpAt = performance.now() + 20_000;
  while (!(await fetch(origin).catch(() => null))?.ok) {
    if (performance.now() > giveUpAt) throw new Error("the bare app does not answer");
    await new Promise((done) => setTimeout(done, 50));
  }
}

/** Builds and starts the two-page app that the portal is measured beside. */
export async function startBareApp(): Promise<BareApp> {
  await run(
    [
      "node_modules/@remix-run/dev/dist/cli.js",
      "vite:build",
      "scripts/bench/bare-app",
      "--logLevel=warn",
    ],
    { env: { ...process.env, NODE_ENV: "production" } },
  );
  const port = await findFreePort();
  const server = spawn(
    process.execPath,
    ["--disable-warning=ExperimentalWarning", "scripts/bench/bare-app/server.ts", String(port)],
    { cwd: ROOT, env: { ...process.env, NODE_ENV: "production" }, stdio: "inherit" },
  );
  const origin = `http://127.0.0.1:${port}`;
  await waitUntilUp(origin);
  return { origin, pid: server.pid ?? 0, stop: () => void server.kill("SIGTERM") };
}
