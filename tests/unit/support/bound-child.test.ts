import { spawn } from "node:child_process";
import { once } from "node:events";
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const ROOT = join(import.meta.dirname, "../../..");
const MODULE = join(ROOT, "tests/support/bound-child.ts");

const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

test("spawned processes: end when their parent is killed", async () => {
  const start = `
    import { startBound } from ${JSON.stringify(MODULE)};
    console.log(startBound(["--eval", "setInterval(() => {}, 1000)"]).pid);`;
  const args = ["--disable-warning=ExperimentalWarning", "--input-type=module", "--eval", start];
  const starter = spawn(process.execPath, args, { stdio: ["ignore", "pipe", "inherit"] });
  const [said] = (await once(starter.stdout, "data")) as [Buffer];
  const pid = Number(said);
  expect(isAlive(pid)).toBe(true);
  starter.kill("SIGKILL");
  await once(starter, "exit");
  await expect.poll(() => isAlive(pid), { timeout: 30_000 }).toBe(false);
});

test("spawned processes: are started only by this helper in tests on the real stack", () => {
  const files = globSync("tests/{service,e2e,mocked}/**/*.ts", { cwd: ROOT });
  const own = files.filter((file) =>
    /\bspawn\(|\bfork\(/.test(readFileSync(join(ROOT, file), "utf8")),
  );
  expect(files.length).toBeGreaterThan(100);
  expect(own).toEqual([]);
});
