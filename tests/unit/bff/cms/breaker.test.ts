import { describe, expect, test } from "vitest";
import { BreakerOpenError, createBreaker } from "../../../../bff/cms/breaker.ts";

describe("circuit breaker", () => {
  const fail = () => Promise.reject(new Error("away"));

  test("opens after consecutive failures, probes once, and closes when the probe succeeds", async () => {
    let elapsedMs = 0;
    const ask = createBreaker({ failures: 3, openMs: 5_000, elapsedMs: () => elapsedMs });
    for (let time = 0; time < 3; time += 1) await expect(ask(fail)).rejects.toThrow("away");
    await expect(ask(fail)).rejects.toThrow(BreakerOpenError);

    elapsedMs = 5_000;
    const [probe, other] = await Promise.allSettled([ask(fail), ask(fail)]);
    expect(probe).toMatchObject({ reason: { message: "away" } });
    expect(other).toMatchObject({ reason: { name: "BreakerOpenError" } });

    elapsedMs = 10_000;
    expect(await ask(async () => "back")).toBe("back");
    expect(await ask(async () => "again")).toBe("again");
  });

  test("resets the failure count at the first success", async () => {
    const ask = createBreaker({ failures: 2, openMs: 5_000, elapsedMs: () => 0 });
    await expect(ask(fail)).rejects.toThrow("away");
    await ask(async () => "fine");
    await expect(ask(fail)).rejects.toThrow("away");
    expect(await ask(async () => "fine")).toBe("fine");
  });
});
