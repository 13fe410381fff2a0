import { LRUCache } from "lru-cache";

export type Memory<Value> = {
  find(key: string, ask: () => Promise<Value>): Promise<Value>;
  forget(key: string): void;
  /** Drops these keys; all keys if none is named, since any may have changed. */
  forgetAll(keys?: readonly string[]): void;
};

/**
 * Caches an upstream's answers in this process. Concurrent requests share one load; failures are not
 * cached. Keys of a member's own data must contain the member's id (docs/security.md).
 * @param keptMs lifetime of an answer without a reported change
 * @param max maximum number of entries; the least recently used are evicted first
 */
export function createMemory<Value>({ ttlMs, max }: { ttlMs: number; max: number }): Memory<Value> {
  const cache = new LRUCache<string, Promise<Value>>({
    max,
    ttl: ttlMs,
    ttlResolution: 0,
    perf: { now: () => Date.now() },
  });
  return {
    find(key, ask) {
      const known = cache.get(key);
      if (known) return known;
      const answer = ask();
      cache.set(key, answer);
      answer.catch(() => {
        if (cache.peek(key) === answer) cache.delete(key);
      });
      return answer;
    },
    forget: (key) => void cache.delete(key),
    forgetAll(keys = []) {
      if (keys.length === 0) cache.clear();
      for (const key of keys) cache.delete(key);
    },
  };
}
