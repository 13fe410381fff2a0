import type { Connection } from "../connections/connection.ts";
import { outgoing } from "../connections/outgoing.ts";
import { messageTypes } from "../protocol/messages.ts";
import type { StreamInvocationMessage } from "../protocol/messages.ts";
import type { Log } from "../settings/log.ts";
import type { SignalROptions } from "../settings/options.ts";
import { callErrors } from "./call-errors.ts";

export type Streams = {
  /** @param done called once the stream has ended or could not start */
  start(
    message: StreamInvocationMessage,
    open: (signal: AbortSignal) => unknown,
    done: () => void,
  ): void;
  /** Ends a stream early; it still completes. Ignores unknown ids. */
  cancel(invocationId: string): void;
};

type StreamsDeps = {
  options: SignalROptions;
  over: AbortSignal;
  complete: (invocationId: string, outcome: { error?: string }) => void;
  log: Log;
};

/** The streams of one connection. Each holds at most one item: the next is requested when there is room. */
export function createStreams(
  connection: Connection,
  { options, over, complete, log }: StreamsDeps,
): Streams {
  const running = new Map<string, AbortController>();

  async function pump(
    { invocationId, target }: StreamInvocationMessage,
    open: (signal: AbortSignal) => unknown,
    signal: AbortSignal,
  ): Promise<void> {
    try {
      for await (const item of untilAborted(requireIterable(open(signal)), signal)) {
        connection.send(outgoing({ type: messageTypes.streamItem, invocationId, item }));
        if (!(await connection.whenDrained())) return;
      }
      complete(invocationId, {});
    } catch (error) {
      if (signal.aborted) return complete(invocationId, {});
      log.warn({ err: error, method: target }, "a stream failed");
      complete(invocationId, { error: callErrors.thrown(target, error) });
    } finally {
      running.delete(invocationId);
    }
  }

  return {
    start(message, open, done) {
      const { invocationId, target } = message;
      const refuse = (error: string) => {
        done();
        complete(invocationId, { error });
      };
      if (running.has(invocationId)) return refuse(callErrors.failed(target));
      if (running.size >= options.maxStreamsPerConnection) return refuse(callErrors.tooManyStreams);
      const own = new AbortController();
      running.set(invocationId, own);
      void pump(message, open, AbortSignal.any([own.signal, over])).finally(done);
    },
    cancel: (invocationId) => running.get(invocationId)?.abort(),
  };
}

/** Yields items until the signal, without waiting for a next item that may never arrive. */
async function* untilAborted(
  items: AsyncIterable<unknown>,
  signal: AbortSignal,
): AsyncGenerator<unknown> {
  const iterator = items[Symbol.asyncIterator]();
  try {
    for (;;) {
      const next = await nextUnlessAborted(iterator, signal);
      if (!next || next.done) return;
      yield next.value;
    }
  } finally {
    // A pending iterator ends at its next item; this code does not wait for it.
    void Promise.resolve(iterator.return?.()).catch(() => {});
  }
}

function nextUnlessAborted(
  iterator: AsyncIterator<unknown>,
  signal: AbortSignal,
): Promise<IteratorResult<unknown> | null> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) return resolve(null);
    const abort = () => resolve(null);
    signal.addEventListener("abort", abort, { once: true });
    iterator
      .next()
      .finally(() => signal.removeEventListener("abort", abort))
      .then(resolve, reject);
  });
}

function requireIterable(value: unknown): AsyncIterable<unknown> {
  const isIterable = typeof value === "object" && value !== null && Symbol.asyncIterator in value;
  if (!isIterable) throw new TypeError("A stream method returned no async iterable");
  return value as AsyncIterable<unknown>;
}
