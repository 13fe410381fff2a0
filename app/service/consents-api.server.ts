import { z } from "zod";
import type { JsonResult } from "~/http/json-client.server";
import type { ConsentInput } from "../../contract/api/privacy-v1.ts";
import { createAskService } from "./ask-service.server";
import type { Caller } from "./caller";

/** Short, because the choice is valid even if logging fails. */
const TIMEOUT_MS = 1_500;

/** Sending a decision twice is safe. */
export function createConsentsApi({ send, internalKey, bearer }: Caller) {
  const ask = createAskService(send);
  return {
    record(told: ConsentInput, clientAddress: string): Promise<JsonResult<null>> {
      return ask(z.null(), "api/users/v1/consents", {
        method: "POST",
        body: told,
        bearer,
        headers: { "x-portal-internal": internalKey, "x-portal-client-address": clientAddress },
        timeoutMs: TIMEOUT_MS,
      });
    },
  };
}

export type ConsentsApi = ReturnType<typeof createConsentsApi>;
