/**
 * Caches answers for a short time, at most `limit` of them; failures are not cached.
 * @param ttlMs lifetime of an answer
 */
export function createTtlCache<Answer>(
  ask: (key: string) => Promise<Answer>,
  options: { ttlMs: number; limit: number; now: () => number },
): (key: string) => Promise<Answer> {
  const answers = new Map<string, { at: number; answer: Promise<Answer> }>();
  return (key) => {
    const known = answers.get(key);
    if (known && options.now() - known.at < options.ttlMs) return known.answer;
    const answer = ask(key);
    answers.delete(key);
    answers.set(key, { at: options.now(), answer });
    answer.catch(() => answers.delete(key));
    const oldest = answers.keys().next();
    if (answers.size > options.limit && !oldest.done) answers.delete(oldest.value);
    return answer;
  };
}
