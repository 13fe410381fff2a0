import { describe, expect, test, vi } from "vitest";
import { createByteCache } from "~/resources/byte-cache";

function setUp(maxBytes = 100) {
  const clock = { nowMs: 0 };
  const cache = createByteCache<string>({
    maxBytes,
    sizeOf: (value) => value.length,
    freshMsOf: (value) => (value === "missing" ? 10 : 1000),
    nowMs: () => clock.nowMs,
  });
  return { cache, clock };
}

describe("byte cache", () => {
  test("loads once for all readers while the value is fresh", async () => {
    const { cache, clock } = setUp();
    const load = vi.fn(async () => "picture");
    await Promise.all([cache.read("a", load), cache.read("a", load)]);
    clock.nowMs = 999;
    expect(await cache.read("a", load)).toBe("picture");
    expect(load).toHaveBeenCalledOnce();
    clock.nowMs = 1000;
    await cache.read("a", load);
    expect(load).toHaveBeenCalledTimes(2);
  });

  test("keeps each value as long as the value requires", async () => {
    const { cache, clock } = setUp();
    const load = vi.fn(async () => "missing");
    await cache.read("a", load);
    clock.nowMs = 10;
    await cache.read("a", load);
    expect(load).toHaveBeenCalledTimes(2);
  });

  test("evicts the least recently used value when it exceeds its size", async () => {
    const { cache } = setUp(23);
    const load = vi.fn(async () => "1234567890");
    await cache.read("a", load);
    await cache.read("b", load);
    await cache.read("a", load);
    await cache.read("c", load);
    expect(cache.cachedBytes()).toBe(22);
    await cache.read("a", load);
    expect(load).toHaveBeenCalledTimes(3);
    await cache.read("b", load);
    expect(load).toHaveBeenCalledTimes(4);
  });

  test("never stores a value larger than its limit", async () => {
    const { cache } = setUp(5);
    expect(await cache.read("a", async () => "1234567890")).toBe("1234567890");
    expect(cache.cachedBytes()).toBe(0);
  });

  test("serves the last value if loading fails, and throws without one", async () => {
    const { cache, clock } = setUp();
    const fail = async () => {
      throw new Error("away");
    };
    await expect(cache.read("a", fail)).rejects.toThrow("away");
    await cache.read("a", async () => "picture");
    clock.nowMs = 5000;
    expect(await cache.read("a", fail)).toBe("picture");
  });

  test("serves and stores nothing older after a purge", async () => {
    const { cache } = setUp();
    let finish = (_: string): void => {};
    const slow = cache.read("a", () => new Promise((resolve) => (finish = resolve)));
    cache.purge();
    const fresh = cache.read("a", async () => "new");
    finish("old");
    expect(await slow).toBe("old");
    expect(await fresh).toBe("new");
    expect(await cache.read("a", async () => "newer")).toBe("new");
    expect(cache.cachedBytes()).toBe(4);
  });
});
