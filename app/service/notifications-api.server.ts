import type { JsonResult } from "~/http/json-client.server";
import { z } from "zod";
import {
  subscribedAgain,
  subscription as emailSubscription,
  unsubscribed,
  pushDone,
  pushOverview,
  type PushOverview,
  type PushSubscriptionInput,
} from "../../contract/api/notifications-v1.ts";
import { createAskService, type Caller } from "./ask-service.server";

export function createEmailFrequencyApi({ send, internalKey }: Caller) {
  const ask = createAskService(send);
  function post<T>(
    shape: z.ZodType<T>,
    name: string,
    token: string,
    address: string,
  ): Promise<JsonResult<T>> {
    return ask(shape, `api/email-frequency/v1/${name}`, {
      method: "POST",
      body: { token },
      headers: { "x-portal-internal": internalKey, "x-portal-client-address": address },
    });
  }
  return {
    findSubscription: (token: string, clientAddress: string) =>
      post(emailSubscription, "subscription", token, clientAddress),
    unsubscribe: (token: string, clientAddress: string) =>
      post(unsubscribed, "unsubscribe", token, clientAddress),
    undo: (undoToken: string, clientAddress: string) =>
      post(subscribedAgain, "undo", undoToken, clientAddress),
  };
}

export type EmailFrequencyApi = ReturnType<typeof createEmailFrequencyApi>;

export function createMailAddressApi({ send, bearer }: Caller) {
  const ask = createAskService(send);
  const path = "api/mail-address/v1";
  return {
    sendCode: (): Promise<JsonResult<null>> =>
      ask(z.null(), `${path}/code`, { method: "POST", bearer }),
    confirm: (code: string): Promise<JsonResult<null>> =>
      ask(z.null(), `${path}/confirm`, { method: "POST", bearer, body: { code } }),
  };
}

export type MailAddressApi = ReturnType<typeof createMailAddressApi>;

/** The service calls the push provider while the member waits. */
const TEST_TIMEOUT_MS = 12_000;

export function createPushApi({ send, bearer }: Caller) {
  const ask = createAskService(send);
  const post = (name: string, body: object, timeoutMs?: number) =>
    ask<z.output<typeof pushDone>>(pushDone, `api/push/v1/${name}`, {
      method: "POST",
      bearer,
      body,
      ...(timeoutMs !== undefined && { timeoutMs }),
    });
  return {
    find: (): Promise<JsonResult<PushOverview>> => ask(pushOverview, "api/push/v1/", { bearer }),
    subscribe: (subscription: PushSubscriptionInput) => post("subscribe", subscription),
    unsubscribe: (device: string | null) => post("unsubscribe", { device }),
    test: () => post("test", {}, TEST_TIMEOUT_MS),
  };
}

export type PushApi = ReturnType<typeof createPushApi>;
