/** Keeps answers that are the same for all viewers for some seconds. A failure is not kept. */
export function createBriefCache<T>(ttlMs: number, now: () => Date) {
  const cache = new Map<string, { untilMs: number; answer: Promise<T> }>();

  return (key: string, ask: () => Promise<T>): Promise<T> => {
    const nowMs = now().getTime();
    for (const [each, { untilMs }] of cache) if (untilMs <= nowMs) cache.delete(each);
    const known = cache.get(key);
    if (known) return known.answer;
    const answer = ask();
    cache.set(key, { untilMs: nowMs + ttlMs, answer });
    answer.catch(() => {
      if (cache.get(key)?.answer === answer) cache.delete(key);
    });
    return answer;
  };
}
