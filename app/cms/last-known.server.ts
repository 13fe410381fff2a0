import { LRUCache } from "lru-cache";

export type LastKnown<T> = { value: T; asOf: Date | null };

type CachedValue = { value: unknown; atMs: number };

const TTL_MS = 24 * 60 * 60 * 1000;
const MAX_ENTRIES = 500;

/**
 * The last answer of each key, for an outage. Never put a single member's
 * data here.
 * @param isOutage true if a failure is an outage rather than a refusal
 */
export function createLastKnown(isOutage: (error: unknown) => boolean) {
  const cache = new LRUCache<string, CachedValue>({ max: MAX_ENTRIES, ttl: TTL_MS });
  return {
    /** @throws what `load` throws if no earlier answer is stored */
    async read<T>(key: string, load: () => Promise<T>): Promise<LastKnown<T>> {
      try {
        const value = await load();
        if (value === null) cache.delete(key);
        else cache.set(key, { value, atMs: Date.now() });
        return { value, asOf: null };
      } catch (error) {
        const last = isOutage(error) ? cache.get(key) : undefined;
        if (!last) throw error;
        return { value: last.value as T, asOf: new Date(last.atMs) };
      }
    },
  };
}
