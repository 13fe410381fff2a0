import type { JsonClient, JsonResult } from "~/http/json-client.server";

export type CmsUser = {
  id: string;
  email: string;
  first_name: string | null;
  last_name: string | null;
  role: string | null;
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

/** Every page waits for the check: a hanging service must not hang them. */
const CHECK_TIMEOUT_MS = 2_000;

/** The service's `api/users/v1` (portal-spec §7). */
export function createUsersApi(send: JsonClient, internalKey: string) {
  const path = (name: string) => `api/users/v1/${name}`;
  return {
    login(
      credentials: { email: string; password: string },
      clientAddress: string,
    ): Promise<JsonResult<SessionGrant>> {
      return send(path("login"), {
        method: "POST",
        body: credentials,
        headers: { "x-portal-internal": internalKey, "x-portal-client-address": clientAddress },
      });
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
