import { request } from "node:http";
import { request as secureRequest } from "node:https";
import { changeBody, type CmsChange } from "../../../../contract/collections/collection.ts";
import { SIGNATURE_HEADER } from "../../../../contract/shared/signature.ts";
import { signature } from "./change";
import { listReceivers, type Receiver } from "./receivers";

const triesAfterMs = [0, 500, 2_000, 5_000];
const ANSWER_WITHIN_MS = 3_000;
const MAX_QUEUED = 1_000;

type Log = { warn: (message: string) => void };

/**
 * Creates the function that notifies all receivers of a change. It returns at once, tries a few times, then
 * gives up with a warning: receivers' caches expire on their own.
 */
export function createNotifier(urls: URL[], key: string, log: Log): (change: CmsChange) => void {
  // Frequent changes of members' own rows, such as drafts, never displace those that concern everybody.
  const pending = { own: 0, shared: 0 };
  return (change) => {
    if (urls.length === 0) return;
    const queue = change.member === undefined ? "shared" : "own";
    if (pending[queue] >= MAX_QUEUED)
      return log.warn("change-hook: too many calls wait, one is dropped");
    pending[queue] += 1;
    void notifyAll(urls, changeBody(change), key, log).finally(() => (pending[queue] -= 1));
  };
}

async function notifyAll(urls: URL[], body: string, key: string, log: Log): Promise<void> {
  let receivers: Receiver[] | null = null;
  for (const pauseMs of triesAfterMs) {
    await pause(pauseMs);
    try {
      receivers ??= await listReceivers(urls);
    } catch {
      continue;
    }
    const outcomes = await Promise.all(receivers.map((receiver) => notify(receiver, body, key)));
    receivers = receivers.filter((_, index) => !outcomes[index]);
    if (receivers.length === 0) return;
  }
  const silent = receivers?.map((receiver) => receiver.url.host) ?? urls.map((url) => url.host);
  log.warn(`change-hook: no answer from ${silent.join(", ")}`);
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms).unref());

function notify({ url, address }: Receiver, body: string, key: string): Promise<boolean> {
  const send = url.protocol === "https:" ? secureRequest : request;
  return new Promise((resolve) => {
    const call = send(
      {
        method: "POST",
        host: address,
        port: url.port,
        path: url.pathname + url.search,
        timeout: ANSWER_WITHIN_MS,
        headers: {
          host: url.host,
          "content-type": "application/json",
          "content-length": Buffer.byteLength(body),
          [SIGNATURE_HEADER]: signature(body, key, Date.now()),
        },
      },
      (response) => {
        response.resume();
        resolve((response.statusCode ?? 500) < 300);
      },
    );
    call.on("timeout", () => call.destroy());
    call.on("error", () => resolve(false));
    call.end(body);
  });
}
