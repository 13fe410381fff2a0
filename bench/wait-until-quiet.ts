import { setTimeout as pause } from "node:timers/promises";
import { readCpuMs } from "./process-usage.ts";

const LOOK_MS = 2_000;
/** An idle portal with a hundred times the content uses a twentieth of a core, for queues and schedules. */
const QUIET_SHARE = 0.1;
const QUIET_LOOKS = 3;
const MOST_LOOKS = 300;

/**
 * Waits until these processes have been nearly idle for six seconds. Work after a start, such as building
 * the search index, must not count as cost of the measured pages.
 * @throws if they are still busy after ten minutes
 */
export async function waitUntilQuiet(pids: readonly number[]): Promise<void> {
  let quietLooks = 0;
  for (let look = 0; look < MOST_LOOKS; look += 1) {
    const before = readCpuMs(pids);
    await pause(LOOK_MS);
    const share = (readCpuMs(pids) - before) / LOOK_MS;
    quietLooks = share < QUIET_SHARE ? quietLooks + 1 : 0;
    if (quietLooks === QUIET_LOOKS) return;
  }
  throw new Error("The portal is at work of its own after ten minutes: nothing can be measured.");
}
