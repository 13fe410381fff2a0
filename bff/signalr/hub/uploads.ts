import type { CompletionMessage, StreamItemMessage } from "../protocol/messages.ts";
import { ClientError, ClientGoneError } from "../settings/errors.ts";

export type Uploads = {
  /**
   * Starts to buffer items of these ids. Null if an id is in use or there are too many. Items of unknown
   * ids are ignored.
   */
  open(streamIds: readonly string[]): OpenUploads | null;
  take(message: StreamItemMessage): void;
  complete(message: CompletionMessage): boolean;
  hasRoom(): boolean;
  end(): void;
};

export type OpenUploads = {
  items: readonly AsyncIterable<unknown>[];
  close(): void;
};

type Upload = {
  items: AsyncIterable<unknown>;
  put(item: unknown): void;
  /** Ends the stream; the reader gets an error after the buffered items. The first end counts. */
  end(error?: Error): void;
  drop(): void;
  waiting(): number;
};

type End = { error: Error | undefined };

function createUpload(onRead: () => void): Upload {
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

type UploadsDeps = {
  maxStreams: number;
  maxQueuedItems: number;
  onRoom: () => void;
};

export function createUploads({ maxStreams, maxQueuedItems, onRoom }: UploadsDeps): Uploads {
  const open = new Map<string, Upload>();

  return {
    open(streamIds) {
      const isOneTwice = new Set(streamIds).size < streamIds.length;
      if (isOneTwice || streamIds.some((id) => open.has(id))) return null;
      if (open.size + streamIds.length > maxStreams) return null;
      const uploads = streamIds.map(() => createUpload(onRoom));
      for (const [index, id] of streamIds.entries()) {
        const upload = uploads[index];
        if (upload) open.set(id, upload);
      }
      return {
        items: uploads.map(({ items }) => items),
        close() {
          for (const id of streamIds) open.delete(id);
          for (const upload of uploads) upload.drop();
          onRoom();
        },
      };
    },
    take: ({ invocationId, item }) => open.get(invocationId)?.put(item),
    complete({ invocationId, error }) {
      const upload = open.get(invocationId);
      upload?.end(error === undefined ? undefined : new ClientError(error));
      return upload !== undefined;
    },
    hasRoom() {
      for (const { waiting: pending } of open.values())
        if (pending() >= maxQueuedItems) return false;
      return true;
    },
    end() {
      for (const upload of open.values()) upload.end(new ClientGoneError("The client is gone"));
      open.clear();
    },
  };
}
