import { createHmac } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { newId, type Delivery, type PaymentStore } from "./payment-state.ts";

export type Deliveries = {
  emit(type: string, object: object): void;
  hold(): void;
  /**
   * Sends the held events: each `copies` times, shuffled, several in parallel; resolves when all have
   * arrived.
   */
  release(options: { copies: number; parallel: number; isShuffled: boolean }): Promise<void>;
  resume(): void;
  close(): void;
};

const WAITS_MS = [200, 1_000, 2_000, 5_000, 15_000, 60_000, 300_000];
const ANSWER_LIMIT_MS = 10_000;
const API_VERSION = "2026-10-28.endive";

export type DeliveryOptions = { url: () => string; secret: string; store: PaymentStore };

/** Signed webhooks like Stripe's: repeated until the receiver answers 2xx. */
export function createDeliveries({ url, secret, store }: DeliveryOptions): Deliveries {
  const ending = new AbortController();
  let isHeld = false;

  async function send({ body }: Delivery): Promise<boolean> {
    const time = Math.floor(Date.now() / 1_000);
    const signature = createHmac("sha256", secret).update(`${time}.${body}`).digest("hex");
    const signal = AbortSignal.any([ending.signal, AbortSignal.timeout(ANSWER_LIMIT_MS)]);
    const headers = {
      "content-type": "application/json; charset=utf-8",
      "stripe-signature": `t=${time},v1=${signature}`,
    };
    const answer = await fetch(url(), { method: "POST", body, headers, signal }).catch(() => null);
    await answer?.body?.cancel();
    return answer?.ok ?? false;
  }

  /** @param waitsMs waits between tries; the last one repeats */
  async function deliver(delivery: Delivery, waitsMs: readonly number[]): Promise<void> {
    while (!(await send(delivery))) {
      const waitMs = waitsMs[Math.min(delivery.tries, waitsMs.length - 1)];
      delivery.tries += 1;
      await pause(waitMs, null, { signal: ending.signal, ref: false });
    }
  }

  function forget(delivery: Delivery): void {
    store.state.deliveries = store.state.deliveries.filter((each) => each !== delivery);
    store.save();
  }

  function start(delivery: Delivery): void {
    // Rejects only when the double stops: the delivery stays stored for the next start.
    deliver(delivery, WAITS_MS).then(
      () => forget(delivery),
      () => {},
    );
  }

  return {
    emit(type, object) {
      const id = newId("evt");
      const created = Math.floor(Date.now() / 1_000);
      const event = {
        id,
        object: "event",
        api_version: API_VERSION,
        created,
        livemode: false,
        type,
      };
      const body = JSON.stringify({ ...event, pending_webhooks: 1, data: { object } });
      const delivery = { id, type, body, tries: 0 };
      store.state.deliveries.push(delivery);
      store.save();
      if (!isHeld) start(delivery);
    },
    hold() {
      isHeld = true;
    },
    async release({ copies, parallel, isShuffled }) {
      isHeld = false;
      const held = store.state.deliveries.splice(0);
      const all = Array.from({ length: copies }, () => held)
        .flat()
        .map((delivery) => ({ ...delivery }));
      if (isShuffled) shuffle(all);
      await Promise.all(
        Array.from({ length: parallel }, async () => {
          for (let next = all.pop(); next; next = all.pop()) await deliver(next, [200]);
        }),
      );
      store.save();
    },
    resume() {
      for (const delivery of store.state.deliveries) start(delivery);
    },
    close: () => ending.abort(),
  };
}

function shuffle<T>(items: T[]): void {
  for (let at = items.length - 1; at > 0; at--) {
    const other = Math.floor(Math.random() * (at + 1));
    [items[at], items[other]] = [items[other] as T, items[at] as T];
  }
}
