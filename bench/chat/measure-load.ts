import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { percentile } from "../figures.ts";
import { openClients, talk } from "./clients.ts";
import { contenders } from "./contenders.ts";
import type { Contender } from "./contenders.ts";
import type { ServerReport, Usage, UsageQuestion } from "./server-process.ts";

export type ContenderName = keyof typeof contenders;
export const contenderNames = Object.keys(contenders) as ContenderName[];

export type TalkFigures = {
  contender: ContenderName;
  connections: number;
  isKept: boolean;
  deliveredPerSecond: number;
  p99Ms: number;
  cpuUsPerDelivery: number;
};

export type IdleFigures = {
  contender: ContenderName;
  connections: number;
  bytesPerConnection: number;
  rssBytes: number;
};

export type TalkPlan = {
  connections: number;
  databaseUrl: string | null;
  warmUpMs: number;
  durationMs: number;
};

type Running = {
  port: number;
  usage(requested: UsageQuestion): Promise<Usage>;
  stop(): Promise<void>;
};

async function startServer({ server }: Contender, databaseUrl: string | null): Promise<Running> {
  const args = ["--expose-gc", "--disable-warning=ExperimentalWarning"];
  const file = join(import.meta.dirname, server);
  const stdio = ["ignore", "inherit", "inherit", "ipc"] as const;
  const child = spawn(process.execPath, [...args, file, databaseUrl ?? ""], { stdio: [...stdio] });
  const hear = async () => {
    const [report] = (await once(child, "message")) as [ServerReport];
    return report;
  };
  const first = await hear();
  if (!("port" in first)) throw new Error("A server began without its port");
  return {
    port: first.port,
    async usage(requested) {
      const answer = hear();
      child.send(requested);
      const report = await answer;
      if (!("usage" in report)) throw new Error("A server did not say what it used");
      return report.usage;
    },
    async stop() {
      const ended = once(child, "exit");
      child.kill("SIGKILL");
      await ended;
    },
  };
}

export async function measureTalk(name: ContenderName, plan: TalkPlan): Promise<TalkFigures> {
  const contender = contenders[name];
  const server = await startServer(contender, plan.databaseUrl);
  const clients = await openClients(contender, server.port, plan.connections);
  await talk(contender, clients, plan.warmUpMs);
  const before = await server.usage("busy");
  const startedMs = performance.now();
  const { count, sampledMs } = await talk(contender, clients, plan.durationMs);
  const seconds = (performance.now() - startedMs) / 1_000;
  const after = await server.usage("busy");
  clients.close();
  await server.stop();
  return {
    contender: name,
    connections: plan.connections,
    isKept: plan.databaseUrl !== null,
    deliveredPerSecond: count / seconds,
    p99Ms: percentile(
      sampledMs.toSorted((a, b) => a - b),
      0.99,
    ),
    cpuUsPerDelivery: (after.cpuUs - before.cpuUs) / count,
  };
}

export async function measureIdle(name: ContenderName, connections: number): Promise<IdleFigures> {
  const contender = contenders[name];
  const server = await startServer(contender, null);
  const before = await server.usage("idle");
  const clients = await openClients(contender, server.port, connections);
  const { rssBytes } = await server.usage("idle");
  clients.close();
  await server.stop();
  const bytesPerConnection = (rssBytes - before.rssBytes) / connections;
  return { contender: name, connections, bytesPerConnection, rssBytes };
}
