import type { CompletionMessage, StreamItemMessage } from "../protocol/messages.ts";
import { ClientError, ClientGoneError } from "../settings/errors.ts";
import { createUpload } from "./upload.ts";
import type { Upload } from "./upload.ts";

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

type UploadsDeps = {
  maxStreams: number;
  maxWaitingItems: number;
  onRoom: () => void;
};

export function createUploads({ maxStreams, maxWaitingItems, onRoom }: UploadsDeps): Uploads {
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
      for (const { waiting } of open.values()) if (waiting() >= maxWaitingItems) return false;
      return true;
    },
    end() {
      for (const upload of open.values()) upload.end(new ClientGoneError("The client is gone"));
      open.clear();
    },
  };
}
