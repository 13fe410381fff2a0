import type { JsonResult } from "~/http/json-client.server";
import type { Caller } from "./caller";
import type { z } from "zod";
import {
  subscribedAgain,
  subscription,
  unsubscribed,
} from "../../contract/api/notifications-v1.ts";
import { createAskService } from "./ask-service.server";

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
      post(subscription, "subscription", token, clientAddress),
    unsubscribe: (token: string, clientAddress: string) =>
      post(unsubscribed, "unsubscribe", token, clientAddress),
    undo: (undoToken: string, clientAddress: string) =>
      post(subscribedAgain, "undo", undoToken, clientAddress),
  };
}

export type EmailFrequencyApi = ReturnType<typeof createEmailFrequencyApi>;
