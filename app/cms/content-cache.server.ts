/**
 * Published content by tier and question. An entry is served as long as it is fresh; a purge (an editor
 * saved) makes the next reader wait for the new answer; while the CMS is away the old one is served.
 * Nothing that belongs to one member may ever be put here.
 */
const FRESH_MS = 60_000;
const STALE_LIMIT_MS = 24 * 60 * 60 * 1000;
const MAX_ENTRIES = 2_000;

type Entry = {
  value: unknown;
  fetchedAtMs: number;
  collections: readonly string[];
  isPurged: boolean;
  /** Loads are counted, so that a slow one never overwrites what a later one brought. */
  loadNumber: number;
};

export type CacheOptions = { nowMs?: () => number; maxEntries?: number };

export function createContentCache(options: CacheOptions = {}) {
  const nowMs = options.nowMs ?? Date.now;
  const maxEntries = options.maxEntries ?? MAX_ENTRIES;
  const entries = new Map<string, Entry>();
  const inFlight = new Map<string, { answer: Promise<unknown>; purgeBefore: number }>();
  /** By collection, the number of the last purge that named it. */
  const lastPurges = new Map<string, number>();
  let purges = 0;
  let loads = 0;

  function lastPurgeOf(collections: readonly string[]): number {
    return Math.max(...["*", ...collections].map((name) => lastPurges.get(name) ?? 0));
  }

  function store(key: string, entry: Entry): void {
    if (entry.loadNumber < (entries.get(key)?.loadNumber ?? 0)) return;
    entries.delete(key);
    entries.set(key, entry);
    for (const oldest of entries.keys()) {
      if (entries.size <= maxEntries) break;
      entries.delete(oldest);
    }
  }

  function refresh<T>(
    key: string,
    collections: readonly string[],
    load: () => Promise<T>,
  ): Promise<T> {
    const running = inFlight.get(key);
    // Whoever comes after a purge must not get what was asked before it.
    const purgeBefore = lastPurgeOf(collections);
    if (running?.purgeBefore === purgeBefore) return running.answer as Promise<T>;
    const loadNumber = ++loads;
    const answer = load()
      .then((value) => {
        // A purge that came while we asked concerns what we just read: ask again next time.
        const isPurged = lastPurgeOf(collections) !== purgeBefore;
        store(key, { value, fetchedAtMs: nowMs(), collections, isPurged, loadNumber });
        return value;
      })
      .finally(() => {
        if (inFlight.get(key)?.answer === answer) inFlight.delete(key);
      });
    inFlight.set(key, { answer, purgeBefore });
    return answer;
  }

  return {
    /** @throws what `load` throws when there is nothing to serve instead */
    async read<T>(key: string, collections: readonly string[], load: () => Promise<T>): Promise<T> {
      const entry = entries.get(key);
      if (!entry) return refresh(key, collections, load);
      const ageMs = nowMs() - entry.fetchedAtMs;
      if (!entry.isPurged && ageMs < FRESH_MS) return entry.value as T;
      const fresh = refresh(key, collections, load);
      if (!entry.isPurged && ageMs < STALE_LIMIT_MS) {
        fresh.catch(() => {});
        return entry.value as T;
      }
      return fresh.catch((error: unknown) => {
        if (ageMs < STALE_LIMIT_MS) return entry.value as T;
        throw error;
      });
    },
    /** Marks every answer that used the collection; `*` marks all. */
    purge(collection: string): void {
      purges += 1;
      lastPurges.set(collection, purges);
      for (const entry of entries.values()) {
        if (collection === "*" || entry.collections.includes(collection)) entry.isPurged = true;
      }
    },
    size: () => entries.size,
  };
}

export type ContentCache = ReturnType<typeof createContentCache>;
