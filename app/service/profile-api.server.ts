import type { JsonClient, JsonResult } from "~/http/json-client.server";

const PICTURE_TIMEOUT_MS = 15_000;

/** The service's `api/profile/v1`: what a member changes about themself. */
export function createProfileApi(send: JsonClient) {
  const path = (name: string) => `api/profile/v1/${name}`;
  return {
    changeNames(
      bearer: string,
      names: { firstName: string; lastName: string },
    ): Promise<JsonResult<null>> {
      return send(path("names"), { method: "PATCH", bearer, body: names });
    },
    changeAvatar(bearer: string, picture: Uint8Array): Promise<JsonResult<null>> {
      return send(path("avatar"), {
        method: "POST",
        bearer,
        bytes: picture,
        timeoutMs: PICTURE_TIMEOUT_MS,
      });
    },
    removeAvatar(bearer: string): Promise<JsonResult<null>> {
      return send(path("avatar"), { method: "DELETE", bearer });
    },
  };
}

export type ProfileApi = ReturnType<typeof createProfileApi>;
