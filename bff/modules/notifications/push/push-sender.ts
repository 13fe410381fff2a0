import { createHash } from "node:crypto";
import webPush from "web-push";
import type {
  PushMessage,
  PushSubscriptionInput,
} from "../../../../contract/api/notifications-v1.ts";

export type PushAccess = {
  publicKey: string;
  privateKey: string;
  /** Contact for push services in case of problems: `mailto:` or an https address. */
  subject: string;
  fetch?: typeof fetch;
};

/**
 * - `sent`: the push service accepted it
 * - `gone`: the browser is no longer subscribed, or for another key than ours
 * - `refused`: it will never be accepted
 */
export type PushOutcome = "sent" | "gone" | "refused";

/**
 * Sends a message, encrypted for the browser (RFC 8291), to its push service.
 * @param ttlSeconds how long the service stores it for an offline device
 * @throws {Error} for temporary failures
 */
export type SendPush = (
  to: PushSubscriptionInput,
  message: PushMessage,
  ttlSeconds: number,
) => Promise<PushOutcome>;

const ANSWER_WITHIN_MS = 10_000;
const TOPIC_LENGTH = 32;
/** Not found, gone, and subscribed with another server key. */
const GONE_STATUSES = [403, 404, 410];

export function createPushSender({
  publicKey,
  privateKey,
  subject,
  ...access
}: PushAccess): SendPush {
  const send = access.fetch ?? fetch;
  return async (to, message, ttlSeconds) => {
    const request = webPush.generateRequestDetails(to, JSON.stringify(message), {
      vapidDetails: { subject, publicKey, privateKey },
      TTL: ttlSeconds,
      urgency: "normal",
      topic: topicOf(message.tag),
    });
    const answer = await send(request.endpoint, {
      method: request.method,
      headers: Object.entries(request.headers).flatMap(([name, value]): [string, string][] =>
        name.toLowerCase() === "content-length" ? [] : [[name, String(value)]],
      ),
      body: new Uint8Array(request.body),
      redirect: "manual",
      signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
    });
    await answer.body?.cancel();
    if (answer.ok) return "sent";
    if (GONE_STATUSES.includes(answer.status)) return "gone";
    if (answer.status === 429 || answer.status >= 500) {
      throw new Error(`The push service answered ${answer.status}`);
    }
    return "refused";
  };
}

/** A pending message with the same topic is replaced (RFC 8030 §5.4). The hash reveals nothing of the tag. */
const topicOf = (tag: string) =>
  createHash("sha256").update(tag).digest("base64url").slice(0, TOPIC_LENGTH);
