import { describe, expect, test, vi } from "vitest";
import { createContentCache } from "~/cms/content-cache.server";

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

function setUp(maxEntries?: number) {
  const clock = { nowMs: 0 };
  const cache = createContentCache({
    nowMs: () => clock.nowMs,
    ...(maxEntries !== undefined && { maxEntries }),
  });
  const read = <T>(key: string, collections: string[], load: () => Promise<T>) =>
    cache.read(key, (touch) => {
      touch(collections);
      return load();
    });
  return { cache: { ...cache, read }, clock };
}

/** A query that the test answers by hand. */
function deferredLoad() {
  const waiting: PromiseWithResolvers<string>[] = [];
  const load = vi.fn(() => {
    const next = Promise.withResolvers<string>();
    waiting.push(next);
    return next.promise;
  });
  return { load, waiting };
}

const answering = (value: string) => vi.fn(async () => value);
const failing = () =>
  vi.fn(async (): Promise<string> => {
    throw new Error("away");
  });

describe("fresh cache entry", () => {
  test("is served without a reload", async () => {
    const { cache, clock } = setUp();
    await cache.read("k", ["news"], answering("old"));
    clock.nowMs = MINUTE_MS - 1;
    const again = answering("new");
    expect(await cache.read("k", ["news"], again)).toBe("old");
    expect(again).not.toHaveBeenCalled();
  });

  test("belongs to its key only", async () => {
    const { cache } = setUp();
    await cache.read("paying|item", ["news"], answering("the whole text"));
    expect(await cache.read("free|item", ["news"], answering("a teaser"))).toBe("a teaser");
  });

  test("may be null", async () => {
    const { cache } = setUp();
    await cache.read("k", ["news"], async () => null);
    const again = answering("new");
    expect(await cache.read<string | null>("k", ["news"], again)).toBeNull();
    expect(again).not.toHaveBeenCalled();
  });
});

describe("cache entry older than a minute", () => {
  test("is served at once while a new one loads in the background", async () => {
    const { cache, clock } = setUp();
    await cache.read("k", ["news"], answering("old"));
    clock.nowMs = MINUTE_MS;
    const { load, waiting } = deferredLoad();
    expect(await cache.read("k", ["news"], load)).toBe("old");
    waiting[0]?.resolve("new");
    await vi.waitFor(async () => {
      expect(await cache.read("k", ["news"], failing())).toBe("new");
    });
  });

  test("is served for a day while the CMS is unavailable", async () => {
    const { cache, clock } = setUp();
    await cache.read("k", ["news"], answering("old"));
    clock.nowMs = DAY_MS - 1;
    expect(await cache.read("k", ["news"], failing())).toBe("old");
  });

  test("is not served after a day", async () => {
    const { cache, clock } = setUp();
    await cache.read("k", ["news"], answering("old"));
    clock.nowMs = DAY_MS;
    await expect(cache.read("k", ["news"], failing())).rejects.toThrow("away");
  });
});

describe("cache purge", () => {
  test("makes the next reader wait for the new value", async () => {
    const { cache } = setUp();
    await cache.read("k", ["news"], answering("old"));
    cache.purge("news");
    expect(await cache.read("k", ["news"], answering("new"))).toBe("new");
  });

  test("keeps entries of other collections", async () => {
    const { cache } = setUp();
    await cache.read("k", ["news"], answering("old"));
    cache.purge("articles");
    expect(await cache.read("k", ["news"], answering("new"))).toBe("old");
  });

  test("of everything affects every entry", async () => {
    const { cache } = setUp();
    await cache.read("k", ["news"], answering("old"));
    cache.purge("*");
    expect(await cache.read("k", ["news"], answering("new"))).toBe("new");
  });

  test("keeps the old value for a day in case the CMS is unavailable", async () => {
    const { cache, clock } = setUp();
    await cache.read("k", ["news"], answering("old"));
    cache.purge("news");
    expect(await cache.read("k", ["news"], failing())).toBe("old");
    clock.nowMs = DAY_MS;
    await expect(cache.read("k", ["news"], failing())).rejects.toThrow("away");
  });

  test("during a load causes a reload", async () => {
    const { cache } = setUp();
    const { load, waiting } = deferredLoad();
    const first = cache.read("k", ["news"], load);
    cache.purge("news");
    waiting[0]?.resolve("read before the save");
    await first;
    expect(await cache.read("k", ["news"], answering("new"))).toBe("new");
  });

  test("of another collection during a load keeps the value fresh", async () => {
    const { cache } = setUp();
    const { load, waiting } = deferredLoad();
    const first = cache.read("k", ["news"], load);
    cache.purge("favorites");
    waiting[0]?.resolve("the news");
    await first;
    expect(await cache.read("k", ["news"], answering("asked again"))).toBe("the news");
  });

  test("during a load does not serve that load to later readers", async () => {
    const { cache } = setUp();
    await cache.read("k", ["news"], answering("old"));
    cache.purge("news");
    const { load, waiting } = deferredLoad();
    const before = cache.read("k", ["news"], load);
    cache.purge("news");
    const after = cache.read("k", ["news"], load);
    waiting[1]?.resolve("read after the save");
    expect(await after).toBe("read after the save");
    waiting[0]?.resolve("read before the save");
    expect(await before).toBe("read before the save");
    expect(await cache.read("k", ["news"], failing())).toBe("read after the save");
  });
});

describe("cache loads", () => {
  test("of one key at once are one load", async () => {
    const { cache } = setUp();
    const { load, waiting } = deferredLoad();
    const readers = Array.from({ length: 20 }, () => cache.read("k", ["news"], load));
    waiting[0]?.resolve("value");
    expect(await Promise.all(readers)).toEqual(Array(20).fill("value"));
    expect(load).toHaveBeenCalledTimes(1);
  });

  test("without a fallback fail for all waiting readers, and are retried later", async () => {
    const { cache } = setUp();
    const load = failing();
    const readers = [cache.read("k", ["news"], load), cache.read("k", ["news"], load)];
    expect((await Promise.allSettled(readers)).map((each) => each.status)).toEqual([
      "rejected",
      "rejected",
    ]);
    expect(await cache.read("k", ["news"], answering("back"))).toBe("back");
  });
});

test("content cache: stays within its limit, and evicts the oldest entry", async () => {
  const { cache } = setUp(3);
  for (const key of ["a", "b", "c", "d"]) await cache.read(key, ["news"], answering(key));
  expect(cache.size()).toBe(3);
  expect(await cache.read("d", ["news"], answering("new"))).toBe("d");
  expect(await cache.read("a", ["news"], answering("new"))).toBe("new");
});

describe("one-off cache keys", () => {
  test("evict each other, not frequently used pages", async () => {
    const { cache } = setUp(100);
    for (let round = 0; round < 2; round++)
      for (let n = 0; n < 50; n++) await cache.read(`page ${n}`, ["news"], answering("page"));
    for (let n = 0; n < 1_000; n++) await cache.read(`made up ${n}`, ["news"], answering("x"));
    const again = answering("asked again");
    for (let n = 0; n < 50; n++) await cache.read(`page ${n}`, ["news"], again);
    expect(again).not.toHaveBeenCalled();
    expect(cache.size()).toBe(100);
  });

  test("are not promoted by repeated null results", async () => {
    const { cache } = setUp(100);
    const nothing = async () => null;
    for (let n = 0; n < 50; n++) {
      for (let round = 0; round < 2; round++) await cache.read(`p${n}`, [], answering("page"));
    }
    for (let n = 0; n < 1_000; n++) {
      for (let round = 0; round < 2; round++) await cache.read(`slug ${n}`, [], nothing);
    }
    const again = answering("asked again");
    for (let n = 0; n < 50; n++) await cache.read(`p${n}`, [], again);
    expect(again).not.toHaveBeenCalled();
  });
});
