export type Clock = {
  /** Monotonic milliseconds from any start. For durations. */
  elapsedMs(): number;
  /** Milliseconds since 1970. For times set by others. */
  epochMs(): number;
  every(intervalMs: number, work: () => void): () => void;
};

/** The system's clock. A pending interval does not keep the process alive. */
export const systemClock: Clock = {
  elapsedMs: () => performance.now(),
  epochMs: () => Date.now(),
  every(intervalMs, work) {
    const timer = setInterval(work, intervalMs);
    timer.unref();
    return () => clearInterval(timer);
  },
};
