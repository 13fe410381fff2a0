import type { JsonClient, JsonResult } from "~/http/json-client.server";

const PICTURE_TIMEOUT_MS = 15_000;

/** The service's `api/membership/v1`. */
export function createMembershipApi(send: JsonClient) {
  return {
    /** For the member's claim that is open. */
    sendClaimProof: (bearer: string, bytes: Uint8Array): Promise<JsonResult<null>> =>
      send("api/membership/v1/claim-proof", {
        method: "POST",
        bearer,
        bytes,
        timeoutMs: PICTURE_TIMEOUT_MS,
      }),
  };
}

export type MembershipApi = ReturnType<typeof createMembershipApi>;
