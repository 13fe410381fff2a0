import { expect, test, vi } from "vitest";
import { createTtlCache } from "../../../../../cms-extensions/src/shared/short-memory";

function memory(limit = 10) {
  const clock = { ms: 0 };
  const ask = vi.fn((key: string) => Promise.resolve(`${key}@${clock.ms}`));
  return {
    clock,
    ask,
    remember: createTtlCache(ask, { ttlMs: 2_000, limit, now: () => clock.ms }),
  };
}

test("short cache: loads once within its time and again after it", async () => {
  const { clock, ask, remember } = memory();
  expect([await remember("a"), await remember("a")]).toEqual(["a@0", "a@0"]);
  clock.ms = 2_000;
  expect(await remember("a")).toBe("a@2000");
  expect(ask).toHaveBeenCalledTimes(2);
});

test("short cache: evicts the oldest value when full", async () => {
  const { clock, remember } = memory(2);
  for (const key of ["a", "b", "c"]) await remember(key);
  clock.ms = 1;
  expect([await remember("c"), await remember("a")]).toEqual(["c@0", "a@1"]);
});

test("short cache: does not cache a failure", async () => {
  const { ask, remember } = memory();
  ask.mockRejectedValueOnce(new Error("database away"));
  await expect(remember("a")).rejects.toThrow("database away");
  expect(await remember("a")).toBe("a@0");
});
