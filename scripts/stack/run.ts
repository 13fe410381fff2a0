import { spawn } from "node:child_process";
import type { Socket } from "node:net";
import { join } from "node:path";
import { startRecord, endDeadRuns, RUN_VARIABLE } from "./run-record.ts";

/**
 * Starts a run that leaves nothing behind. Ends leftovers of dead runs, and starts a supervisor that does
 * the same if this run is killed. Everything passed to `endWithUs` from now on belongs to it.
 * @returns the supervisor's process id; null if no record can be written
 */
export async function startRun(): Promise<number | null> {
  await endDeadRuns();
  const file = startRecord(process.pid);
  if (!file) return null;
  const program = join(import.meta.dirname, "supervisor.ts");
  const args = ["--disable-warning=ExperimentalWarning", program, file];
  const supervisor = spawn(process.execPath, args, {
    // In its own group, so that killing the run's group leaves it alive.
    detached: true,
    stdio: ["pipe", "ignore", "ignore"],
    cwd: "/",
  });
  supervisor.on("error", () => undefined);
  supervisor.unref();
  (supervisor.stdin as Socket).on("error", () => undefined).unref();
  // Set afterwards, as the supervisor itself is not part of the run.
  process.env[RUN_VARIABLE] = file;
  return supervisor.pid ?? null;
}
