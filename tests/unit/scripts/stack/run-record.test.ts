import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { createInterface } from "node:readline";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { fallbackClusterOf } from "../../../../scripts/stack/postgres";
import {
  startRecord,
  endDeadRuns,
  endRun,
  runsFolder,
  findProcessStart,
} from "../../../../scripts/stack/run-record";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "runs-"));
  vi.stubEnv("TMPDIR", folder);
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true, force: true });
});

const RUNNER = resolve(import.meta.dirname, "../../../support/killed-runner.ts");

type Started = { runner: number; keeper: number; pids: number[]; dataDir: string };

/** A runner with a database and a part, in a process group of its own. */
async function startRunner(): Promise<Started> {
  const dataDir = mkdtempSync(join(folder, "data-"));
  const child = spawn(
    process.execPath,
    ["--disable-warning=ExperimentalWarning", RUNNER, dataDir],
    { detached: true, stdio: ["ignore", "pipe", "inherit"] },
  );
  for await (const line of createInterface({ input: child.stdout })) {
    if (!line.startsWith("{")) continue;
    const received = JSON.parse(line) as Pick<Started, "keeper" | "pids">;
    return { runner: child.pid ?? 0, dataDir, ...received };
  }
  throw new Error("The runner did not start.");
}

const living = (pids: readonly number[]) => pids.filter((pid) => findProcessStart(pid) !== null);

describe("runner killed with its whole process group", () => {
  test("leaves nothing: no process, no folder, no record", async () => {
    const { runner, pids, dataDir } = await startRunner();
    expect(living(pids)).toEqual(pids);
    process.kill(-runner, "SIGKILL");
    await expect.poll(() => living([runner, ...pids])).toEqual([]);
    await expect.poll(() => readdirSync(runsFolder())).toEqual([]);
    expect(existsSync(fallbackClusterOf(dataDir))).toBe(false);
  });

  test("is cleaned up by the next run if its watcher was killed too", async () => {
    const { runner, keeper, pids } = await startRunner();
    process.kill(keeper, "SIGKILL");
    process.kill(-runner, "SIGKILL");
    await expect.poll(() => living([runner])).toEqual([]);
    expect(living(pids)).toEqual(pids);
    await endDeadRuns();
    expect(living(pids)).toEqual([]);
    expect(readdirSync(runsFolder())).toEqual([]);
  });
});

describe("run record", () => {
  async function withStranger(work: (pid: number) => Promise<void>): Promise<void> {
    const child = spawn(process.execPath, ["--eval", "setInterval(() => {}, 1000)"]);
    await once(child, "spawn");
    try {
      await work(child.pid ?? 0);
    } finally {
      child.kill("SIGKILL");
    }
  }

  test("does not kill a process that reused a recorded id", async () => {
    await withStranger(async (pid) => {
      const file = startRecord(process.pid) ?? "";
      writeFileSync(file, `runner 1 before SIGTERM\nprocess ${pid} before SIGKILL\n`);
      await endDeadRuns();
      expect(living([pid])).toEqual([pid]);
      expect(existsSync(file)).toBe(false);
    });
  });

  test("of a running runner is left unchanged", async () => {
    await withStranger(async (pid) => {
      const file = startRecord(process.pid) ?? "";
      const start = findProcessStart(pid)?.replaceAll(" ", "_");
      const text = `${readFileSync(file, "utf8")}process ${pid} ${start} SIGTERM\n`;
      writeFileSync(file, text);
      await endDeadRuns();
      expect(living([pid])).toEqual([pid]);
      await endRun(file);
      expect(living([pid])).toEqual([]);
    });
  });

  test("is null if the temp folder can't be written", () => {
    vi.stubEnv("TMPDIR", "/dev/null/nowhere");
    expect(startRecord(process.pid)).toBeNull();
  });
});
