import { execFileSync, spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { endWithProcess } from "../stack/children.ts";
import { findFreePort } from "../stack/ports.ts";
import { ensureDatabases } from "../stack/postgres.ts";
import { SetupError } from "../stack/progress.ts";
import { giveToUnprivileged, unprivileged } from "../stack/unprivileged.ts";
import type { OutsidePrograms } from "./outside-programs.ts";

const START_LIMIT_MS = 30_000;
const env = { NODE_ENV: "production", PATH: process.env["PATH"], LC_ALL: "C" } as const;

export type OutsideServers = {
  databaseUrl(name: "portal" | "cms"): string;
  redisUrl: string;
  stop(): Promise<void>;
};

type Server = { stop(): Promise<void> };

async function startServer(program: string, args: string[], folder: string): Promise<Server> {
  const stdio: ["ignore", "pipe", "pipe"] = ["ignore", "pipe", "pipe"];
  const child = spawn(program, args, { ...unprivileged, env, cwd: folder, stdio });
  endWithProcess(child, "SIGINT");
  const ended = new Promise<void>((done) => child.once("exit", () => done()));
  let log = "";
  await new Promise<void>((done, reject) => {
    const fail = (how: string) => reject(new SetupError(`${program} ${how}:\n${log.trim()}`));
    const limit = setTimeout(() => {
      child.kill("SIGKILL");
      fail("does not become ready");
    }, START_LIMIT_MS);
    for (const stream of [child.stdout, child.stderr]) {
      stream.on("data", (chunk: Buffer) => {
        log = (log + chunk).slice(-4000);
        if (!/ready to accept connections/i.test(log)) return;
        clearTimeout(limit);
        done();
      });
    }
    child.once("exit", () => {
      clearTimeout(limit);
      fail("ended at start");
    });
  });
  return {
    async stop() {
      child.kill("SIGINT");
      await ended;
    },
  };
}

function makeFolder(path: string): string {
  mkdirSync(path, { mode: 0o700 });
  giveToUnprivileged(path);
  return path;
}

function makeCluster(postgresBin: string, cluster: string, password: string): void {
  const passwordFile = join(cluster, "..", "owner-password");
  writeFileSync(passwordFile, password, { mode: 0o600 });
  giveToUnprivileged(passwordFile);
  const owner = ["-U", "postgres", "-A", "scram-sha-256", `--pwfile=${passwordFile}`];
  const options = { ...unprivileged, env, cwd: cluster, stdio: "pipe" } as const;
  const settings = ["-E", "UTF8", "--locale=C.UTF-8", "--no-sync"];
  execFileSync(join(postgresBin, "initdb"), ["-D", cluster, ...owner, ...settings], options);
}

/**
 * Starts PostgreSQL and Redis with the programs installed on this machine. Their data is in `folder`. Both require a password, as an operator's servers do. Other servers on the machine are not touched.
 */
export async function startOutsideServers(
  { postgresBin, redisServer }: OutsidePrograms,
  folder: string,
): Promise<OutsideServers> {
  const password = randomBytes(16).toString("hex");
  const cluster = makeFolder(join(folder, "postgres"));
  makeCluster(postgresBin, cluster, password);
  const postgresPort = await findFreePort();
  const at = ["-p", String(postgresPort), "-h", "127.0.0.1", "-k", ""];
  const postgres = await startServer(
    join(postgresBin, "postgres"),
    ["-D", cluster, ...at],
    cluster,
  );
  const stops = [() => postgres.stop()];
  const stop = async () => {
    for (const each of stops.splice(0).reverse()) await each();
  };
  try {
    const urlOf = (user: string, database: string) =>
      `postgres://${user}:${password}@127.0.0.1:${postgresPort}/${database}`;
    await ensureDatabases(urlOf("postgres", "postgres"), password);

    const redisPort = await findFreePort();
    const redisFolder = makeFolder(join(folder, "redis"));
    const settings = { port: redisPort, bind: "127.0.0.1", save: "", requirepass: password };
    const redisArgs = Object.entries(settings).flatMap(([key, value]) => [`--${key}`, `${value}`]);
    const redis = await startServer(redisServer, redisArgs, redisFolder);
    stops.push(() => redis.stop());
    return {
      databaseUrl: (name) => urlOf(name, name),
      redisUrl: `redis://:${password}@127.0.0.1:${redisPort}`,
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
