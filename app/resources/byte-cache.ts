import { LRUCache } from "lru-cache";

type Entry<Value> = { value: Value; expiresAtMs: number };

export type ByteCacheOptions<Value> = {
  maxBytes: number;
  sizeOf: (value: Value) => number;
  freshMsOf: (value: Value) => number;
  nowMs?: () => number;
};

/**
 * Memory cache with a limit in bytes; evicts the least recently used entries. Concurrent requests share one
 * load. If loading fails, the last stored answer is used.
 */
export function createByteCache<Value>(options: ByteCacheOptions<Value>) {
  const nowMs = options.nowMs ?? Date.now;
  // Entries outlive their freshness: they are used if loading fails.
  const entries = new LRUCache<string, Entry<Value>>({
    maxSize: options.maxBytes,
    sizeCalculation: ({ value }, key) => options.sizeOf(value) + key.length,
  });
  const inFlight = new Map<string, Promise<Value>>();
  let purges = 0;

  function ask(key: string, load: () => Promise<Value>): Promise<Value> {
    const running = inFlight.get(key);
    if (running) return running;
    const purgesBefore = purges;
    const answer = load()
      .then(
        (value) => {
          // An answer loaded before a purge is outdated.
          if (purgesBefore === purges) {
            entries.set(key, { value, expiresAtMs: nowMs() + options.freshMsOf(value) });
          }
          return value;
        },
        (error: unknown) => {
          const cached = entries.peek(key);
          if (cached) return cached.value;
          throw error;
        },
      )
      .finally(() => {
        if (inFlight.get(key) === answer) inFlight.delete(key);
      });
    inFlight.set(key, answer);
    return answer;
  }

  return {
    /** @throws what `load` throws if nothing is stored */
    async read(key: string, load: () => Promise<Value>): Promise<Value> {
      const entry = entries.get(key);
      return entry && entry.expiresAtMs > nowMs() ? entry.value : ask(key, load);
    },
    purge(): void {
      purges += 1;
      entries.clear();
      inFlight.clear();
    },
    cachedBytes: () => entries.calculatedSize,
  };
}
