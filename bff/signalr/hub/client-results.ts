import type { CompletionMessage } from "../protocol/messages.ts";
import type { Clock } from "../settings/clock.ts";
import { ClientError, ClientGoneError } from "../settings/errors.ts";

export type ClientResults = {
  /**
   * Calls one client.
   * @param connectionId null if it belongs to another process
   * @param send gets the id that identifies the answer
   * @throws {ClientError} with the client's error message
   * @throws {ClientGoneError} if no answer arrives
   */
  ask(connectionId: string | null, send: (askId: string) => unknown): Promise<unknown>;
  /** Resolves a call; a client can answer only its own calls. */
  finish(connectionId: string | null, answer: Omit<CompletionMessage, "type">): void;
  gone(connectionId: string): void;
  scan(): void;
};

type Waiting = {
  connectionId: string | null;
  requestedAtMs: number;
  resolve: (result: unknown) => void;
  reject: (error: Error) => void;
};

type ClientResultsDeps = { clock: Clock; clientResultTimeoutMs: number };

/** @param prefix of every id; unique to the process */
export function createClientResults(
  prefix: string,
  { clock, clientResultTimeoutMs }: ClientResultsDeps,
): ClientResults {
  const pending = new Map<string, Waiting>();
  let count = 0;

  function fail(askId: string, error: Error): void {
    pending.get(askId)?.reject(error);
    pending.delete(askId);
  }

  return {
    ask(connectionId, send) {
      count += 1;
      const askId = `${prefix}${count}`;
      return new Promise((resolve, reject) => {
        const requestedAtMs = clock.elapsedMs();
        pending.set(askId, { connectionId, requestedAtMs, resolve, reject });
        const failed = (error: unknown) =>
          fail(askId, new ClientGoneError("Not sent", { cause: error }));
        try {
          Promise.resolve(send(askId)).catch(failed);
        } catch (error) {
          failed(error);
        }
      });
    },
    finish(connectionId, { invocationId, error, result }) {
      const requested = pending.get(invocationId);
      if (!requested || requested.connectionId !== connectionId) return;
      pending.delete(invocationId);
      if (error === undefined) requested.resolve(result);
      else requested.reject(new ClientError(error));
    },
    gone(connectionId) {
      for (const [askId, requested] of pending) {
        if (requested.connectionId === connectionId)
          fail(askId, new ClientGoneError("The client is gone"));
      }
    },
    scan() {
      const atMs = clock.elapsedMs();
      for (const [askId, { requestedAtMs }] of pending) {
        if (atMs - requestedAtMs <= clientResultTimeoutMs) return;
        fail(askId, new ClientGoneError("The client did not answer in time"));
      }
    },
  };
}
