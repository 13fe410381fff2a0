import { z } from "zod";
import type { JsonResult } from "~/http/json-client.server";
import { createAskService } from "./ask-service.server";
import type { Caller } from "./caller";

const PICTURE_TIMEOUT_MS = 15_000;

export function createMembershipApi({ send, bearer }: Caller) {
  const ask = createAskService(send);
  return {
    sendClaimProof: (bytes: Uint8Array): Promise<JsonResult<null>> =>
      ask(z.null(), "api/membership/v1/claim-proof", {
        method: "POST",
        bearer,
        bytes,
        timeoutMs: PICTURE_TIMEOUT_MS,
      }),
  };
}

export type MembershipApi = ReturnType<typeof createMembershipApi>;
