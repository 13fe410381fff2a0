import { LRUCache } from "lru-cache";

/** An answer as it is now, or as it was at `asOf` while Directus can't be asked. */
export type LastKnown<T> = { value: T; asOf: Date | null };

type Kept = { value: unknown; atMs: number };

const KEPT_MS = 24 * 60 * 60 * 1000;
const MAX_ENTRIES = 500;

/**
 * Answers that are asked for anew each time, the last of them kept for an outage. Nothing that belongs to
 * one member may ever be put here.
 * @param isOutage whether a failure says nothing about the question
 */
export function createLastKnown(isOutage: (error: unknown) => boolean) {
  const kept = new LRUCache<string, Kept>({ max: MAX_ENTRIES, ttl: KEPT_MS });
  return {
    /**
     * @param isForAll whether every reader of this key may have the answer; other answers are not kept
     * @throws what `load` throws when there is nothing to give instead
     */
    async read<T>(
      key: string,
      load: () => Promise<T>,
      isForAll: (value: T) => boolean = () => true,
    ): Promise<LastKnown<T>> {
      try {
        const value = await load();
        if (isForAll(value)) kept.set(key, { value, atMs: Date.now() });
        else kept.delete(key);
        return { value, asOf: null };
      } catch (error) {
        const last = isOutage(error) ? kept.get(key) : undefined;
        if (!last) throw error;
        return { value: last.value as T, asOf: new Date(last.atMs) };
      }
    },
  };
}
