import type { z } from "zod";
import type { JsonResult } from "~/http/json-client.server";
import {
  pushDone,
  pushOverview,
  type PushOverview,
  type PushSubscriptionInput,
} from "../../contract/api/notifications-v1.ts";
import { createAskService } from "./ask-service.server";
import type { Caller } from "./caller";

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
