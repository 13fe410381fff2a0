import { LRUCache } from "lru-cache";

export type Memory<Value> = {
  /** What is remembered under this key, else what `ask` gives, which is remembered from now on. */
  find(key: string, ask: () => Promise<Value>): Promise<Value>;
  /** The next look asks anew. */
  forget(key: string): void;
  /** These keys; all of them where none is named, since any may have changed. */
  forgetAll(keys?: readonly string[]): void;
};

/**
 * Answers of an upstream, kept in this process for a while. Who asks while an answer is on its way shares it; one
 * that fails is not kept. What is a member's own has the member's id in its key (docs/security.md).
 * @param keptMs how long an answer stands where nobody says that it changed
 * @param max how many there is room for; the ones not asked for longest go first
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
