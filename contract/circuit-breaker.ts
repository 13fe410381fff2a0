/** A page asks several things at once: after a good probe all of them may go, or the page fails by itself. */
const TRIAL_MS = 100;
/** Whoever comes while the probe is under way waits this long for it, not for the upstream. */
const PROBE_WAIT_MS = 150;

export type BreakerOptions = {
  /** Failures in a row after which nobody's question is sent. */
  failuresToOpen?: number;
  probeEveryMs?: number;
  /**
   * Asks the upstream for a sign of life, beside the visitors' own questions; rejects without one. Where
   * it is missing, the first question of each interval is the probe.
   */
  probe?: () => Promise<unknown>;
  nowMs?: () => number;
};

/**
 * Stops asking an upstream that keeps failing, so that nobody waits for its time-out. After four failures
 * in a row nobody's question is sent: every five seconds a probe goes out beside them. When it succeeds, what is asked within a moment goes
 * through; the first success among it closes the breaker.
 */
export function createCircuitBreaker(options: BreakerOptions) {
  const { failuresToOpen = 4, probeEveryMs = 5_000, probe, nowMs = Date.now } = options;
  let failures = 0;
  let nextProbeMs = 0;
  let trialEndsMs = 0;
  let probing: Promise<void> | null = null;

  function startProbe(ask: () => Promise<unknown>): void {
    const running = ask().then(
      () => {
        trialEndsMs = nowMs() + TRIAL_MS;
      },
      () => {},
    );
    probing = running;
    void running.then(() => {
      if (probing === running) probing = null;
    });
  }

  return {
    async mayCall(): Promise<boolean> {
      if (failures < failuresToOpen || nowMs() < trialEndsMs) return true;
      if (nowMs() >= nextProbeMs) {
        nextProbeMs = nowMs() + probeEveryMs;
        if (!probe) return true;
        startProbe(probe);
      }
      if (!probing) return false;
      await within(PROBE_WAIT_MS, probing);
      return failures < failuresToOpen || nowMs() < trialEndsMs;
    },
    succeeded(): void {
      failures = 0;
    },
    failed(): void {
      failures += 1;
      trialEndsMs = 0;
      if (failures >= failuresToOpen) nextProbeMs = nowMs() + probeEveryMs;
    },
    isOpen: () => failures >= failuresToOpen,
  };
}

export type CircuitBreaker = ReturnType<typeof createCircuitBreaker>;

async function within(ms: number, work: Promise<void>): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<void>((done) => {
    timer = setTimeout(done, ms);
  });
  await Promise.race([work, late]);
  clearTimeout(timer);
}
