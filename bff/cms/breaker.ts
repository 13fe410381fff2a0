import { createCircuitBreaker } from "../../contract/shared/circuit-breaker.ts";

export type BreakerOptions = {
  failures: number;
  /** Milliseconds before a refused upstream gets one call as a probe. */
  openMs: number;
  probe?: () => Promise<unknown>;
  /** Multiplier of the upstream's usual time limits. */
  timeoutFactor?: number;
  elapsedMs: () => number;
};

export class BreakerOpenError extends Error {
  constructor() {
    super("The upstream failed too often just now; not asked again yet");
    this.name = "BreakerOpenError";
  }
}

/** A read is aborted once the upstream hangs. A write keeps its full time, because it may still succeed. */
export type Breaker = <T>(call: () => Promise<T>, isRead?: boolean) => Promise<T>;

/**
 * Refuses calls to an upstream that keeps failing. After `openMs` one call probes it while the others are
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
