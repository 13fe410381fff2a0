/** One stream from a client: what came waits until it is read. */
export type Upload = {
  items: AsyncIterable<unknown>;
  put(item: unknown): void;
  /** Nothing more comes; with an error its reader gets that after what came before. The first end counts. */
  end(error?: Error): void;
  /** Nobody reads on. */
  drop(): void;
  /** Items that nobody read yet. */
  waiting(): number;
};

type End = { error: Error | undefined };

/** @param onRead an item was taken */
export function createUpload(onRead: () => void): Upload {
  let queue: unknown[] = [];
  let ended: End | null = null;
  let isDropped = false;
  let wake = () => {};

  async function* read(): AsyncGenerator<unknown> {
    for (;;) {
      if (queue.length > 0) {
        const item = queue.shift();
        onRead();
        yield item;
      } else if (ended) {
        if (ended.error) throw ended.error;
        return;
      } else {
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      }
    }
  }

  return {
    items: read(),
    put(item) {
      if (isDropped || ended) return;
      queue.push(item);
      wake();
    },
    end(error) {
      ended ??= { error };
      wake();
    },
    drop() {
      isDropped = true;
      queue = [];
      ended ??= { error: undefined };
      wake();
    },
    waiting: () => queue.length,
  };
}
