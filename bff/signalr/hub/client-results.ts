import type { CompletionMessage } from "../protocol/messages.ts";
import type { Clock } from "../settings/clock.ts";
import { ClientError, ClientGoneError } from "../settings/errors.ts";

/** What clients were asked and have not answered yet. */
export type ClientResults = {
  /**
   * Asks one client.
   * @param connectionId null where another process has it
   * @param send takes the id by which the answer is known
   * @throws {ClientError} what the client says of its failure
   * @throws {ClientGoneError} where no answer comes
   */
  ask(connectionId: string | null, send: (askId: string) => unknown): Promise<unknown>;
  /** An answer; of a client only to what that client was asked. */
  settle(connectionId: string | null, answer: Omit<CompletionMessage, "type">): void;
  /** A connection is over: nothing it was asked will be answered. */
  gone(connectionId: string): void;
  /** Gives up what waited for too long. */
  scan(): void;
};

type Waiting = {
  connectionId: string | null;
  askedAtMs: number;
  resolve: (result: unknown) => void;
  reject: (error: Error) => void;
};

type ClientResultsDeps = { clock: Clock; clientResultTimeoutMs: number };

/** @param prefix begins every id, so that those of several processes differ */
export function createClientResults(
  prefix: string,
  { clock, clientResultTimeoutMs }: ClientResultsDeps,
): ClientResults {
  const waiting = new Map<string, Waiting>();
  let count = 0;

  function fail(askId: string, error: Error): void {
    waiting.get(askId)?.reject(error);
    waiting.delete(askId);
  }

  return {
    ask(connectionId, send) {
      count += 1;
      const askId = `${prefix}${count}`;
      return new Promise((resolve, reject) => {
        const askedAtMs = clock.elapsedMs();
        waiting.set(askId, { connectionId, askedAtMs, resolve, reject });
        const failed = (error: unknown) =>
          fail(askId, new ClientGoneError("Not sent", { cause: error }));
        try {
          Promise.resolve(send(askId)).catch(failed);
        } catch (error) {
          failed(error);
        }
      });
    },
    settle(connectionId, { invocationId, error, result }) {
      const asked = waiting.get(invocationId);
      if (!asked || asked.connectionId !== connectionId) return;
      waiting.delete(invocationId);
      if (error === undefined) asked.resolve(result);
      else asked.reject(new ClientError(error));
    },
    gone(connectionId) {
      for (const [askId, asked] of waiting) {
        if (asked.connectionId === connectionId)
          fail(askId, new ClientGoneError("The client is gone"));
      }
    },
    scan() {
      const atMs = clock.elapsedMs();
      for (const [askId, { askedAtMs }] of waiting) {
        if (atMs - askedAtMs <= clientResultTimeoutMs) return;
        fail(askId, new ClientGoneError("The client did not answer in time"));
      }
    },
  };
}
