import { spawn } from "node:child_process";
import type { Socket } from "node:net";
import { join } from "node:path";
import { beginRecord, endDeadRuns, RUN_VARIABLE } from "./run-record.ts";

/**
 * Begins a run of which nothing stays: ends what dead runs left, and sets a keeper beside this one that
 * does the same for it, should it be killed. What `endWithUs` is told from now on is part of it.
 * @returns the keeper's process id; null where no record can be kept
 */
export async function beginRun(): Promise<number | null> {
  await endDeadRuns();
  const file = beginRecord(process.pid);
  if (!file) return null;
  const program = join(import.meta.dirname, "keeper.ts");
  const keeper = spawn(process.execPath, ["--disable-warning=ExperimentalWarning", program, file], {
    // In a group of its own: what kills the run's group leaves it alive.
    detached: true,
    stdio: ["pipe", "ignore", "ignore"],
    cwd: "/",
  });
  keeper.on("error", () => undefined);
  keeper.unref();
  (keeper.stdin as Socket).on("error", () => undefined).unref();
  // Only afterwards: the keeper itself is no part of the run.
  process.env[RUN_VARIABLE] = file;
  return keeper.pid ?? null;
}
