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

describe("a byte cache", () => {
  test("asks once for all who wait and for all who come while it is fresh", async () => {
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

  test("keeps each answer as long as that answer says", async () => {
    const { cache, clock } = setUp();
    const load = vi.fn(async () => "missing");
    await cache.read("a", load);
    clock.nowMs = 10;
    await cache.read("a", load);
    expect(load).toHaveBeenCalledTimes(2);
  });

  test("lets the least recently used go when it holds too many bytes", async () => {
    const { cache } = setUp(23);
    const load = vi.fn(async () => "1234567890");
    await cache.read("a", load);
    await cache.read("b", load);
    await cache.read("a", load);
    await cache.read("c", load);
    expect(cache.heldBytes()).toBe(22);
    await cache.read("a", load);
    expect(load).toHaveBeenCalledTimes(3);
    await cache.read("b", load);
    expect(load).toHaveBeenCalledTimes(4);
  });

  test("never keeps what alone is too large", async () => {
    const { cache } = setUp(5);
    expect(await cache.read("a", async () => "1234567890")).toBe("1234567890");
    expect(cache.heldBytes()).toBe(0);
  });

  test("stands in with the last answer when asking fails, and fails without one", async () => {
    const { cache, clock } = setUp();
    const fail = async () => {
      throw new Error("away");
    };
    await expect(cache.read("a", fail)).rejects.toThrow("away");
    await cache.read("a", async () => "picture");
    clock.nowMs = 5000;
    expect(await cache.read("a", fail)).toBe("picture");
  });

  test("after a purge nothing older is given or kept", async () => {
    const { cache } = setUp();
    let finish = (_: string): void => {};
    const slow = cache.read("a", () => new Promise((resolve) => (finish = resolve)));
    cache.purge();
    const fresh = cache.read("a", async () => "new");
    finish("old");
    expect(await slow).toBe("old");
    expect(await fresh).toBe("new");
    expect(await cache.read("a", async () => "newer")).toBe("new");
    expect(cache.heldBytes()).toBe(4);
  });
});
