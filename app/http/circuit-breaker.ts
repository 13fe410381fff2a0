const FAILURES_TO_OPEN = 4;
const PROBE_EVERY_MS = 5_000;
/** A page asks several things at once: a probe lets all of them through, or the page fails by itself. */
const PROBE_WINDOW_MS = 100;

/**
 * Stops asking an upstream that keeps failing. After four failures in a row only what is asked within
 * a moment every five seconds goes through, as a probe; its success closes the breaker.
 */
export function createCircuitBreaker(nowMs: () => number = Date.now) {
  let failures = 0;
  let nextProbeMs = 0;
  let probeEndsMs = 0;
  return {
    mayCall(): boolean {
      if (failures < FAILURES_TO_OPEN) return true;
      if (nowMs() < probeEndsMs) return true;
      if (nowMs() < nextProbeMs) return false;
      probeEndsMs = nowMs() + PROBE_WINDOW_MS;
      nextProbeMs = nowMs() + PROBE_EVERY_MS;
      return true;
    },
    succeeded(): void {
      failures = 0;
    },
    failed(): void {
      failures += 1;
      if (failures === FAILURES_TO_OPEN) nextProbeMs = nowMs() + PROBE_EVERY_MS;
    },
    isOpen: () => failures >= FAILURES_TO_OPEN,
  };
}

export type CircuitBreaker = ReturnType<typeof createCircuitBreaker>;
