/** Time as the server sees it. Tests bring a clock they move themselves. */
export type Clock = {
  /** Milliseconds that only ever grow; from any start. For durations. */
  elapsedMs(): number;
  /** Milliseconds since 1970. For times that others told. */
  epochMs(): number;
  /** Does the work again and again until the returned function is called. */
  every(intervalMs: number, work: () => void): () => void;
};

/** The machine's own time. A waiting interval keeps no process alive. */
export const systemClock: Clock = {
  elapsedMs: () => performance.now(),
  epochMs: () => Date.now(),
  every(intervalMs, work) {
    const timer = setInterval(work, intervalMs);
    timer.unref();
    return () => clearInterval(timer);
  },
};
