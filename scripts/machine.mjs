// Prints the machine's resources before anything is installed: cores, load, memory, disk, and busy
// processes. Plain JavaScript without packages, for scripts/portal.mjs.
import { readdirSync, readFileSync, readlinkSync, statfsSync } from "node:fs";
import { availableParallelism, freemem, loadavg } from "node:os";

const SAMPLE_MS = 1_000;
const MAX_DELAY_MS = 180_000;
/** A process below this share of one core does not disturb a measurement. */
const NOTABLE_SHARE = 0.1;
const TICKS_PER_SECOND = 100;
const GIB = 1024 ** 3;

const sleep = (ms) => new Promise((done) => setTimeout(done, ms));

function read(path) {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return "";
  }
}

/** Processor ticks by process; empty without /proc. */
function listTicks() {
  let names = [];
  try {
    names = readdirSync("/proc").filter((name) => /^\d+$/.test(name));
  } catch {
    return new Map();
  }
  return new Map(
    names.flatMap((pid) => {
      // The name in parentheses may hold blanks: user and system time are the 12th and 13th word behind it.
      const words = read(`/proc/${pid}/stat`).split(") ").at(-1)?.split(" ") ?? [];
      return words.length > 13 ? [[Number(pid), Number(words[11]) + Number(words[12])]] : [];
    }),
  );
}

function nameProcess(pid) {
  const command = read(`/proc/${pid}/cmdline`).replaceAll("\0", " ").trim().slice(0, 60);
  let folder = "";
  try {
    folder = ` in ${readlinkSync(`/proc/${pid}/cwd`)}`;
  } catch {
    // A process of another user.
  }
  return `${command || read(`/proc/${pid}/comm`).trim()}${folder} (${pid})`;
}

/**
 * Processes above `NOTABLE_SHARE` of a core between two readings, busiest first, without this one.
 * @param {Map<number, number>} before ticks by process
 * @param {Map<number, number>} after ticks by process
 * @param {number} ms between the readings
 * @returns {{ pid: number, share: number }[]} share of one core
 */
export function listBusy(before, after, ms, ownPid = process.pid) {
  return [...after]
    .map(([pid, ticks]) => ({
      pid,
      share: (ticks - (before.get(pid) ?? ticks)) / TICKS_PER_SECOND / (ms / 1000),
    }))
    .filter(({ pid, share }) => pid !== ownPid && share >= NOTABLE_SHARE)
    .sort((one, other) => other.share - one.share);
}

async function nameNeighbors() {
  const before = listTicks();
  await sleep(SAMPLE_MS);
  return listBusy(before, listTicks(), SAMPLE_MS)
    .slice(0, 3)
    .map(({ pid, share }) => `${nameProcess(pid)} ${Math.round(share * 100)} %`);
}

/**
 * Prints the machine's resources, and waits up to three minutes for a load of at most one per core.
 * @param {string} folder on the disk that is used
 * @param {(line: string) => void} say
 * @param {boolean} isPatient false only prints, without a wait
 */
export async function reportMachine(folder, say, isPatient) {
  const cores = availableParallelism();
  const disk = statfsSync(folder);
  const neighbors = await nameNeighbors();
  say(
    `${cores} cores, load ${loadavg()[0].toFixed(1)}, ${(freemem() / GIB).toFixed(1)} GiB of memory and ` +
      `${((disk.bavail * disk.bsize) / GIB).toFixed(0)} GiB of disk free; beside it: ${neighbors.join("; ") || "nothing busy"}`,
  );
  if (!isPatient || loadavg()[0] <= cores) return;
  say(`the load is above ${cores}: waiting up to three minutes for calm`);
  const end = Date.now() + MAX_DELAY_MS;
  while (loadavg()[0] > cores && Date.now() < end) await sleep(SAMPLE_MS);
  say(loadavg()[0] > cores ? "no calm came: going on" : "calm: going on");
}
