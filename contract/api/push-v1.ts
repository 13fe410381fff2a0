import { z } from "zod";
import { moment } from "./time.ts";

const base64url = z.string().regex(/^[A-Za-z0-9_-]+$/);

/** Push subscription of a browser (Push API, `toJSON()`). */
export const pushSubscription = z.object({
  endpoint: z.url().max(1_000),
  keys: z.object({ p256dh: base64url.length(87), auth: base64url.length(22) }),
});
export type PushSubscriptionInput = z.output<typeof pushSubscription>;

/** Device to unsubscribe; null means the requesting device. */
export const pushRemoval = z.object({ device: z.uuid().nullable().default(null) });

const pushDevice = z.object({
  id: z.string(),
  isCurrent: z.boolean(),
  /** Browser and system in words. */
  name: z.string(),
  createdAt: moment,
});
export type PushDevice = z.output<typeof pushDevice>;

export const pushOverview = z.object({
  /** The portal's VAPID key, which identifies the sender to the browser; null if push is disabled. */
  publicKey: z.string().nullable(),
  devices: z.array(pushDevice),
});
export type PushOverview = z.output<typeof pushOverview>;

export const pushDone = z.object({});

/** Push payload that `public/sw.js` shows. */
export type PushMessage = {
  kind: string;
  title: string;
  /** Path in the portal, with locale. */
  path: string;
  /** A later message with the same tag replaces it on the screen. */
  tag: string;
};
