import { z } from "zod";
import type { JsonResult } from "~/http/json-client.server";
import { emailLink, emailReverted } from "../../contract/api/security-v1.ts";
import type { LinkState } from "../../contract/api/common.ts";
import { createAskService, type Caller } from "./ask-service.server";

const PICTURE_TIMEOUT_MS = 15_000;

export type { LinkState as MailLinkState } from "../../contract/api/common.ts";

export function createProfileApi({ send, internalKey, bearer }: Caller) {
  const ask = createAskService(send);
  const path = (name: string) => `api/profile/v1/${name}`;
  const visitor = (address: string) => ({
    "x-portal-internal": internalKey,
    "x-portal-client-address": address,
  });
  return {
    changeNames(names: { firstName: string; lastName: string }): Promise<JsonResult<null>> {
      return ask(z.null(), path("names"), { method: "PATCH", bearer, body: names });
    },
    changeAvatar({ bytes, crop }: { bytes: Uint8Array; crop: string }): Promise<JsonResult<null>> {
      return ask(z.null(), `${path("avatar")}?${new URLSearchParams({ crop })}`, {
        method: "POST",
        bearer,
        bytes,
        timeoutMs: PICTURE_TIMEOUT_MS,
      });
    },
    requestEmailChange(
      input: { email: string; password: string },
      clientAddress: string,
      idempotencyKey: string,
    ): Promise<JsonResult<null>> {
      const headers = visitor(clientAddress);
      return ask(z.null(), path("email-change"), {
        method: "POST",
        bearer,
        body: input,
        headers,
        idempotencyKey,
      });
    },
    findEmailLink(
      kind: "email-change" | "email-revert",
      token: string,
      clientAddress: string,
    ): Promise<JsonResult<{ state: LinkState; email: string | null }>> {
      const headers = visitor(clientAddress);
      return ask(emailLink, path(`${kind}/find`), { method: "POST", body: { token }, headers });
    },
    confirmEmailChange(token: string, clientAddress: string): Promise<JsonResult<null>> {
      const headers = visitor(clientAddress);
      return ask(z.null(), path("email-change/confirm"), {
        method: "POST",
        body: { token },
        headers,
      });
    },
    revertEmailChange(
      token: string,
      clientAddress: string,
    ): Promise<JsonResult<{ resetToken: string }>> {
      const headers = visitor(clientAddress);
      return ask(emailReverted, path("email-revert/confirm"), {
        method: "POST",
        body: { token },
        headers,
      });
    },
    removeAvatar(): Promise<JsonResult<null>> {
      return ask(z.null(), path("avatar"), { method: "DELETE", bearer });
    },
  };
}

export type ProfileApi = ReturnType<typeof createProfileApi>;
