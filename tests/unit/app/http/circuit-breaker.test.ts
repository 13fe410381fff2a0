import { describe, expect, test } from "vitest";
import { createCircuitBreaker } from "~/http/circuit-breaker";

function openBreaker() {
  const clock = { nowMs: 0 };
  const breaker = createCircuitBreaker(() => clock.nowMs);
  for (let n = 0; n < 4; n++) breaker.failed();
  return { breaker, clock };
}

describe("circuit breaker", () => {
  test("stays closed through three failures", () => {
    const breaker = createCircuitBreaker(() => 0);
    for (let n = 0; n < 3; n++) breaker.failed();
    expect([breaker.mayCall(), breaker.mayCall(), breaker.isOpen()]).toEqual([true, true, false]);
  });

  test("opens at the fourth failure in a row", () => {
    const { breaker } = openBreaker();
    expect([breaker.mayCall(), breaker.isOpen()]).toEqual([false, true]);
  });

  test("counts only failures in a row", () => {
    const breaker = createCircuitBreaker(() => 0);
    for (let n = 0; n < 3; n++) breaker.failed();
    breaker.succeeded();
    for (let n = 0; n < 3; n++) breaker.failed();
    expect(breaker.isOpen()).toBe(false);
  });

  test("lets the questions of one page through every five seconds", () => {
    const { breaker, clock } = openBreaker();
    clock.nowMs = 4_999;
    expect(breaker.mayCall()).toBe(false);
    clock.nowMs = 5_000;
    expect([breaker.mayCall(), breaker.mayCall()]).toEqual([true, true]);
    breaker.failed();
    clock.nowMs = 5_100;
    expect(breaker.mayCall()).toBe(false);
    clock.nowMs = 9_999;
    expect(breaker.mayCall()).toBe(false);
    clock.nowMs = 10_000;
    expect(breaker.mayCall()).toBe(true);
  });

  test("closes when the probe succeeds", () => {
    const { breaker, clock } = openBreaker();
    clock.nowMs = 5_000;
    breaker.mayCall();
    breaker.succeeded();
    expect([breaker.mayCall(), breaker.mayCall(), breaker.isOpen()]).toEqual([true, true, false]);
  });
});
