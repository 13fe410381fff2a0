import type { z } from "zod";
import type { JsonResult } from "~/http/json-client.server";
import { visitorHeaders, type Visitor } from "~/http/visitor";
import { passwordReset, recoveryLink, recoveryRequested } from "../../contract/api/security-v1.ts";
import { createAskService, type Caller } from "./ask-service.server";

export type { LinkState as RecoveryLinkState } from "../../contract/api/common.ts";

export type { PasswordReset } from "../../contract/api/security-v1.ts";

export function createRecoveryApi({ send, internalKey }: Caller) {
  const ask = createAskService(send);
  const post = <T>(
    shape: z.ZodType<T>,
    name: string,
    body: unknown,
    visitor: Visitor,
  ): Promise<JsonResult<T>> =>
    ask(shape, `api/recovery/v1/${name}`, {
      method: "POST",
      body,
      headers: visitorHeaders(internalKey, visitor),
    });
  return {
    request: (email: string, visitor: Visitor) =>
      post(recoveryRequested, "request", { email }, visitor),
    check: (token: string, visitor: Visitor) => post(recoveryLink, "check", { token }, visitor),
    reset: (token: string, password: string, visitor: Visitor) =>
      post(passwordReset, "reset", { token, password }, visitor),
  };
}

export type RecoveryApi = ReturnType<typeof createRecoveryApi>;
