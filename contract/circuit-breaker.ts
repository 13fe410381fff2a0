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
  /** How many times as long as usual the upstream may take to show that it lives. */
  patience?: number;
  nowMs?: () => number;
};

/** A call that takes longer makes the breaker ask for a sign of life; most answers come far sooner. */
const SLOW_MS = 300;
/** An upstream that gives no sign of life for so long hangs. With `SLOW_MS` a page stays below a second. */
const LIFE_MS = 600;
/** An upstream that was only stuck for a moment is found again soon. */
const SECOND_LOOK_MS = 1_000;

/**
 * Stops asking an upstream that keeps failing, so that nobody waits for its time-out. After four failures
 * in a row nobody's question is sent: every five seconds a probe goes out beside them. When it succeeds, what is asked within a moment goes
 * through; the first success among it closes the breaker.
 */
export function createCircuitBreaker(options: BreakerOptions) {
  const { failuresToOpen = 4, probeEveryMs = 5_000, probe, nowMs = Date.now } = options;
  const { patience = 1 } = options;
  let failures = 0;
  let nextProbeMs = 0;
  let trialEndsMs = 0;
  let probing: Promise<void> | null = null;
  /** Shared by all whose calls are slow. */
  let lifeSign: Promise<boolean> | null = null;

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

  function findLifeSign(ask: () => Promise<unknown>): Promise<boolean> {
    if (lifeSign) return lifeSign;
    let isAlive = false;
    const asked = ask().then(
      () => {
        isAlive = true;
      },
      () => {},
    );
    lifeSign = within(LIFE_MS * patience, asked).then(() => {
      lifeSign = null;
      return isAlive;
    });
    return lifeSign;
  }

  function open(): void {
    failures = Math.max(failures, failuresToOpen);
    trialEndsMs = 0;
    nextProbeMs = nowMs() + Math.min(SECOND_LOOK_MS, probeEveryMs);
  }

  return {
    /**
     * Runs a call that `mayCall` allowed. Where it takes long and the upstream gives no sign of life, the
     * upstream hangs: the breaker opens, and nobody waits for the time-out of a call.
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
        void findLifeSign(probe).then((isAlive) => {
          if (isAlive || isOver) return;
          open();
          giveUp(new Error("the upstream hangs"));
        });
      }, SLOW_MS * patience);
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
