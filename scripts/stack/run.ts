import { spawn } from "node:child_process";
import type { Socket } from "node:net";
import { join } from "node:path";
import { startRecord, endDeadRuns, RUN_VARIABLE } from "./run-record.ts";

/**
 * Starts a run that leaves nothing behind. Ends leftovers of dead runs, and starts a keeper that does the
 * same if this run is killed. Everything passed to `endWithUs` from now on belongs to it.
 * @returns the keeper's process id; null if no record can be written
 */
export async function startRun(): Promise<number | null> {
  await endDeadRuns();
  const file = startRecord(process.pid);
  if (!file) return null;
  const program = join(import.meta.dirname, "supervisor.ts");
  const keeper = spawn(process.execPath, ["--disable-warning=ExperimentalWarning", program, file], {
    // In its own group, so that killing the run's group leaves it alive.
    detached: true,
    stdio: ["pipe", "ignore", "ignore"],
    cwd: "/",
  });
  keeper.on("error", () => undefined);
  keeper.unref();
  (keeper.stdin as Socket).on("error", () => undefined).unref();
  // Set afterwards, as the keeper itself is not part of the run.
  process.env[RUN_VARIABLE] = file;
  return keeper.pid ?? null;
}
