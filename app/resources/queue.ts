export type QueueLimits = { maxRunning: number; maxQueued: number };

/**
 * Limits the number of running and waiting jobs.
 * @throws Error at once if the queue is full
 */
export function createQueue({ maxRunning, maxQueued }: QueueLimits) {
  const pending: (() => void)[] = [];
  let running = 0;

  async function enter(): Promise<void> {
    if (running < maxRunning) {
      running += 1;
      return;
    }
    if (pending.length >= maxQueued) throw new Error("too many wait already");
    // The slot passes to the next job, so the running count does not change.
    await new Promise<void>((go) => pending.push(go));
  }

  function leave(): void {
    const next = pending.shift();
    if (next) next();
    else running -= 1;
  }

  return async function run<T>(work: () => Promise<T>): Promise<T> {
    await enter();
    try {
      return await work();
    } finally {
      leave();
    }
  };
}
