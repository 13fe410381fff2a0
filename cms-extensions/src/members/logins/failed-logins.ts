type Failures = { count: number; until: number };

/**
 * Counts failed logins by key and deletes them after a while; at most `keys` keys. In memory only: a
 * lockout ends by waiting.
 */
export class FailedLogins {
  readonly #failures = new Map<string, Failures>();
  readonly #options: { limit: number; forgetMs: number; keys: number; now: () => number };

  constructor(options: { limit: number; forgetMs: number; keys: number; now: () => number }) {
    this.#options = options;
  }

  blockedUntil(key: string): Date | null {
    const failures = this.#currentOf(key);
    return failures && failures.count >= this.#options.limit ? new Date(failures.until) : null;
  }

  fail(key: string): void {
    const { forgetMs, keys, now } = this.#options;
    const failures = this.#currentOf(key) ?? { count: 0, until: now() + forgetMs };
    this.#failures.delete(key);
    this.#failures.set(key, { ...failures, count: failures.count + 1 });
    const oldest = this.#failures.keys().next();
    if (this.#failures.size > keys && !oldest.done) this.#failures.delete(oldest.value);
  }

  forget(key: string): void {
    this.#failures.delete(key);
  }

  #currentOf(key: string): Failures | null {
    const failures = this.#failures.get(key);
    return failures && failures.until > this.#options.now() ? failures : null;
  }
}
