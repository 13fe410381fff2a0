import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from "@simplewebauthn/browser";
import type { JsonClient, JsonResult } from "~/http/json-client.server";
import { visitorHeaders, type Visitor } from "~/http/visitor";

export type CmsUser = {
  id: string;
  email: string;
  first_name: string | null;
  last_name: string | null;
  role: string | null;
  /** Id of the picture. */
  avatar: string | null;
};

export type SessionCheck = {
  accessTokenExpiry: string;
  directusToken: string;
  directusTokenExpiry: string;
  cmsUser: CmsUser | null;
};

export type SessionGrant = SessionCheck & {
  accessToken: string;
  refreshTokenExpiry: string;
  id: string;
  firstName: string;
  lastName: string;
  fullName: string;
  email: string;
  isActive: boolean;
  isEmailConfirmed: boolean;
  createdAt: string;
  updatedAt: string;
  directusUserId: string;
};

/** `deviceToken` tells the next login that this browser was in before. */
export type LoginGrant = SessionGrant & { deviceToken: string };

/** Every page waits for the check: a hanging service must not hang them. */
const CHECK_TIMEOUT_MS = 2_000;

/** The service's `api/users/v1` (portal-spec §7). */
export function createUsersApi(send: JsonClient, internalKey: string) {
  const path = (name: string) => `api/users/v1/${name}`;
  const logIn = <T>(name: string, body: unknown, visitor: Visitor): Promise<JsonResult<T>> =>
    send(path(name), {
      method: "POST",
      body,
      headers: visitorHeaders(internalKey, visitor),
    });
  return {
    login(
      credentials: { email: string; password: string; deviceToken: string | null },
      visitor: Visitor,
    ): Promise<JsonResult<LoginGrant>> {
      return logIn("login", credentials, visitor);
    },
    /** The second step: a code of the app or a recovery code. */
    loginByCode(
      answer: { challenge: string; code: string; deviceToken: string | null },
      visitor: Visitor,
    ): Promise<JsonResult<LoginGrant>> {
      return logIn("login/code", answer, visitor);
    },
    beginPasskeyLogin(
      visitor: Visitor,
    ): Promise<JsonResult<{ options: PublicKeyCredentialRequestOptionsJSON; challenge: string }>> {
      return logIn("login/passkey/begin", {}, visitor);
    },
    loginByPasskey(
      answer: {
        challenge: string;
        response: AuthenticationResponseJSON;
        deviceToken: string | null;
      },
      visitor: Visitor,
    ): Promise<JsonResult<LoginGrant>> {
      return logIn("login/passkey", answer, visitor);
    },
    checkAccessToken(bearer: string): Promise<JsonResult<SessionCheck>> {
      return send(path("check-access-token"), { bearer, timeoutMs: CHECK_TIMEOUT_MS });
    },
    loginWithAccessToken(bearer: string): Promise<JsonResult<SessionGrant>> {
      return send(path("login-with-access-token"), { method: "POST", bearer });
    },
    logout(bearer: string): Promise<JsonResult<null>> {
      return send(path("logout"), { method: "POST", bearer });
    },
  };
}

export type UsersApi = ReturnType<typeof createUsersApi>;
