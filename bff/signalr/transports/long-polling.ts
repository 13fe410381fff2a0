import type { ServerResponse } from "node:http";
import type { Transport, TransportEvents } from "./transport.ts";

type LongPollingOptions = {
  pollTimeoutMs: number;
  disconnectTimeoutMs: number;
  elapsedMs: () => number;
};

export type LongPolling = Transport & {
  /** The client polls. The first poll is answered at once: it means "connected". */
  poll(response: ServerResponse): void;
};

type PendingBytes = {
  readonly byteLength: number;
  add(bytes: Uint8Array): void;
  peek(): { bytes: Uint8Array; count: number };
  drop(count: number): void;
};

function createPendingBytes(): PendingBytes {
  let list: Uint8Array[] = [];
  let byteLength = 0;
  const sizeOf = (each: readonly Uint8Array[]) => each.reduce((sum, { length }) => sum + length, 0);
  return {
    get byteLength() {
      return byteLength;
    },
    add(bytes) {
      list.push(bytes);
      byteLength += bytes.length;
    },
    peek: () => ({ bytes: Buffer.concat(list, byteLength), count: list.length }),
    drop(count) {
      byteLength -= sizeOf(list.slice(0, count));
      list = list.slice(count);
    },
  };
}

type Poll = { response: ServerResponse; sinceMs: number };

/** Buffers data until a poll takes it. Data that was written to a broken socket is sent again. */
export function carryByLongPolling(
  events: TransportEvents,
  { pollTimeoutMs, disconnectTimeoutMs, elapsedMs }: LongPollingOptions,
): LongPolling {
  const pending = createPendingBytes();
  let queue: Poll | null = null;
  let isFirst = true;
  let isWriting = false;
  let isEnding = false;
  let isClosed = false;
  let leftAtMs = elapsedMs();

  function close(): void {
    if (isClosed) return;
    isClosed = true;
    if (queue) answerPoll(queue.response, 204);
    queue = null;
    events.closed();
  }

  function deliver(): void {
    if (!queue || isWriting) return;
    if (pending.byteLength > 0) write(queue.response);
    else if (isEnding) close();
  }

  function write(response: ServerResponse): void {
    const { bytes, count } = pending.peek();
    queue = null;
    isWriting = true;
    let isTaken = false;
    response.once("finish", () => {
      isTaken = true;
    });
    response.once("close", () => {
      isWriting = false;
      leftAtMs = elapsedMs();
      if (isTaken) {
        pending.drop(count);
        events.drained();
      }
      deliver();
    });
    answerPoll(response, 200, bytes);
  }

  return {
    kind: "LongPolling",
    send(bytes) {
      if (isClosed) return;
      pending.add(bytes);
      deliver();
    },
    bufferedBytes: () => pending.byteLength,
    end() {
      isEnding = true;
      deliver();
    },
    cut: close,
    pause: () => {},
    resume: () => {},
    scan(atMs) {
      if (queue && atMs - queue.sinceMs > pollTimeoutMs) {
        const { response } = queue;
        queue = null;
        leftAtMs = atMs;
        answerPoll(response, 200);
      } else if (!queue && !isWriting && atMs - leftAtMs > disconnectTimeoutMs) close();
    },
    poll(response) {
      response.on("error", () => response.destroy());
      if (isClosed) return answerPoll(response, 204);
      if (queue) answerPoll(queue.response, 204);
      queue = null;
      leftAtMs = elapsedMs();
      if (isFirst) {
        isFirst = false;
        return answerPoll(response, 200);
      }
      queue = { response, sinceMs: elapsedMs() };
      response.once("close", () => {
        if (queue?.response !== response) return;
        queue = null;
        leftAtMs = elapsedMs();
      });
      deliver();
    },
  };
}

function answerPoll(response: ServerResponse, status: 200 | 204, bytes?: Uint8Array): void {
  if (status === 200) {
    response.setHeader("Content-Type", "application/octet-stream");
    response.setHeader("Content-Length", bytes?.length ?? 0);
  }
  response.setHeader("Cache-Control", "no-cache, no-store");
  response.writeHead(status);
  response.end(bytes);
}
