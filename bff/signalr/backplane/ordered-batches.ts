/** Sends what is given to it in order: one batch at a time, and all that came meanwhile in the next. */
export type OrderedBatches<T> = {
  /** Resolves once all of these are sent; rejects where their batch was not. */
  add(items: readonly T[]): Promise<void>;
  /** Once nothing waits. */
  settled(): Promise<void>;
};

type Entry<T> = { items: readonly T[]; resolve: () => void; reject: (error: unknown) => void };

export function createOrderedBatches<T>(
  send: (items: readonly T[]) => Promise<unknown>,
): OrderedBatches<T> {
  let waiting: Entry<T>[] = [];
  let running: Promise<void> | null = null;

  async function run(): Promise<void> {
    while (waiting.length > 0) {
      const batch = waiting;
      waiting = [];
      try {
        await send(batch.flatMap(({ items }) => items));
        for (const { resolve } of batch) resolve();
      } catch (error) {
        for (const { reject } of batch) reject(error);
      }
    }
    running = null;
  }

  return {
    add: (items) =>
      new Promise((resolve, reject) => {
        waiting.push({ items, resolve, reject });
        running ??= run();
      }),
    settled: () => running ?? Promise.resolve(),
  };
}
