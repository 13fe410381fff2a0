import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { createCircuitBreaker } from "../../../../contract/shared/circuit-breaker.ts";

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

/** Results of callers at the same moment. */
async function ask(breaker: ReturnType<typeof createCircuitBreaker>, callers = 1) {
  const requested = Promise.all(Array.from({ length: callers }, () => breaker.mayCall()));
  await vi.advanceTimersByTimeAsync(150);
  return requested;
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

  test("counts only consecutive failures", () => {
    const breaker = createCircuitBreaker({ probe: dead });
    for (let n = 0; n < 3; n++) breaker.failed();
    breaker.succeeded();
    for (let n = 0; n < 3; n++) breaker.failed();
    expect(breaker.isOpen()).toBe(false);
  });

  test("probes every five seconds, once for all callers, and lets no call through while it fails", async () => {
    const { breaker, probe } = openBreaker(dead);
    await vi.advanceTimersByTimeAsync(4_999);
    expect([...(await ask(breaker, 3)), probe.mock.calls.length]).toEqual([false, false, false, 0]);
    expect([...(await ask(breaker, 3)), probe.mock.calls.length]).toEqual([false, false, false, 1]);
    await vi.advanceTimersByTimeAsync(4_500);
    expect([...(await ask(breaker)), probe.mock.calls.length]).toEqual([false, 1]);
    await vi.advanceTimersByTimeAsync(400);
    expect([...(await ask(breaker)), probe.mock.calls.length]).toEqual([false, 2]);
  });

  test("callers never wait for a hanging upstream, only briefly for the probe", async () => {
    const { breaker, probe } = openBreaker(hanging);
    await vi.advanceTimersByTimeAsync(5_000);
    const startedAtMs = Date.now();
    expect(await ask(breaker, 2)).toEqual([false, false]);
    expect([Date.now() - startedAtMs, probe.mock.calls.length]).toEqual([150, 1]);
  });

  test("allows a page's calls after a successful probe, and closes at the first success", async () => {
    const { breaker } = openBreaker(fine);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(await Promise.all([breaker.mayCall(), breaker.mayCall()])).toEqual([true, true]);
    expect(breaker.isOpen()).toBe(true);
    breaker.succeeded();
    expect([...(await ask(breaker, 2)), breaker.isOpen()]).toEqual([true, true, false]);
  });

  test("opens again at once after a failure that follows a successful probe", async () => {
    const { breaker } = openBreaker(fine);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(await breaker.mayCall()).toBe(true);
    breaker.failed();
    expect(await ask(breaker)).toEqual([false]);
  });
});

describe("watched call", () => {
  const lasting = (ms: number) => () =>
    new Promise<string>((resolve) => setTimeout(() => resolve("answer"), ms));

  test("that returns soon causes no probe", async () => {
    const probe = vi.fn(fine);
    const answer = createCircuitBreaker({ probe }).watched(lasting(200));
    await vi.advanceTimersByTimeAsync(1_000);
    expect([await answer, probe.mock.calls.length]).toEqual(["answer", 0]);
  });

  test("may take longer while the upstream responds to a probe", async () => {
    const breaker = createCircuitBreaker({ probe: fine });
    const answer = breaker.watched(lasting(1_500));
    await vi.advanceTimersByTimeAsync(1_500);
    expect([await answer, breaker.isOpen()]).toEqual(["answer", false]);
  });

  test("is aborted below a second if the upstream hangs, and no other call waits", async () => {
    const probe = vi.fn(hanging);
    const breaker = createCircuitBreaker({ probe });
    const calls = Promise.allSettled([breaker.watched(hanging), breaker.watched(hanging)]);
    await vi.advanceTimersByTimeAsync(900);
    expect((await calls).map(({ status }) => status)).toEqual(["rejected", "rejected"]);
    expect(probe).toHaveBeenCalledTimes(1);
    expect([...(await ask(breaker)), breaker.isOpen()]).toEqual([false, true]);
  });

  test("waits longer with more patience", async () => {
    const breaker = createCircuitBreaker({ probe: hanging, timeoutFactor: 10 });
    const answer = breaker.watched(lasting(2_500));
    await vi.advanceTimersByTimeAsync(2_500);
    expect([await answer, breaker.isOpen()]).toEqual(["answer", false]);
  });

  test("after an upstream was stuck works again within a second", async () => {
    const probe = vi.fn<() => Promise<void>>(hanging);
    const breaker = createCircuitBreaker({ probe });
    const call = breaker.watched(hanging).catch(() => breaker.failed());
    await vi.advanceTimersByTimeAsync(900);
    await call;
    probe.mockImplementation(fine);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(await ask(breaker)).toEqual([true]);
  });
});
