import type { JsonClient, JsonResult } from "~/http/json-client.server";

type Choice = "accepted" | "refused";

export type ToldConsent = {
  visitorId: string;
  version: string;
  /** ISO 8601, UTC. */
  givenAt: string;
  choices: { analytics: Choice; analytics_identity: Choice };
};

/** The choice holds without the log: nobody waits long for it. */
const TIMEOUT_MS = 1_500;

/** The service's log of consents; the same decision may be told again. */
export function createConsentsApi(send: JsonClient, internalKey: string) {
  return {
    /** `bearer`: the member's, or null for a browser where nobody is logged in. */
    record(
      told: ToldConsent,
      bearer: string | null,
      clientAddress: string,
    ): Promise<JsonResult<null>> {
      return send("api/users/v1/consents", {
        method: "POST",
        body: told,
        ...(bearer && { bearer }),
        headers: { "x-portal-internal": internalKey, "x-portal-client-address": clientAddress },
        timeoutMs: TIMEOUT_MS,
      });
    },
  };
}

export type ConsentsApi = ReturnType<typeof createConsentsApi>;
