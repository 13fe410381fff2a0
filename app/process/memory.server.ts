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
export function createMemory<Value>({
  keptMs,
  max,
}: {
  keptMs: number;
  max: number;
}): Memory<Value> {
  const kept = new LRUCache<string, Promise<Value>>({
    max,
    ttl: keptMs,
    ttlResolution: 0,
    perf: { now: () => Date.now() },
  });
  return {
    find(key, ask) {
      const known = kept.get(key);
      if (known) return known;
      const answer = ask();
      kept.set(key, answer);
      answer.catch(() => {
        if (kept.peek(key) === answer) kept.delete(key);
      });
      return answer;
    },
    forget: (key) => void kept.delete(key),
    forgetAll(keys = []) {
      if (keys.length === 0) kept.clear();
      for (const key of keys) kept.delete(key);
    },
  };
}
