import { readdirSync, readFileSync } from "node:fs";

/** Linux counts CPU time in hundredths of a second (USER_HZ), whatever the kernel's own clock. */
const MS_PER_TICK = 10;

type ProcessStat = { pid: number; parent: number; cpuMs: number };

/** The command's name is in parentheses and may contain anything, so fields are counted from behind it. */
function readStat(pid: number): ProcessStat | null {
  try {
    const line = readFileSync(`/proc/${pid}/stat`, "utf8");
    const fields = line.slice(line.lastIndexOf(")") + 2).split(" ");
    const ticks = fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0);
    return { pid, parent: Number(fields[1]), cpuMs: ticks * MS_PER_TICK };
  } catch {
    return null;
  }
}

function listProcesses(): ProcessStat[] {
  return readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => readStat(Number(name)) ?? []);
}

function listFamily(roots: readonly number[]): ProcessStat[] {
  const all = listProcesses();
  const family = all.filter(({ pid }) => roots.includes(pid));
  for (const { pid } of family) {
    family.push(...all.filter((one) => one.parent === pid && !family.includes(one)));
  }
  return family;
}

/**
 * CPU milliseconds of these processes and their children, including ended ones (a parent's time includes
 * children it has waited for).
 */
export function readCpuMs(roots: readonly number[]): number {
  return listFamily(roots).reduce((sum, { cpuMs }) => sum + cpuMs, 0);
}

/** Resident memory in bytes; shared pages are counted in each process. */
export function readMemoryBytes(roots: readonly number[]): number {
  return listFamily(roots).reduce((sum, { pid }) => {
    try {
      const status = readFileSync(`/proc/${pid}/status`, "utf8");
      return sum + Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1] ?? 0) * 1024;
    } catch {
      return sum;
    }
  }, 0);
}
