import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from "@simplewebauthn/browser";
import { z } from "zod";
import type { JsonClient, JsonResult } from "~/http/json-client.server";
import { visitorHeaders, type Visitor } from "~/http/visitor";
import { isPasskeyOptions, passkeyCeremony } from "../../contract/api/security-v1.ts";
import {
  loginGrant,
  sessionCheck,
  sessionGrant,
  type LoginGrant,
  type SessionCheck,
  type SessionGrant,
} from "../../contract/api/users-v1.ts";
import { createAskService } from "./ask-service.server";

export type {
  CmsUser,
  LoginGrant,
  SessionCheck,
  SessionGrant,
} from "../../contract/api/users-v1.ts";

const passkeyLogin = passkeyCeremony.extend({
  options: z.custom<PublicKeyCredentialRequestOptionsJSON>(isPasskeyOptions),
});

/** Every page waits for the check: a hanging service must not block them. */
const CHECK_TIMEOUT_MS = 2_000;

export function createUsersApi(send: JsonClient, internalKey: string) {
  const ask = createAskService(send);
  const path = (name: string) => `api/users/v1/${name}`;
  const logIn = <T>(
    shape: z.ZodType<T>,
    name: string,
    body: unknown,
    visitor: Visitor,
  ): Promise<JsonResult<T>> =>
    ask(shape, path(name), {
      method: "POST",
      body,
      headers: visitorHeaders(internalKey, visitor),
    });
  return {
    login(
      credentials: { email: string; password: string; deviceToken: string | null },
      visitor: Visitor,
    ): Promise<JsonResult<LoginGrant>> {
      return logIn(loginGrant, "login", credentials, visitor);
    },
    loginByCode(
      answer: { challenge: string; code: string; deviceToken: string | null },
      visitor: Visitor,
    ): Promise<JsonResult<LoginGrant>> {
      return logIn(loginGrant, "login/code", answer, visitor);
    },
    startPasskeyLogin(
      visitor: Visitor,
    ): Promise<JsonResult<{ options: PublicKeyCredentialRequestOptionsJSON; challenge: string }>> {
      return logIn(passkeyLogin, "login/passkey/begin", {}, visitor);
    },
    loginByPasskey(
      answer: {
        challenge: string;
        response: AuthenticationResponseJSON;
        deviceToken: string | null;
      },
      visitor: Visitor,
    ): Promise<JsonResult<LoginGrant>> {
      return logIn(loginGrant, "login/passkey", answer, visitor);
    },
    checkAccessToken(bearer: string): Promise<JsonResult<SessionCheck>> {
      return ask(sessionCheck, path("check-access-token"), { bearer, timeoutMs: CHECK_TIMEOUT_MS });
    },
    loginWithAccessToken(bearer: string): Promise<JsonResult<SessionGrant>> {
      return ask(sessionGrant, path("login-with-access-token"), { method: "POST", bearer });
    },
    logout(bearer: string): Promise<JsonResult<null>> {
      return ask(z.null(), path("logout"), { method: "POST", bearer });
    },
  };
}

export type UsersApi = ReturnType<typeof createUsersApi>;
