import { once } from "node:events";
import { createServer } from "node:net";
import type { AddressInfo } from "node:net";
import { createInterface } from "node:readline";
import { vi } from "vitest";
import { serviceSecrets } from "../../support/service-secrets.ts";
import { startBound, type BoundChild } from "../../support/bound-child.ts";

/** A built process of the portal for one test. */
export type OwnPart = {
  origin: string;
  lines: Record<string, unknown>[];
  /** Stops it like a supervisor; resolves with its exit code. */
  stop(): Promise<number | null>;
  hasEnded(): boolean;
};

const base = {
  PATH: process.env["PATH"],
  NODE_ENV: "production" as const,
  PORTAL_MODE: "test",
  UPSTREAM_PATIENCE: "10",
  ...serviceSecrets,
};

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, "close");
  return port;
}

function followLines(child: BoundChild): Record<string, unknown>[] {
  const lines: Record<string, unknown>[] = [];
  createInterface({ input: child.stdout }).on("line", (line) => {
    lines.push(JSON.parse(line) as Record<string, unknown>);
  });
  return lines;
}

async function startPart(
  program: string,
  variables: Record<string, string>,
  portName: string,
): Promise<OwnPart> {
  const port = await findFreePort();
  const env = { ...base, ...variables, [portName]: String(port) };
  const child = startBound([program], { env, isSilent: true });
  const ended = once(child, "exit").then(([code]) => code as number | null);
  return {
    origin: `http://127.0.0.1:${port}`,
    lines: followLines(child),
    stop() {
      child.kill("SIGTERM");
      return ended;
    },
    hasEnded: () => child.exitCode !== null || child.signalCode !== null,
  };
}

export const startService = (variables: { DATABASE_URL: string; CMS_URL: string }) =>
  startPart("build/service/server.js", variables, "SERVICE_PORT");

/** `PUBLIC_ORIGIN` may be anything: in tests the app also responds at its own address. */
export const startApp = (variables: Record<string, string>) =>
  startPart("build/app/server.js", { TRUSTED_PROXY_HOPS: "1", ...variables }, "PORT");

export async function isReady({ origin }: OwnPart): Promise<boolean> {
  const answer = await fetch(`${origin}/readyz`).catch(() => null);
  return answer?.ok === true;
}

export async function waitUntilReady(part: OwnPart): Promise<void> {
  await vi.waitFor(
    async () => {
      if (!(await isReady(part))) throw new Error(`${part.origin} is not ready`);
    },
    { timeout: 60_000, interval: 200 },
  );
}
