import { existsSync, readdirSync } from "node:fs";
import { delimiter, join } from "node:path";
import { installDebianPackages } from "../stack/debian.ts";
import { SetupError } from "../stack/progress.ts";

export type OutsidePrograms = { postgresBin: string; redisServer: string; redisCli: string };

const DEBIANS_POSTGRES = "/usr/lib/postgresql";
const OLDEST_POSTGRES = 15;

/** Debian installs PostgreSQL's programs outside the PATH, one folder per major version. */
function findDebiansPostgres(): string | null {
  if (!existsSync(DEBIANS_POSTGRES)) return null;
  const newest = readdirSync(DEBIANS_POSTGRES)
    .map(Number)
    .filter((version) => version >= OLDEST_POSTGRES)
    .toSorted((a, b) => b - a)
    .map((version) => join(DEBIANS_POSTGRES, String(version), "bin"))
    .find((folder) => existsSync(join(folder, "initdb")));
  return newest ?? null;
}

function findOnPath(...names: string[]): string | null {
  const folders = (process.env["PATH"] ?? "").split(delimiter);
  const holdsAll = (folder: string) => names.every((name) => existsSync(join(folder, name)));
  return folders.find(holdsAll) ?? null;
}

function findPrograms(): OutsidePrograms | null {
  const postgresBin = findDebiansPostgres() ?? findOnPath("initdb", "postgres");
  const redisBin = findOnPath("redis-server", "redis-cli");
  if (!postgresBin || !redisBin) return null;
  return {
    postgresBin,
    redisServer: join(redisBin, "redis-server"),
    redisCli: join(redisBin, "redis-cli"),
  };
}

/** The machine's own PostgreSQL and Redis; installs them on Debian as root if missing. */
export async function requireOutsidePrograms(): Promise<OutsidePrograms> {
  const present = findPrograms();
  if (present) return present;
  await installDebianPackages("postgresql", "redis-server");
  const installed = findPrograms();
  if (installed) return installed;
  throw new SetupError(
    `No PostgreSQL ≥ ${OLDEST_POSTGRES} with Redis on this machine: install Debian's postgresql and redis-server.`,
  );
}
