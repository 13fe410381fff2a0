import { execFileSync } from "node:child_process";
import {
  appendFileSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
  existsSync,
} from "node:fs";
import { tmpdir, userInfo } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

/** File that lists what must end with a run; child processes inherit this variable. */
export const RUN_VARIABLE = "PORTAL_RUN_RECORD";

const GRACE_MS = 4_000;
const POLL_MS = 100;

type Noted = { pid: number; start: string; signal: NodeJS.Signals };
type Run = { runner: Noted | null; processes: Noted[]; folders: string[] };

/** In the temp folder, so that a run of another clone finds it. */
export const runsFolder = () => join(tmpdir(), `portal-runs-${userInfo().uid}`);

function note(...words: (string | number)[]): void {
  const file = process.env[RUN_VARIABLE];
  if (!file) return;
  try {
    appendFileSync(file, `${words.join(" ")}\n`);
  } catch {
    // The temp folder is full: this run continues; the keeper and the next run know less.
  }
}

/** Fields after the name in parentheses, which may contain blanks; null if there is no such process. */
function readStat(pid: number): string[] | null {
  try {
    return readFileSync(`/proc/${pid}/stat`, "utf8").split(") ").at(-1)?.split(" ") ?? null;
  } catch {
    return null;
  }
}

/**
 * Start time of a process, which identifies it even if its id is reused.
 * @returns null if there is none, or only a zombie
 */
export function findProcessStart(pid: number): string | null {
  if (existsSync("/proc/self/stat")) {
    const [state, ...words] = readStat(pid) ?? [];
    return state === undefined || state === "Z" ? null : (words[18] ?? null);
  }
  try {
    const said = execFileSync("ps", ["-o", "lstart=", "-p", String(pid)], { stdio: "pipe" });
    return said.toString().trim() || null;
  } catch {
    return null;
  }
}

export function recordProcess(pid: number, signal: NodeJS.Signals): void {
  const start = findProcessStart(pid);
  if (start) note("process", pid, start.replaceAll(" ", "_"), signal);
}

export function noteFolder(path: string): void {
  note("folder", path);
}

/**
 * Starts a run's record; the first line names its runner.
 * @returns the file; null if it can't be written
 */
export function startRecord(pid: number): string | null {
  const start = findProcessStart(pid)?.replaceAll(" ", "_");
  if (!start) return null;
  try {
    mkdirSync(runsFolder(), { recursive: true, mode: 0o700 });
    const file = join(runsFolder(), `${pid}-${start}`);
    writeFileSync(file, `runner ${pid} ${start} SIGTERM\n`, { mode: 0o600 });
    return file;
  } catch {
    return null;
  }
}

function readRun(file: string): Run {
  const run: Run = { runner: null, processes: [], folders: [] };
  let text = "";
  try {
    text = readFileSync(file, "utf8");
  } catch {
    return run;
  }
  for (const line of text.split("\n")) {
    const [kind, ...words] = line.split(" ");
    if (kind === "folder") run.folders.push(words.join(" "));
    const noted = {
      ...{ pid: Number(words[0]), start: words[1] ?? "" },
      signal: words[2] as NodeJS.Signals,
    };
    if (kind === "runner") run.runner = noted;
    if (kind === "process") run.processes.push(noted);
  }
  return run;
}

const isAlive = ({ pid, start }: Noted) => findProcessStart(pid)?.replaceAll(" ", "_") === start;

function listHeirs(file: string): Noted[] {
  let pids: string[] = [];
  try {
    pids = readdirSync("/proc").filter((name) => /^\d+$/.test(name));
  } catch {
    return [];
  }
  return pids.map(Number).flatMap((pid): Noted[] => {
    if (pid === process.pid) return [];
    try {
      const isHeir = readFileSync(`/proc/${pid}/environ`, "utf8")
        .split("\0")
        .includes(`${RUN_VARIABLE}=${file}`);
      const start = isHeir ? findProcessStart(pid) : null;
      return start ? [{ pid, start, signal: "SIGTERM" }] : [];
    } catch {
      return [];
    }
  });
}

function send({ pid }: Noted, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch {
    // It has ended by itself.
  }
}

export async function endRun(file: string): Promise<void> {
  const { processes, folders } = readRun(file);
  const known = new Set(processes.map(({ pid }) => pid));
  const all = [...processes, ...listHeirs(file).filter(({ pid }) => !known.has(pid))];
  const living = () => all.filter(isAlive);
  for (const each of living()) send(each, each.signal);
  const limit = Date.now() + GRACE_MS;
  while (living().length > 0 && Date.now() < limit) await sleep(POLL_MS);
  for (const each of living()) send(each, "SIGKILL");
  while (living().length > 0 && Date.now() < limit + GRACE_MS) await sleep(POLL_MS);
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
  rmSync(file, { force: true });
}

export async function endDeadRuns(): Promise<void> {
  let names: string[] = [];
  try {
    names = readdirSync(runsFolder());
  } catch {
    return;
  }
  for (const name of names) {
    const file = join(runsFolder(), name);
    const { runner } = readRun(file);
    if (!runner || !isAlive(runner)) await endRun(file);
  }
}
