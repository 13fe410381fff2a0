import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";

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
