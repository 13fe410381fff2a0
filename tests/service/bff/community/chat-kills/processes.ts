import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { startBound } from "../../../../support/bound-child.ts";

export type WorkerSettings = {
  databaseUrl: string;
  directusUrl: string;
  /** Used for every key of the service. 64 hexadecimal digits. */
  key: string;
  /** 0 picks a free port. */
  port: number;
};

/** Processes of one service, each with an address that it keeps across restarts. */
export type Processes = {
  urls: readonly string[];
  /** Kills a process without warning and restarts it; resolves once it is back. */
  replace(index: number): Promise<void>;
  close(): Promise<void>;
};

type Life = { child: ChildProcess; url: string };

export async function startProcesses(count: number, settings: WorkerSettings): Promise<Processes> {
  const lives = await Promise.all(Array.from({ length: count }, () => start(settings)));
  return {
    urls: lives.map(({ url }) => url),
    async replace(index) {
      const life = lives[index];
      if (!life) throw new Error(`there is no process ${index}`);
      await kill(life);
      lives[index] = await start({ ...settings, port: Number(new URL(life.url).port) });
    },
    close: async () => void (await Promise.all(lives.map(kill))),
  };
}

async function start(settings: WorkerSettings): Promise<Life> {
  const file = join(import.meta.dirname, "worker.ts");
  const child = startBound([file, JSON.stringify(settings)]);
  const [url] = await once(child.stdout, "data");
  return { child, url: String(url).trim() };
}

async function kill({ child }: Life): Promise<void> {
  const ended = once(child, "exit");
  child.kill("SIGKILL");
  await ended;
}
