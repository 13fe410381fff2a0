/**
 * After a successful probe, calls pass for this long. A page sends several calls in parallel: if only one
 * passed, the page would fail.
 */
const HALF_OPEN_MS = 100;
/** How long calls wait for a running probe, instead of waiting for the upstream. */
const PROBE_WAIT_MS = 150;

export type BreakerOptions = {
  /** Consecutive failures after which no visitor's call is sent. */
  failuresToOpen?: number;
  probeEveryMs?: number;
  /**
   * Checks the upstream beside the visitors' calls; rejects if it is down. Without it, the first call of
   * each interval is the probe.
   */
  probe?: () => Promise<unknown>;
  /** Multiplies the time that the upstream has to answer a probe. */
  timeoutFactor?: number;
  nowMs?: () => number;
};

/** A slower call makes the breaker probe the upstream. Most answers arrive far sooner. */
const SLOW_MS = 300;
/**
 * An upstream that does not answer a probe within this time hangs. Together with `SLOW_MS` a page stays
 * below a second.
 */
const PROBE_TIMEOUT_MS = 600;
/** Delay of the first probe after a hang, so that a short stall ends soon. */
const FIRST_PROBE_DELAY_MS = 1_000;

/**
 * Stops calling an upstream that keeps failing, so that no visitor waits for its time-out. After four
 * consecutive failures no call is sent; a probe goes out every five seconds. After a successful probe,
 * calls go through for a moment; the first success closes the breaker.
 */
export function createCircuitBreaker(options: BreakerOptions) {
  const { failuresToOpen = 4, probeEveryMs = 5_000, probe, nowMs = Date.now } = options;
  const { timeoutFactor = 1 } = options;
  let failures = 0;
  let nextProbeMs = 0;
  let trialEndsMs = 0;
  let probing: Promise<void> | null = null;
  /** Shared by all slow calls. */
  let lifeSign: Promise<boolean> | null = null;

  function startProbe(ask: () => Promise<unknown>): void {
    const running = ask().then(
      () => {
        trialEndsMs = nowMs() + HALF_OPEN_MS;
      },
      () => {},
    );
    probing = running;
    void running.then(() => {
      if (probing === running) probing = null;
    });
  }

  function probeUpstream(ask: () => Promise<unknown>): Promise<boolean> {
    if (lifeSign) return lifeSign;
    let isAlive = false;
    const pending = ask().then(
      () => {
        isAlive = true;
      },
      () => {},
    );
    lifeSign = within(PROBE_TIMEOUT_MS * timeoutFactor, pending).then(() => {
      lifeSign = null;
      return isAlive;
    });
    return lifeSign;
  }

  function open(): void {
    failures = Math.max(failures, failuresToOpen);
    trialEndsMs = 0;
    nextProbeMs = nowMs() + Math.min(FIRST_PROBE_DELAY_MS, probeEveryMs);
  }

  return {
    /**
     * Runs a call that `mayCall` allowed. If the call is slow and the upstream does not answer a probe, the
     * breaker opens at once instead of waiting for the time-out.
     * @throws what `call` throws, or an error once the upstream hangs
     */
    async watched<T>(call: () => Promise<T>): Promise<T> {
      if (!probe) return call();
      let giveUp: (reason: Error) => void = () => {};
      const lost = new Promise<never>((_, reject) => {
        giveUp = reject;
      });
      let isOver = false;
      const timer = setTimeout(() => {
        void probeUpstream(probe).then((isAlive) => {
          if (isAlive || isOver) return;
          open();
          giveUp(new Error("the upstream hangs"));
        });
      }, SLOW_MS * timeoutFactor);
      try {
        return await Promise.race([call(), lost]);
      } finally {
        isOver = true;
        clearTimeout(timer);
      }
    },
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
      if (failures === failuresToOpen) nextProbeMs = nowMs() + probeEveryMs;
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
