import { expect, test } from "vitest";
import { listBusy, reportMachine } from "../../../scripts/machine.mjs";

test("machine report: lists processes that used the processor in the interval, the busiest first", () => {
  const before = new Map([
    [1, 500],
    [2, 100],
    [3, 0],
    [4, 10],
  ]);
  const after = new Map([
    [1, 501],
    [2, 300],
    [3, 40],
    [4, 400],
    [5, 900],
  ]);
  const busy = listBusy(before, after, 2_000, 4);
  expect(busy).toEqual([
    { pid: 2, share: 1 },
    { pid: 3, share: 0.2 },
  ]);
});

test("machine report: is one line", async () => {
  const lines: string[] = [];
  await reportMachine(import.meta.dirname, (line: string) => lines.push(line), false);
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatch(
    /^\d+ cores, load [\d.]+, [\d.]+ GiB of memory and \d+ GiB of disk free; beside it: /,
  );
});
