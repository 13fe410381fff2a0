import { createCircuitBreaker } from "../../contract/circuit-breaker.ts";

export type BreakerOptions = {
  /** Failures in a row after which calls are refused. */
  failures: number;
  /** How long calls are refused before one is let through as a probe. */
  openMs: number;
  /** Asks for a sign of life where a call takes long. */
  probe?: () => Promise<unknown>;
  /** How many times as long as usual the upstream may take. */
  patience?: number;
  /** Monotonic milliseconds. */
  elapsedMs: () => number;
};

export class BreakerOpenError extends Error {
  constructor() {
    super("The upstream failed too often just now; not asked again yet");
    this.name = "BreakerOpenError";
  }
}

/** A call that only reads is given up once the upstream hangs; a write may still be done, and has its time. */
export type Breaker = <T>(call: () => Promise<T>, isRead?: boolean) => Promise<T>;

/**
 * Refuses calls to an upstream that keeps failing; after `openMs` one call probes it while the others are
 * still refused.
 * @throws {BreakerOpenError} while open
 */
export function createBreaker(options: BreakerOptions): Breaker {
  const { failures, openMs, elapsedMs, ...life } = options;
  const breaker = createCircuitBreaker({
    failuresToOpen: failures,
    probeEveryMs: openMs,
    nowMs: elapsedMs,
    ...life,
  });
  return async (call, isRead = false) => {
    if (!(await breaker.mayCall())) throw new BreakerOpenError();
    try {
      const answer = await (isRead ? breaker.watched(call) : call());
      breaker.succeeded();
      return answer;
    } catch (error) {
      breaker.failed();
      throw error;
    }
  };
}
