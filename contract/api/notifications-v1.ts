import { z } from "zod";
import { EMAIL_MAX_LENGTH } from "../account/person.ts";
import { moment } from "./common.ts";
import { mailStopReasons } from "../notifications/email.ts";
import { mailLists } from "../notifications/mail-lists.ts";

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
  path: string;
  /** A later message with the same tag replaces it on the screen. */
  tag: string;
};

const lists = z.array(z.enum(mailLists));

export const unsubscribeInput = z.object({ token: z.string().min(1).max(2_000) });
export const subscription = z.object({
  choices: z.array(z.object({ list: z.enum(mailLists), frequency: z.string() })),
});
export const unsubscribed = z.object({ lists, undoToken: z.string() });
export const subscribedAgain = z.object({ lists });

const MAX_EVENTS = 500;

/** Delivery reports of a mail provider. A temporary bounce stops nothing. */
export const mailReportInput = z.object({
  events: z
    .array(
      z.object({
        type: z.enum(mailStopReasons),
        email: z.string().max(EMAIL_MAX_LENGTH),
        isPermanent: z.boolean().default(true),
      }),
    )
    .max(MAX_EVENTS),
});
export type MailReportInput = z.output<typeof mailReportInput>;

export const addressCodeInput = z.object({ code: z.string().max(20) });

export const areaParams = z.object({ area: z.string() });
export const areaWaitInput = z.object({ isWaiting: z.boolean() });

/**
 * `isWaiting`: the member is notified when the area opens. `count`: all waiting members, null while they
 * are few.
 */
export const areaWait = z.object({ isWaiting: z.boolean(), count: z.number().nullable() });
export type AreaWait = z.output<typeof areaWait>;
