type Entry<Value> = { value: Value; sizeBytes: number; expiresAtMs: number };

export type ByteCacheOptions<Value> = {
  maxBytes: number;
  sizeOf: (value: Value) => number;
  freshMsOf: (value: Value) => number;
  nowMs?: () => number;
};

/**
 * Answers kept in memory up to a number of bytes, the least recently used going first. One question is
 * asked once, however many wait for it; when asking fails, the answer kept last stands in.
 */
export function createByteCache<Value>(options: ByteCacheOptions<Value>) {
  const nowMs = options.nowMs ?? Date.now;
  const entries = new Map<string, Entry<Value>>();
  const inFlight = new Map<string, Promise<Value>>();
  let heldBytes = 0;
  let purges = 0;

  function drop(key: string): void {
    heldBytes -= entries.get(key)?.sizeBytes ?? 0;
    entries.delete(key);
  }

  function store(key: string, value: Value): void {
    drop(key);
    const sizeBytes = options.sizeOf(value) + key.length;
    if (sizeBytes > options.maxBytes) return;
    entries.set(key, { value, sizeBytes, expiresAtMs: nowMs() + options.freshMsOf(value) });
    heldBytes += sizeBytes;
    for (const oldest of entries.keys()) {
      if (heldBytes <= options.maxBytes) break;
      drop(oldest);
    }
  }

  function ask(key: string, load: () => Promise<Value>): Promise<Value> {
    const running = inFlight.get(key);
    if (running) return running;
    const purgesBefore = purges;
    const answer = load()
      .then(
        (value) => {
          // What was asked before a purge is already old.
          if (purgesBefore === purges) store(key, value);
          return value;
        },
        (error: unknown) => {
          const kept = entries.get(key);
          if (kept) return kept.value;
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
    /** @throws what `load` throws when nothing is kept */
    async read(key: string, load: () => Promise<Value>): Promise<Value> {
      const entry = entries.get(key);
      if (!entry || entry.expiresAtMs <= nowMs()) return ask(key, load);
      entries.delete(key);
      entries.set(key, entry);
      return entry.value;
    },
    purge(): void {
      purges += 1;
      entries.clear();
      inFlight.clear();
      heldBytes = 0;
    },
    heldBytes: () => heldBytes,
  };
}
