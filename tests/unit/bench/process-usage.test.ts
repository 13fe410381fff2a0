import { spawn } from "node:child_process";
import { once } from "node:events";
import { expect, test } from "vitest";
import { readCpuMs, readMemoryBytes } from "../../../bench/process-usage.ts";

const BUSY_MS = 300;
/** A grandchild process burns CPU, reports it and waits to be ended. */
const FAMILY = `
  const { spawn } = require("node:child_process");
  const burn = "while (process.cpuUsage().user < ${BUSY_MS}_000); console.log('done'); setInterval(() => {}, 1000)";
  const child = spawn(process.execPath, ["-e", burn], { stdio: ["ignore", "inherit", "inherit"] });
  process.on("SIGTERM", () => { child.kill(); process.exit(); });
`;

test("process usage: time and memory include child processes", async () => {
  const parent = spawn(process.execPath, ["-e", FAMILY]);
  await once(parent.stdout, "data");
  const pids = [parent.pid ?? 0];

  const cpuMs = readCpuMs(pids);
  const memoryBytes = readMemoryBytes(pids);
  parent.kill("SIGTERM");

  expect(cpuMs).toBeGreaterThanOrEqual(BUSY_MS - 20);
  expect(memoryBytes).toBeGreaterThan(40_000_000);
});

test("process usage: is zero for an ended process", () => {
  expect(readCpuMs([2 ** 30])).toBe(0);
  expect(readMemoryBytes([2 ** 30])).toBe(0);
});
