import type { JsonClient, JsonResult } from "~/http/json-client.server";
import { visitorHeaders, type Visitor } from "~/http/visitor";

export type RecoveryLinkState = "valid" | "expired" | "used" | "replaced" | "unknown";

/** `deviceToken` is for this browser; the rest still opens the account beside the new password. */
export type PasswordReset = { deviceToken: string; areCodesOn: boolean; passkeys: number };

/** The service's `api/recovery/v1`: a new password by a mail's link. */
export function createRecoveryApi(send: JsonClient, internalKey: string) {
  const post = <T>(name: string, body: unknown, visitor: Visitor): Promise<JsonResult<T>> =>
    send(`api/recovery/v1/${name}`, {
      method: "POST",
      body,
      headers: visitorHeaders(internalKey, visitor),
    });
  return {
    request: (email: string, visitor: Visitor) => post<object>("request", { email }, visitor),
    check: (token: string, visitor: Visitor) =>
      post<{ state: RecoveryLinkState }>("check", { token }, visitor),
    reset: (token: string, password: string, visitor: Visitor) =>
      post<PasswordReset>("reset", { token, password }, visitor),
  };
}

export type RecoveryApi = ReturnType<typeof createRecoveryApi>;
