import { setTimeout as pause } from "node:timers/promises";
import { readCpuMs } from "./process-usage.ts";

const LOOK_MS = 2_000;
/** An idle portal with a hundred times the content takes a twentieth: queues and schedules are looked at. */
const QUIET_SHARE = 0.1;
const QUIET_LOOKS = 3;
const MOST_LOOKS = 300;

/**
 * Waits until these processes have done next to nothing for six seconds: what a start leaves behind, such
 * as the index of the search, is no cost of the pages that are measured next.
 * @throws when they are still at work after ten minutes
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
