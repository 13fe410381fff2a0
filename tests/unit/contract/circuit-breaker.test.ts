import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { createCircuitBreaker } from "../../../contract/circuit-breaker.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const fine = () => Promise.resolve();
const dead = () => Promise.reject(new Error("no answer"));
const hanging = () => new Promise<void>(() => {});

function openBreaker(answer: () => Promise<void>) {
  const probe = vi.fn(answer);
  const breaker = createCircuitBreaker({ probe });
  for (let n = 0; n < 4; n++) breaker.failed();
  return { breaker, probe };
}

/** What callers hear who come in the same moment. */
async function ask(breaker: ReturnType<typeof createCircuitBreaker>, callers = 1) {
  const asked = Promise.all(Array.from({ length: callers }, () => breaker.mayCall()));
  await vi.advanceTimersByTimeAsync(150);
  return asked;
}

describe("circuit breaker", () => {
  test("stays closed through three failures", async () => {
    const breaker = createCircuitBreaker({ probe: dead });
    for (let n = 0; n < 3; n++) breaker.failed();
    expect([...(await ask(breaker, 2)), breaker.isOpen()]).toEqual([true, true, false]);
  });

  test("opens at the fourth failure in a row", async () => {
    const { breaker } = openBreaker(fine);
    expect([...(await ask(breaker)), breaker.isOpen()]).toEqual([false, true]);
  });

  test("counts only failures in a row", () => {
    const breaker = createCircuitBreaker({ probe: dead });
    for (let n = 0; n < 3; n++) breaker.failed();
    breaker.succeeded();
    for (let n = 0; n < 3; n++) breaker.failed();
    expect(breaker.isOpen()).toBe(false);
  });

  test("probes every five seconds, once for all who come, and lets nobody through in vain", async () => {
    const { breaker, probe } = openBreaker(dead);
    await vi.advanceTimersByTimeAsync(4_999);
    expect([...(await ask(breaker, 3)), probe.mock.calls.length]).toEqual([false, false, false, 0]);
    expect([...(await ask(breaker, 3)), probe.mock.calls.length]).toEqual([false, false, false, 1]);
    await vi.advanceTimersByTimeAsync(4_500);
    expect([...(await ask(breaker)), probe.mock.calls.length]).toEqual([false, 1]);
    await vi.advanceTimersByTimeAsync(400);
    expect([...(await ask(breaker)), probe.mock.calls.length]).toEqual([false, 2]);
  });

  test("nobody waits for an upstream that hangs, only a moment for the probe", async () => {
    const { breaker, probe } = openBreaker(hanging);
    await vi.advanceTimersByTimeAsync(5_000);
    const startedAtMs = Date.now();
    expect(await ask(breaker, 2)).toEqual([false, false]);
    expect([Date.now() - startedAtMs, probe.mock.calls.length]).toEqual([150, 1]);
  });

  test("after a good probe lets the questions of one page through, and closes at the first success", async () => {
    const { breaker } = openBreaker(fine);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(await Promise.all([breaker.mayCall(), breaker.mayCall()])).toEqual([true, true]);
    expect(breaker.isOpen()).toBe(true);
    breaker.succeeded();
    expect([...(await ask(breaker, 2)), breaker.isOpen()]).toEqual([true, true, false]);
  });

  test("a failure after a good probe opens it again at once", async () => {
    const { breaker } = openBreaker(fine);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(await breaker.mayCall()).toBe(true);
    breaker.failed();
    expect(await ask(breaker)).toEqual([false]);
  });
});
