/**
 * Cache of published content by tier and query. An entry is served while fresh. After a purge (an editor
 * saved), the next reader waits for the new answer; while the CMS is unavailable, the old one is served.
 * Never put a single member's data here.
 */
const FRESH_MS = 60_000;
const STALE_LIMIT_MS = 24 * 60 * 60 * 1000;
const MAX_ENTRIES = 2_000;
/**
 * In a full cache, entries read only once keep this share, so that made-up queries evict only each other.
 */
const TRIAL_SHARE = 0.25;

type Entry = {
  value: unknown;
  fetchedAtMs: number;
  collections: ReadonlySet<string>;
  isPurged: boolean;
  /** Number of the load, so that a slow load never overwrites a later one. */
  loadNumber: number;
  /** The entry was read again after it was stored, and it is not null. */
  isProven: boolean;
};

type Touched = Map<string, number>;
/** Call just before the query, with the collections the answer depends on. */
type Touch = (collections: readonly string[]) => void;
type Load<T> = (touch: Touch) => Promise<T>;

export type CacheOptions = { nowMs?: () => number; maxEntries?: number };

export function createContentCache(options: CacheOptions = {}) {
  const nowMs = options.nowMs ?? Date.now;
  const maxEntries = options.maxEntries ?? MAX_ENTRIES;
  const entries = new Map<string, Entry>();
  /** Keys of entries that have not been read again, oldest first. */
  const trial = new Set<string>();
  const inFlight = new Map<string, { answer: Promise<unknown>; touched: Touched }>();
  /** Collection → number of the last purge that named it. */
  const lastPurges = new Map<string, number>();
  let purges = 0;
  let loads = 0;

  function isPurgedSince(touched: Touched): boolean {
    return [...touched].some(([name, purgesBefore]) => (lastPurges.get(name) ?? 0) > purgesBefore);
  }

  function store(key: string, entry: Entry): void {
    if (entry.loadNumber < (entries.get(key)?.loadNumber ?? 0)) return;
    entries.delete(key);
    entries.set(key, entry);
    if (!entry.isProven) trial.add(key);
    makeRoom();
  }

  function makeRoom(): void {
    while (entries.size > maxEntries) {
      const isTrialOver = trial.size > maxEntries * TRIAL_SHARE;
      const [oldest] = isTrialOver ? trial : entries.keys();
      if (oldest === undefined) return;
      trial.delete(oldest);
      entries.delete(oldest);
    }
  }

  function prove(key: string, entry: Entry): void {
    if (entry.isProven || entry.value === null) return;
    entry.isProven = true;
    trial.delete(key);
  }

  function refresh<T>(key: string, load: Load<T>): Promise<T> {
    const running = inFlight.get(key);
    // A reader after a purge must not get an answer from before it.
    if (running && !isPurgedSince(running.touched)) return running.answer as Promise<T>;
    const loadNumber = ++loads;
    const touched: Touched = new Map([["*", purges]]);
    const touch: Touch = (collections) => {
      for (const name of collections) if (!touched.has(name)) touched.set(name, purges);
    };
    const answer = load(touch)
      .then((value) => {
        // A purge during the load makes this answer stale: load again next time.
        const isPurged = isPurgedSince(touched);
        const isProven = value !== null && entries.get(key)?.isProven === true;
        const collections = new Set(touched.keys());
        store(key, { value, fetchedAtMs: nowMs(), collections, isPurged, loadNumber, isProven });
        return value;
      })
      .finally(() => {
        if (inFlight.get(key)?.answer === answer) inFlight.delete(key);
      });
    inFlight.set(key, { answer, touched });
    return answer;
  }

  const isFresh = (entry: Entry) => !entry.isPurged && nowMs() - entry.fetchedAtMs < FRESH_MS;

  return {
    /** @throws what `load` throws if there is no stored answer */
    async read<T>(key: string, load: Load<T>): Promise<T> {
      const entry = entries.get(key);
      if (!entry) return refresh(key, load);
      prove(key, entry);
      if (isFresh(entry)) return entry.value as T;
      const ageMs = nowMs() - entry.fetchedAtMs;
      const fresh = refresh(key, load);
      if (!entry.isPurged && ageMs < STALE_LIMIT_MS) {
        fresh.catch(() => {});
        return entry.value as T;
      }
      return fresh.catch((error: unknown) => {
        if (ageMs < STALE_LIMIT_MS) return entry.value as T;
        throw error;
      });
    },
    /** Never a stale answer. @throws what `load` throws */
    async readFresh<T>(key: string, load: Load<T>): Promise<T> {
      const entry = entries.get(key);
      if (!entry) return refresh(key, load);
      prove(key, entry);
      return isFresh(entry) ? (entry.value as T) : refresh(key, load);
    },
    /** `*` marks every answer as stale. */
    purge(collection: string): void {
      purges += 1;
      lastPurges.set(collection, purges);
      for (const entry of entries.values()) {
        if (collection === "*" || entry.collections.has(collection)) entry.isPurged = true;
      }
    },
    size: () => entries.size,
  };
}
