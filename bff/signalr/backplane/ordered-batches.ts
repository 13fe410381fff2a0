/** Sends items in order: one batch at a time; items that arrive meanwhile form the next. */
export type OrderedBatches<T> = {
  /** Resolves once all of these are sent; rejects if their batch failed. */
  add(items: readonly T[]): Promise<void>;
  settled(): Promise<void>;
};

type Entry<T> = { items: readonly T[]; resolve: () => void; reject: (error: unknown) => void };

export function createOrderedBatches<T>(
  send: (items: readonly T[]) => Promise<unknown>,
): OrderedBatches<T> {
  let pending: Entry<T>[] = [];
  let running: Promise<void> | null = null;

  async function run(): Promise<void> {
    while (pending.length > 0) {
      const batch = pending;
      pending = [];
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
        pending.push({ items, resolve, reject });
        running ??= run();
      }),
    settled: () => running ?? Promise.resolve(),
  };
}
