export type Upload = {
  items: AsyncIterable<unknown>;
  put(item: unknown): void;
  /** Ends the stream; the reader gets an error after the buffered items. The first end counts. */
  end(error?: Error): void;
  drop(): void;
  waiting(): number;
};

type End = { error: Error | undefined };

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
