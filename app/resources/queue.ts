export type QueueLimits = { maxRunning: number; maxWaiting: number };

/**
 * Lets so many pieces of work run at once and so many wait.
 * @throws Error at once when even the waiting room is full
 */
export function createQueue({ maxRunning, maxWaiting }: QueueLimits) {
  const waiting: (() => void)[] = [];
  let running = 0;

  async function enter(): Promise<void> {
    if (running < maxRunning) {
      running += 1;
      return;
    }
    if (waiting.length >= maxWaiting) throw new Error("too many wait already");
    // The place is handed over, so the number that run stays as it is.
    await new Promise<void>((go) => waiting.push(go));
  }

  function leave(): void {
    const next = waiting.shift();
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
