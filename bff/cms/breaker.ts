export interface BreakerOptions {
  /** Failures in a row after which calls are refused. */
  failures: number;
  /** How long calls are refused before one is let through as a probe. */
  openMs: number;
  /** Monotonic milliseconds. */
  elapsedMs: () => number;
}

export class BreakerOpenError extends Error {
  constructor() {
    super("The upstream failed too often just now; not asked again yet");
    this.name = "BreakerOpenError";
  }
}

export type Breaker = <T>(call: () => Promise<T>) => Promise<T>;

/**
 * Stops asking an upstream that keeps failing, so that nobody waits for its time-out; after
 * `openMs` one call probes it while the others are still refused.
 * @throws {BreakerOpenError} while open
 */
export function createBreaker({ failures, openMs, elapsedMs }: BreakerOptions): Breaker {
  let failed = 0;
  let nextProbeAt = 0;

  return async (call) => {
    if (failed >= failures) {
      if (elapsedMs() < nextProbeAt) throw new BreakerOpenError();
      nextProbeAt = elapsedMs() + openMs;
    }
    try {
      const answer = await call();
      failed = 0;
      return answer;
    } catch (error) {
      failed += 1;
      nextProbeAt = elapsedMs() + openMs;
      throw error;
    }
  };
}
