import { spawn, type ChildProcessByStdio } from "node:child_process";
import { join } from "node:path";
import type { Readable, Writable } from "node:stream";
import { pathToFileURL } from "node:url";

const END_WITH_STARTER = pathToFileURL(join(import.meta.dirname, "end-with-starter.ts")).href;

export type BoundChild = ChildProcessByStdio<Writable, Readable, Readable>;

/**
 * Starts a program for one test. It ends when the test's process ends in any way, and shares none of its
 * streams except errors, which are passed on. Otherwise a process that outlives a timed-out test would keep
 * the whole run from ending.
 */
export function startBound(
  args: readonly string[],
  options: { env?: NodeJS.ProcessEnv; cwd?: string; isSilent?: boolean } = {},
): BoundChild {
  const { isSilent = false, ...own } = options;
  const flags = ["--disable-warning=ExperimentalWarning", "--import", END_WITH_STARTER];
  const child = spawn(process.execPath, [...flags, ...args], {
    ...own,
    stdio: ["pipe", "pipe", "pipe"],
  });
  child.stdin.on("error", () => {});
  if (isSilent) child.stderr.resume();
  else child.stderr.on("data", (said: Buffer) => process.stderr.write(said));
  return child;
}
