import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";

/** Its words behind the name in parentheses, which may hold blanks; null when there is no such process. */
function readStat(pid: number): string[] | null {
  try {
    return readFileSync(`/proc/${pid}/stat`, "utf8").split(") ").at(-1)?.split(" ") ?? null;
  } catch {
    return null;
  }
}

/**
 * When a process started, in words that only itself has: its id may be another's by now.
 * @returns null when there is none, also one that ended and was not yet buried
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
