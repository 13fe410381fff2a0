import type { JsonClient, JsonResult } from "~/http/json-client.server";

const PICTURE_TIMEOUT_MS = 15_000;

export type MailLinkState = "valid" | "expired" | "used" | "replaced" | "unknown";

/** The service's `api/profile/v1`: what a member changes about themself. */
export function createProfileApi(send: JsonClient, internalKey: string) {
  const path = (name: string) => `api/profile/v1/${name}`;
  const visitor = (address: string) => ({
    "x-portal-internal": internalKey,
    "x-portal-client-address": address,
  });
  return {
    changeNames(
      bearer: string,
      names: { firstName: string; lastName: string },
    ): Promise<JsonResult<null>> {
      return send(path("names"), { method: "PATCH", bearer, body: names });
    },
    changeAvatar(
      bearer: string,
      { bytes, crop }: { bytes: Uint8Array; crop: string },
    ): Promise<JsonResult<null>> {
      return send(`${path("avatar")}?${new URLSearchParams({ crop })}`, {
        method: "POST",
        bearer,
        bytes,
        timeoutMs: PICTURE_TIMEOUT_MS,
      });
    },
    requestEmailChange(
      bearer: string,
      wish: { email: string; password: string },
      clientAddress: string,
      idempotencyKey: string,
    ): Promise<JsonResult<null>> {
      const headers = visitor(clientAddress);
      return send(path("email-change"), {
        method: "POST",
        bearer,
        body: wish,
        headers,
        idempotencyKey,
      });
    },
    findEmailLink(
      kind: "email-change" | "email-revert",
      token: string,
      clientAddress: string,
    ): Promise<JsonResult<{ state: MailLinkState; email: string | null }>> {
      const headers = visitor(clientAddress);
      return send(path(`${kind}/find`), { method: "POST", body: { token }, headers });
    },
    confirmEmailChange(token: string, clientAddress: string): Promise<JsonResult<null>> {
      const headers = visitor(clientAddress);
      return send(path("email-change/confirm"), { method: "POST", body: { token }, headers });
    },
    revertEmailChange(
      token: string,
      clientAddress: string,
    ): Promise<JsonResult<{ resetToken: string }>> {
      const headers = visitor(clientAddress);
      return send(path("email-revert/confirm"), { method: "POST", body: { token }, headers });
    },
    removeAvatar(bearer: string): Promise<JsonResult<null>> {
      return send(path("avatar"), { method: "DELETE", bearer });
    },
  };
}

export type ProfileApi = ReturnType<typeof createProfileApi>;
