import { createCircuitBreaker } from "../../contract/circuit-breaker.ts";

export type BreakerOptions = {
  /** Failures in a row after which calls are refused. */
  failures: number;
  /** How long calls are refused before one is let through as a probe. */
  openMs: number;
  /** Monotonic milliseconds. */
  elapsedMs: () => number;
};

export class BreakerOpenError extends Error {
  constructor() {
    super("The upstream failed too often just now; not asked again yet");
    this.name = "BreakerOpenError";
  }
}

export type Breaker = <T>(call: () => Promise<T>) => Promise<T>;

/**
 * Refuses calls to an upstream that keeps failing; after `openMs` one call probes it while the others are
 * still refused.
 * @throws {BreakerOpenError} while open
 */
export function createBreaker({ failures, openMs, elapsedMs }: BreakerOptions): Breaker {
  const breaker = createCircuitBreaker({
    failuresToOpen: failures,
    probeEveryMs: openMs,
    nowMs: elapsedMs,
  });
  return async (call) => {
    if (!(await breaker.mayCall())) throw new BreakerOpenError();
    try {
      const answer = await call();
      breaker.succeeded();
      return answer;
    } catch (error) {
      breaker.failed();
      throw error;
    }
  };
}
