import { createHash } from "node:crypto";
import {
  pushSubscription,
  type PushMessage,
  type PushOverview,
  type PushSubscriptionInput,
} from "../../../../contract/api/notifications-v1.ts";
import type { Database } from "../../../db/database.ts";
import type { Sealer } from "../../../db/seal.ts";
import { ServiceError } from "../../../errors.ts";
import { deviceOf } from "../../identity/sessions/client-names.ts";
import type { SessionHolder } from "../../identity/sessions/sessions.service.ts";
import type { PushOutcome, SendPush } from "./push-sender.ts";
import { deleteSubscription, listOpenSubscriptions, saveSubscription } from "./push.repository.ts";
import type { OpenSubscription } from "./push.repository.ts";

/** If push is disabled, all methods except `find` @throws {ServiceError} `not_found` */
export type PushService = {
  find(holder: SessionHolder): Promise<PushOverview>;
  /** @throws {ServiceError} `validation_failed` if the address is not a push service's */
  subscribe(holder: SessionHolder, subscription: PushSubscriptionInput): Promise<void>;
  unsubscribe(holder: SessionHolder, device: string | null): Promise<void>;
  /**
   * Sends a test message to the calling device.
   * @throws {ServiceError} `not_found` if it is not subscribed, `unavailable` if it was not accepted
   */
  test(holder: SessionHolder): Promise<void>;
  /**
   * Sends to a device, and deletes its subscription if it is gone. @throws {Error} for temporary failures
   */
  send(device: OpenSubscription, message: PushMessage, ttlSeconds: number): Promise<PushOutcome>;
};

export type PushDeps = {
  db: Database;
  sealer: Sealer;
  publicKey: string | null;
  sendPush: SendPush | null;
  now: () => Date;
};

const SEAL = "push-subscription";
const TEST_TTL_SECONDS = 60;

const testMessage: PushMessage = {
  kind: "Teste",
  title: "Os avisos chegam a este aparelho",
  path: "/pt-BR/app/profile/email-preference",
  tag: "test",
};

const carriers = [
  { name: "Google", isItsHost: (host: string) => host === "fcm.googleapis.com" },
  { name: "Mozilla", isItsHost: (host: string) => host.endsWith(".push.services.mozilla.com") },
  { name: "Apple", isItsHost: (host: string) => host.endsWith(".push.apple.com") },
  { name: "Microsoft", isItsHost: (host: string) => host.endsWith(".notify.windows.com") },
];

/**
 * Name of the push service at this address. Null for any other address: members supply it, so the service
 * sends nothing there.
 */
export function findPushCarrier(endpoint: string): string | null {
  const url = URL.parse(endpoint);
  if (url?.protocol !== "https:" || url.port !== "" || url.username !== "") return null;
  return carriers.find(({ isItsHost }) => isItsHost(url.hostname))?.name ?? null;
}

export function createPush({ db, sealer, publicKey, sendPush, now }: PushDeps): PushService {
  function requireSender(): SendPush {
    if (!sendPush) throw new ServiceError("not_found");
    return sendPush;
  }

  async function send(device: OpenSubscription, message: PushMessage, ttlSeconds: number) {
    const to = pushSubscription.parse(sealer.open(SEAL, device.subscription));
    const outcome = await requireSender()(to, message, ttlSeconds);
    if (outcome === "gone") await deleteSubscription(db, device);
    return outcome;
  }

  return {
    send,

    async find({ userId, sessionId }) {
      const rows = publicKey ? await listOpenSubscriptions(db, userId, now()) : [];
      const devices = rows.map((row) => ({
        id: row.sessionId,
        isCurrent: row.sessionId === sessionId,
        name: row.device ?? deviceOf(""),
        createdAt: row.createdAt.toISOString(),
      }));
      return { publicKey, devices };
    },

    async subscribe({ userId, sessionId }, { endpoint, keys }) {
      requireSender();
      const carrier = findPushCarrier(endpoint);
      if (!carrier) throw new ServiceError("validation_failed");
      await saveSubscription(db, {
        sessionId,
        userId,
        endpointHash: createHash("sha256").update(endpoint).digest(),
        subscription: sealer.seal(SEAL, { endpoint, keys }),
        carrier,
        createdAt: now(),
      });
    },

    async unsubscribe({ userId, sessionId }, device) {
      requireSender();
      await deleteSubscription(db, { userId, sessionId: device ?? sessionId });
    },

    async test({ userId, sessionId }) {
      const devices = await listOpenSubscriptions(db, userId, now());
      const device = devices.find((each) => each.sessionId === sessionId);
      if (!device) throw new ServiceError("not_found");
      const outcome = await send(device, testMessage, TEST_TTL_SECONDS).catch((cause: unknown) => {
        throw new ServiceError("unavailable", { cause });
      });
      if (outcome !== "sent") {
        throw new ServiceError(outcome === "gone" ? "not_found" : "unavailable");
      }
    },
  };
}
