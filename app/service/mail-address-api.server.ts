import { z } from "zod";
import type { JsonResult } from "~/http/json-client.server";
import { createAskService } from "./ask-service.server";
import type { Caller } from "./caller";

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
