// The import keeps the real timer: tests replace the global one.
import { setImmediate } from "node:timers";
import { READS_PER_BATCH } from "../../contract/shared/read-batch.ts";
import type { RowsRead } from "./read";

type Failure = { status: number; errors: { message: string; extensions?: { code?: string } }[] };

/** Answer to one read of a batch, as Directus would give it alone. */
export type BatchAnswer = { data: unknown } | Failure;

type Pending = {
  read: RowsRead;
  sendAlone: () => Promise<unknown>;
  resolve: (answer: BatchAnswer) => void;
  reject: (error: unknown) => void;
};

type SendBatch = (
  token: string,
  reads: readonly RowsRead[],
) => Promise<readonly BatchAnswer[] | null>;

async function sendEachAlone(pending: readonly Pending[]): Promise<void> {
  await Promise.all(
    pending.map(({ sendAlone, resolve, reject }) =>
      sendAlone().then((data) => resolve({ data }), reject),
    ),
  );
}

/**
 * Collects the reads that one turn of the event loop makes with the same token, and sends them as one
 * request: each request to Directus costs a login and a walk through the permissions. A single read is
 * sent as it is.
 * @param sendBatch returns null if Directus does not know batches, as during an upgrade
 */
export function createReadBatches(sendBatch: SendBatch) {
  const open = new Map<string, Pending[]>();

  async function send(token: string, pending: readonly Pending[]): Promise<void> {
    if (pending.length === 1) return sendEachAlone(pending);
    try {
      const answers = await sendBatch(
        token,
        pending.map(({ read }) => read),
      );
      if (!answers) return await sendEachAlone(pending);
      for (const [at, { resolve, reject }] of pending.entries()) {
        const answer = answers[at];
        if (answer) resolve(answer);
        else reject(new Error("Directus answered fewer reads than the batch has"));
      }
    } catch (error) {
      for (const { reject } of pending) reject(error);
    }
  }

  function flush(token: string): void {
    const pending = open.get(token) ?? [];
    open.delete(token);
    for (let at = 0; at < pending.length; at += READS_PER_BATCH)
      void send(token, pending.slice(at, at + READS_PER_BATCH));
  }

  return (token: string, read: RowsRead, sendAlone: () => Promise<unknown>): Promise<BatchAnswer> =>
    new Promise((resolve, reject) => {
      const pending = open.get(token) ?? [];
      pending.push({ read, sendAlone, resolve, reject });
      if (pending.length > 1) return;
      open.set(token, pending);
      setImmediate(flush, token);
    });
}
